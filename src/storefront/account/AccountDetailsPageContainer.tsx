import { detailsWords } from '../../brands/words/details.js';
import { done } from '../../model/load.js';
import { AccountDetailsPage } from '../../screens/account/AccountDetailsPage.js';
import { ChangeEmailForm } from '../../screens/account/ChangeEmailForm.js';
import { useScope, useText } from '../../ui/scope.js';
import { AccountLayoutContainer } from '../AccountLayoutContainer.js';
import { customerCalls } from '../calls.js';
import { useServices } from '../StorefrontProvider.js';
import { useAccountAction, useRefetchProfile } from '../useAccountAction.js';
import { useDraft } from '../useDraft.js';
import { usePageTitle } from '../usePageTitle.js';
import { useProfile } from '../useProfile.js';

/** Connects the page of the account's details. */
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
  const { href } = useScope();
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
