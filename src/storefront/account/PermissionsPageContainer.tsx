'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { detailsWords } from '../../brands/words/details.js';
import type { Permission } from '../../model/account.js';
import { type Action, busy, failed, idle } from '../../model/load.js';
import { permissionsLimit } from '../../rules/account/preferences.js';
import { keyOfPermission, PermissionsPage } from '../../screens/account/PermissionsPage.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { customerCalls } from '../shop/calls.js';
import { isSignedOut } from '../shop/orReached.js';
import { useAccountFailureText, useRefetchProfile } from '../shop/useAccountAction.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';

/** Connects the page of all marketing permissions (ACCT-020 to ACCT-022). */
export function PermissionsPageContainer() {
  const { client } = useServices();
  const queries = useQueryClient();
  const text = useText(detailsWords);
  const failureText = useAccountFailureText();
  const refetchProfile = useRefetchProfile();
  const [changes, setChanges] = useState<Readonly<Record<string, Action>>>({});
  const [announcement, setAnnouncement] = useState<string>();
  const { load, retry } = useLoad({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listPermissions'),
    queryFn: async ({ signal }) =>
      (await client.call(customerCalls.listPermissions, { query: { limit: permissionsLimit } }, { signal }))
        .permissions,
  });
  usePageTitle(text('permissions.title'));

  async function set(permission: Permission): Promise<void> {
    const show = (action: Action) => setChanges((all) => ({ ...all, [keyOfPermission(permission)]: action }));
    const refetch = () =>
      Promise.all([queries.refetchQueries({ queryKey: queryKey('listPermissions') }), refetchProfile()]);
    show(busy);
    try {
      await client.call(customerCalls.createPermission, { body: permission });
      await refetch();
      void queries.invalidateQueries({ queryKey: queryKey('getPermissionsByCategory') });
      show(idle);
      setAnnouncement(text('permissions.set', { name: permission.code }));
    } catch (error) {
      show(failed(failureText(error)));
      // The shop may have carried out the change before its response was lost.
      if (!isSignedOut(error)) void refetch();
    }
  }

  return (
    <AccountLayoutContainer current="permissions">
      <PermissionsPage
        permissions={load}
        changes={changes}
        announcement={announcement}
        onSet={(permission) => void set(permission)}
        onRetry={retry}
      />
    </AccountLayoutContainer>
  );
}
