'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { AccountPageName } from '../../rules/account/accountMenu.js';
import { AccountLayout } from '../../screens/account/AccountLayout.js';
import { useHref } from '../../ui/useHref.js';
import { Boundary, nothing } from '../base/Boundary.js';
import { pageNotice } from '../base/problems.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { isSignedOut } from './orReached.js';
import { SavingsBalanceContainer } from './SavingsBalanceContainer.js';
import { useProfile } from './useProfile.js';

export interface AccountLayoutContainerProps {
  /** The page whose entry is marked as current in the menu. */
  readonly current: AccountPageName;
  readonly children: ReactNode;
}

/** Connects the frame of the account pages. Until the profile has loaded, the frame is shown as it is for a customer. */
export function AccountLayoutContainer({ current, children }: AccountLayoutContainerProps) {
  useSignInOffer();
  const href = useHref();
  const { profile, login, load, refresh } = useProfile();
  const { salutation, firstName, lastName } = profile?.summaryDetails ?? {};
  return (
    <AccountLayout
      current={current}
      login={load.status === 'ready' ? login : 'soft'}
      name={[salutation, firstName, lastName].filter(Boolean).join(' ') || undefined}
      balance={
        <Boundary draw={nothing}>
          <SavingsBalanceContainer />
        </Boundary>
      }
      failure={load.status === 'failed' ? load.message : undefined}
      signInHref={href('login', { query: { returnTo: href(current) } })}
      onRetry={refresh}
    >
      <Boundary draw={pageNotice}>{children}</Boundary>
    </AccountLayout>
  );
}

/** Opens the sign-in dialog when the shop refuses one of the page's calls because it has signed the customer out in the
 * meantime. After signing in, the page is reloaded, keeping what was typed. */
function useSignInOffer(): void {
  const { dialog } = useServices();
  const queries = useQueryClient();
  const openDialog = useOpenDialog();
  useEffect(() =>
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error' || !isSignedOut(event.action.error)) return;
      // If several calls are refused, only the first opens the dialog.
      if (dialog.get() === undefined) openDialog('login', {});
    }),
  );
}
