import { useQueryClient } from '@tanstack/react-query';
import { done } from '../../model/load.js';
import { checksEmailOptIn, hasOptedIn } from '../../rules/emailOptIn.js';
import { EmailOptInReminder } from '../../screens/home/EmailOptInReminder.js';
import { useScope } from '../../ui/scope.js';
import { customerCalls } from '../calls.js';
import { emailOptInReminderCookie } from '../cookies.js';
import { queryKey } from '../queryKey.js';
import { useServices } from '../StorefrontProvider.js';
import { useAction } from '../useAction.js';
import { useMarketingPermissions } from '../useMarketingPermissions.js';
import { useProfile } from '../useProfile.js';
import { useReminder } from '../useReminder.js';

/** Connects the opt-in reminder, for a customer whose permissions do not include email (ACCT-018). It does not show
 * when they cannot be fetched. */
export function EmailOptInReminderContainer() {
  const { client } = useServices();
  const { brand } = useScope();
  const { login } = useProfile();
  const queries = useQueryClient();
  const { due, dismiss } = useReminder(emailOptInReminderCookie);
  const { action, run } = useAction({ afterwards: done });
  const permissions = useMarketingPermissions(due && checksEmailOptIn(brand, login));
  const isAsked = permissions !== undefined && !hasOptedIn(permissions);
  if (!isAsked && action.status !== 'done') return null;
  const optIn = async () => {
    await client.call(customerCalls.updateContactPreferences, { body: { optin: { emailFlag: true } } });
    for (const name of ['getPermissionsByCategory', 'getProfileDetails'] as const)
      void queries.invalidateQueries({ queryKey: queryKey(name) });
  };
  return <EmailOptInReminder dismissed={!due} action={action} onOptIn={() => run(optIn)} onDismiss={dismiss} />;
}
