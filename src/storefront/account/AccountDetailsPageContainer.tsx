'use client';

import { detailsWords } from '../../brands/words/details.js';
import { done } from '../../model/load.js';
import { AccountDetailsPage } from '../../screens/account/AccountDetailsPage.js';
import { ChangeEmailForm } from '../../screens/account/ChangeEmailForm.js';
import { useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { customerCalls } from '../shop/calls.js';
import { useAccountAction, useRefetchProfile } from '../shop/useAccountAction.js';
import { useProfile } from '../shop/useProfile.js';

/** Connects the account details page. */
export function AccountDetailsPageContainer() {
  const { load, refresh } = useProfile();
  usePageTitle(useText(detailsWords)('details.title'));
  return (
    <AccountLayoutContainer current="accountDetails">
      <AccountDetailsPage profile={load} email={<Email />} onRetry={refresh} />
    </AccountLayoutContainer>
  );
}

function Email() {
  const { client } = useServices();
  const href = useHref();
  const refetchProfile = useRefetchProfile();
  const { draft, save, clear } = useDraft('email', { email: '' });
  const { action, run } = useAccountAction({ afterwards: done });
  return (
    <ChangeEmailForm
      start={draft?.email ?? ''}
      action={action}
      onDraft={save}
      onSubmit={({ email }) =>
        run(async () => {
          await client.call(customerCalls.updateUserEmail, { body: { email, recrPage: href('accountDetails') } });
          clear();
          await refetchProfile();
        })
      }
    />
  );
}
