'use client';

import { useState } from 'react';
import { accountWords } from '../../brands/words/account.js';
import { done, type Load, loading, ready } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';
import { accountNeeds } from '../../rules/account/accountNeeds.js';
import { membershipFlags } from '../../rules/account/membership.js';
import { nextPlan } from '../../rules/account/nextPlan.js';
import { AccountHomePage } from '../../screens/account/AccountHomePage.js';
import { ReinstateDialog } from '../../screens/plans/list/ReinstateDialog.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { useOpenDialog } from '../base/useOpenDialog.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useToday } from '../base/useToday.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { planCalls } from '../shop/accountCalls.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { useProfile } from '../shop/useProfile.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';
import { useSavingsAccount } from '../shop/useSavingsAccount.js';
import { usePurchases } from './usePurchases.js';

/** Connects the first page of the account. A recognised customer sees only what needs no password. */
export function AccountHomePageContainer() {
  const { client } = useServices();
  const { profile, login } = useProfile();
  const openDialog = useOpenDialog();
  const today = useToday();
  const purchases = usePurchases();
  const savings = useSavingsAccount();
  const plans = useLoad({
    ...useCustomerQueryOptions(login === 'hard'),
    queryKey: queryKey('listWinePlans'),
    queryFn: ({ signal }) => client.call(planCalls.listWinePlans, undefined, { signal }),
  });
  const retries = { nextCase: plans.retry, lastOrder: purchases.retry, balance: savings.retry };
  const held = plans.load.status === 'ready' ? plans.load.data : [];
  const [suspended, ...others] = held.filter(({ status }) => status === 'SUSPENDED');
  const [reinstated, setReinstated] = useState<WinePlan>();
  const reinstating = useAccountAction({ afterwards: done, refetch: useRefetchPlans() });
  usePageTitle(useText(accountWords)('account.title'));
  return (
    <AccountLayoutContainer current="account">
      <AccountHomePage
        login={login}
        firstName={profile?.summaryDetails?.firstName}
        needs={today === undefined ? loading : ready(accountNeeds(profile, today))}
        nextCase={mapped(plans.load, nextPlan)}
        lastOrder={mapped(purchases.load, ([latest]) => latest)}
        balance={mapped(savings.load, (account) => account?.balance)}
        subscriptions={profile?.trustedDetails?.subscriptions ?? []}
        flags={membershipFlags(profile)}
        onReinstate={suspended && !others.length ? () => setReinstated(suspended) : undefined}
        onSignIn={() => openDialog('login', {})}
        onRetry={({ part }) => retries[part]()}
      />
      {reinstated ? (
        <ReinstateDialog
          of="plan"
          plan={held.find(({ subscriptionId }) => subscriptionId === reinstated.subscriptionId) ?? reinstated}
          cases={[]}
          action={reinstating.action}
          onReinstate={() =>
            void reinstating.run(() =>
              client.call(planCalls.reinstateWinePlan, { params: { wpSubscriptionId: reinstated.subscriptionId } }),
            )
          }
          onClose={() => {
            if (reinstating.action.status !== 'busy') setReinstated(undefined);
          }}
        />
      ) : null}
    </AccountLayoutContainer>
  );
}

const mapped = <From, To>(load: Load<From>, pick: (data: From) => To): Load<To> =>
  load.status === 'ready' ? ready(pick(load.data)) : load;
