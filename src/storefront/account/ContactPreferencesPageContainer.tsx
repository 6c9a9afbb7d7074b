'use client';

import { useQueryClient } from '@tanstack/react-query';
import { detailsWords } from '../../brands/words/details.js';
import { done, ready } from '../../model/load.js';
import {
  denied,
  granted,
  type Preference,
  type Preferences,
  preferenceCodes,
  preferencesOfPermissions,
  preferencesOfProfile,
} from '../../rules/account/preferences.js';
import { marketingCategory } from '../../rules/home/emailOptIn.js';
import { ContactPreferencesPage } from '../../screens/account/ContactPreferencesPage.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { customerCalls } from '../shop/calls.js';
import { useAccountAction, useRefetchProfile } from '../shop/useAccountAction.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { useProfile } from '../shop/useProfile.js';

const params = { category: marketingCategory };
const nothing: { readonly edits: Partial<Preferences> } = { edits: {} };

/** Connects the contact preferences page. For a signed-in customer, the preferences come with the profile; for a
 * recognised customer, they are read from the marketing permissions. Only changes are saved: the email preference by
 * its own call (ACCT-016), the others as permissions, which is the only way to save them. */
export function ContactPreferencesPageContainer() {
  const { client } = useServices();
  const queries = useQueryClient();
  const { profile } = useProfile();
  const refetchProfile = useRefetchProfile();
  const { draft, save, clear } = useDraft('preferences', nothing);
  const ofProfile = profile?.userDetails?.userPreferences;
  const permissions = useLoad({
    ...useCustomerQueryOptions(ofProfile === undefined),
    queryKey: queryKey('getPermissionsByCategory', marketingCategory),
    queryFn: async ({ signal }) =>
      (await client.call(customerCalls.getPermissionsByCategory, { params }, { signal })).permissions,
  });
  usePageTitle(useText(detailsWords)('preferences.title'));

  async function set(name: Preference, isAllowed: boolean): Promise<void> {
    if (name === 'email')
      await client.call(customerCalls.updateContactPreferences, { body: { optin: { emailFlag: isAllowed } } });
    else
      await client.call(customerCalls.updatePermissionsByCategory, {
        params,
        body: { code: preferenceCodes[name], state: isAllowed ? granted : denied },
      });
  }
  // After a failure, some changes may already have been saved.
  const { action, run } = useAccountAction({
    afterwards: done,
    refetch: () =>
      Promise.all([
        refetchProfile(),
        queries.refetchQueries({ queryKey: queryKey('getPermissionsByCategory', marketingCategory) }),
        queries.invalidateQueries({ queryKey: queryKey('listPermissions') }),
      ]),
  });

  return (
    <AccountLayoutContainer current="contactPreferences">
      <ContactPreferencesPage
        preferences={
          ofProfile
            ? ready(preferencesOfProfile(ofProfile))
            : permissions.load.status === 'ready'
              ? ready(preferencesOfPermissions(permissions.load.data))
              : permissions.load
        }
        draft={draft?.edits}
        action={action}
        onDraft={(edits) => save({ edits })}
        onSubmit={({ preferences, changed }) =>
          run(async () => {
            for (const name of changed) await set(name, preferences[name]);
            clear();
          })
        }
        onRetry={permissions.retry}
      />
    </AccountLayoutContainer>
  );
}
