import type { ReactNode } from 'react';
import type { AccountPageName } from '../rules/accountMenu.js';
import { AccountLayout } from '../screens/account/AccountLayout.js';
import { useScope } from '../ui/scope.js';
import { SavingsBalanceContainer } from './SavingsBalanceContainer.js';
import { useProfile } from './useProfile.js';

export interface AccountLayoutContainerProps {
  /** The page whose entry is marked in the menu. */
  readonly current: AccountPageName;
  readonly children: ReactNode;
}

/** Connects the frame of the account's pages. Until the customer is known it is that of a customer. */
export function AccountLayoutContainer({ current, children }: AccountLayoutContainerProps) {
  const { href } = useScope();
  const { profile, login, load, refresh } = useProfile();
  const { salutation, firstName, lastName } = profile?.summaryDetails ?? {};
  return (
    <AccountLayout
      current={current}
      login={load.status === 'ready' ? login : 'soft'}
      name={[salutation, firstName, lastName].filter(Boolean).join(' ') || undefined}
      balance={<SavingsBalanceContainer />}
      failure={load.status === 'failed' ? load.message : undefined}
      signInHref={href('login', { query: { returnTo: href(current) } })}
      onRetry={refresh}
    >
      {children}
    </AccountLayout>
  );
}
