'use client';

import { useQueryClient } from '@tanstack/react-query';
import { done } from '../../model/load.js';
import { checksEmailOptIn, hasOptedIn } from '../../rules/home/emailOptIn.js';
import { EmailOptInReminder } from '../../screens/home/EmailOptInReminder.js';
import { useScope } from '../../ui/scope.js';
import { emailOptInReminderCookie } from '../base/cookies.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useAction } from '../base/useAction.js';
import { customerCalls } from '../shop/calls.js';
import { useProfile } from '../shop/useProfile.js';
import { useMarketingPermissions } from './useMarketingPermissions.js';
import { useReminder } from './useReminder.js';

/** Connects the opt-in reminder, for a customer whose permissions do not include email (ACCT-018). It is not shown if
 * the permissions cannot be fetched. */
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
