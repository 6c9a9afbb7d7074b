'use client';

import { AccountPage, AccountPart } from '../../blocks/AccountPage.js';
import { MembershipPanel } from '../../blocks/MembershipPanel.js';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import type { Subscription } from '../../model/customer.js';
import { type Load, ready } from '../../model/load.js';
import type { MembershipFlag } from '../../rules/account/membership.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';

/** The customer's storage memberships. */
export interface StoragePageProps {
  /** Storage memberships; empty for a customer without wine in storage. */
  readonly storage: readonly Subscription[];
  /** The flags of the customer's memberships. */
  readonly flags: ReadonlySet<MembershipFlag>;
}

const nothingToRetry = (): void => {};
const there: Load<undefined> = ready(undefined);

/** Page about the wine a customer has in storage: the membership, and the number to call (ACCT-067, OPEN-094). No call
 * lists the wines. */
export function StoragePage({ storage, flags }: StoragePageProps) {
  const href = useHref();
  const text = useText(subscriptionsWords);
  return (
    <AccountPage
      component="StoragePage"
      title={text('storage.title')}
      lead={text('storage.lead')}
      load={there}
      loadingText=""
      onRetry={nothingToRetry}
    >
      {() =>
        storage.length === 0 ? (
          <EmptyState
            title={text('storage.none')}
            action={<ButtonLink href={href('contactUs')}>{text('storage.noneAction')}</ButtonLink>}
          >
            {text('storage.noneText')}
          </EmptyState>
        ) : (
          <AccountPart title={text('storage.held')}>
            <MembershipPanel subscriptions={storage} flags={flags} />
            <p className="wsk-Text">{text('storage.contact')}</p>
          </AccountPart>
        )
      }
    </AccountPage>
  );
}
