'use client';

import type { ReactNode } from 'react';
import { AccountFacts, AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { detailsWords } from '../../brands/words/details.js';
import type { CustomerProfile } from '../../model/customer.js';
import type { Load } from '../../model/load.js';
import { useText } from '../../ui/scope.js';

/** The customer's profile, and the page's form. */
export interface AccountDetailsPageProps {
  /** The customer's profile. */
  readonly profile: Load<CustomerProfile>;
  /** The `ChangeEmailForm` element. */
  readonly email: ReactNode;
  /** Called to fetch the profile again after it failed to load. */
  readonly onRetry: () => void;
}

/** Page with the customer's details and the form for the email address (ACCT-004, ACCT-005). The name can only be
 * changed by telephone, because no API call changes it. */
export function AccountDetailsPage({ profile, email, onRetry }: AccountDetailsPageProps) {
  const text = useText(detailsWords);
  return (
    <AccountPage
      component="AccountDetailsPage"
      title={text('details.title')}
      lead={text('details.lead')}
      load={profile}
      loadingText={text('details.loading')}
      onRetry={onRetry}
    >
      {({ summaryDetails = {} }) => (
        <>
          <AccountFacts
            facts={(
              [
                ['details.salutation', summaryDetails.salutation],
                ['details.firstName', summaryDetails.firstName],
                ['details.lastName', summaryDetails.lastName],
                ['details.email', summaryDetails.emailAddress],
                ['details.number', summaryDetails.brandAccountNumber],
              ] as const
            ).flatMap(([name, value]) => (value ? [[text(name), value] as const] : []))}
          />
          <AccountPart title={text('email.title')}>{email}</AccountPart>
        </>
      )}
    </AccountPage>
  );
}
