'use client';

import { useQueryClient } from '@tanstack/react-query';
import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { done, ready } from '../../model/load.js';
import type { AccountSubscription, WineRewardEvent } from '../../model/plan.js';
import { hasWineRewards } from '../../rules/account/membership.js';
import { ProfileOptionsForm } from '../../screens/account/ProfileOptionsForm.js';
import { WineRewardOptionsForm } from '../../screens/account/WineRewardOptionsForm.js';
import { WineRewardPage } from '../../screens/account/WineRewardPage.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useDraft } from '../base/useDraft.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { wineRewardCalls } from '../shop/accountCalls.js';
import { customerCalls } from '../shop/calls.js';
import { useAccountAction, useRefetchProfile } from '../shop/useAccountAction.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { useProfile } from '../shop/useProfile.js';
import { useSavingsAccount } from '../shop/useSavingsAccount.js';
import { useSubscriptions } from '../shop/useSubscriptions.js';

/** Connects the wine reward page. */
export function WineRewardPageContainer() {
  const { client } = useServices();
  const queries = useQueryClient();
  const { profile } = useProfile();
  const { load, retry } = useSubscriptions();
  const savings = useSavingsAccount().load;
  const reward = load.status === 'ready' ? load.data.find(({ type }) => type === 'WINEREWARD') : undefined;
  const params = { subscriptionId: reward?.subscriptionId ?? '' };
  const eventsKey = queryKey('listWineRewardEvents');
  const events = useLoad<readonly WineRewardEvent[]>({
    ...useCustomerQueryOptions(reward !== undefined),
    queryKey: eventsKey,
    queryFn: ({ signal }) => client.call(wineRewardCalls.listWineRewardEvents, { params }, { signal }),
  });
  const statement = useAccountAction({
    afterwards: done,
    refetch: () => queries.refetchQueries({ queryKey: eventsKey }),
  });
  usePageTitle(useText(subscriptionsWords)('reward.title'));
  return (
    <AccountLayoutContainer current="wineReward">
      <WineRewardPage
        reward={load.status === 'ready' ? ready(reward ?? null) : load}
        isActive={hasWineRewards(profile)}
        balance={savings.status !== 'ready' ? savings : savings.data ? ready(savings.data.balance) : undefined}
        events={events.load}
        options={reward ? <Options held={reward} /> : null}
        planPayment={<PlanPayment />}
        statement={statement.action}
        onRequestStatement={({ media }) =>
          void statement.run(() => client.call(wineRewardCalls.requestWineRewardStatement, { params, body: { media } }))
        }
        onRetry={({ part }) => (part === 'reward' ? retry() : events.retry())}
      />
    </AccountLayoutContainer>
  );
}

function Options({ held }: { held: AccountSubscription }) {
  const { client } = useServices();
  const queries = useQueryClient();
  const { draft, save, clear } = useDraft('wineReward', { dayOfMonth: 1, paymentHoliday: false });
  const { action, run } = useAccountAction({
    afterwards: done,
    refetch: () =>
      Promise.all([
        queries.refetchQueries({ queryKey: queryKey('listSubscriptions') }),
        queries.refetchQueries({ queryKey: queryKey('listWineRewardEvents') }),
      ]),
  });
  const { dayOfMonth = 1, paymentHoliday = false } = draft ?? held;
  return (
    <WineRewardOptionsForm
      options={{ dayOfMonth, paymentHoliday }}
      action={action}
      onDraft={save}
      onSubmit={(body) =>
        void run(async () => {
          const params = { subscriptionId: held.subscriptionId };
          await client.call(wineRewardCalls.updateWineRewardOptions, { params, body });
          clear();
        })
      }
    />
  );
}

function PlanPayment() {
  const { client } = useServices();
  const { profile } = useProfile();
  const { action, run } = useAccountAction({ refetch: useRefetchProfile() });
  return (
    <ProfileOptionsForm
      payForWineplansWithWinereward={profile?.userDetails?.payForWineplansWithWinereward ?? false}
      action={action}
      onChange={(body) => void run(() => client.call(customerCalls.updateProfileOptions, { body }))}
    />
  );
}
