'use client';

import { subscriptionsWords } from '../../brands/words/subscriptions.js';
import { done, ready } from '../../model/load.js';
import type { CancelReason, PlanOption, PlanPaymentMethod } from '../../model/plan.js';
import { isHeld } from '../../rules/account/membership.js';
import { SubscriptionPage } from '../../screens/account/SubscriptionPage.js';
import type { SubscriptionDraft } from '../../screens/account/subscriptionParts.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useToday } from '../base/useToday.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { planCalls, subscriptionCalls } from '../shop/accountCalls.js';
import { orReached } from '../shop/orReached.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { usePlanDraft } from '../shop/usePlanDraft.js';
import { useRefetchPlans } from '../shop/useRefetchPlans.js';
import { useSubscriptions } from '../shop/useSubscriptions.js';

export interface SubscriptionPageContainerProps {
  /** Id of the subscription, from the address. */
  readonly subscriptionId: string;
}

const nothing: SubscriptionDraft = { caseType: '', paymentId: '', updateAllPlans: false };

/** Connects the page of one subscription. A saved card is selected by its id, any other way to pay by its mode. When
 * the choice is for all plans, every way to pay is selected by its id, since the call by mode does not support this. */
export function SubscriptionPageContainer({ subscriptionId }: SubscriptionPageContainerProps) {
  const { client } = useServices();
  const refetch = useRefetchPlans();
  const params = { subscriptionId };
  const { load, retry } = useSubscriptions();
  const subscription =
    load.status === 'ready' ? load.data.find((one) => one.subscriptionId === subscriptionId) : undefined;
  const whileHeld = useCustomerQueryOptions(subscription !== undefined && isHeld(subscription));
  const forCases = useCustomerQueryOptions(subscription?.caseType !== undefined);
  const methods = useLoad<readonly PlanPaymentMethod[]>({
    ...whileHeld,
    queryKey: queryKey('listSubscriptionPaymentMethods', subscriptionId),
    queryFn: ({ signal }) => client.call(subscriptionCalls.listSubscriptionPaymentMethods, { params }, { signal }),
  });
  const reasons = useLoad<readonly CancelReason[]>({
    ...whileHeld,
    queryKey: queryKey('listSubscriptionCancelReasonCodes'),
    queryFn: ({ signal }) => client.call(subscriptionCalls.listSubscriptionCancelReasonCodes, undefined, { signal }),
  });
  const cases = useLoad<readonly PlanOption[]>({
    ...forCases,
    queryKey: queryKey('listWinePlanOptions'),
    queryFn: ({ signal }) => client.call(planCalls.listWinePlanOptions, { query: {} }, { signal }),
  });
  const { chosen, choose } = usePlanDraft('subscription', subscriptionId, nothing);
  const change = useAccountAction({ afterwards: done, refetch });
  const payment = useAccountAction({ afterwards: done, refetch });
  const cancellation = useAccountAction({ refetch });
  const text = useText(subscriptionsWords);
  usePageTitle(subscription?.name ?? text('subscriptions.title'));

  async function pay({ card, paymentId, paymentMode }: PlanPaymentMethod, updateAllPlans: boolean): Promise<void> {
    if (card || updateAllPlans)
      await client.call(subscriptionCalls.updateSubscriptionPayment, {
        params,
        body: { paymentDetail: { paymentMode }, paymentId, updateAllPlans },
      });
    else
      await client.call(subscriptionCalls.switchSubscriptionPaymentOption, {
        params: { subscriptionId, paymentOption: paymentMode },
      });
  }

  return (
    <AccountLayoutContainer current="subscriptions">
      <SubscriptionPage
        subscription={load.status === 'ready' ? ready(subscription) : load}
        caseTypes={cases.load.status === 'ready' ? cases.load.data : []}
        today={useToday() ?? ''}
        methods={methods.load}
        reasons={reasons.load.status === 'ready' ? reasons.load.data : []}
        draft={chosen}
        actions={{ change: change.action, payment: payment.action, cancel: cancellation.action }}
        onDraft={choose}
        onChange={async (body) => {
          const isSaved = await change.run(() =>
            client.call(subscriptionCalls.updateCurrentSubscription, { params, body }),
          );
          if (isSaved && body.caseType !== undefined) choose({ caseType: '' });
        }}
        onPay={async ({ method, updateAllPlans }) => {
          if (await payment.run(() => pay(method, updateAllPlans))) choose({ paymentId: '', updateAllPlans: false });
        }}
        onCancel={({ reasonCode }) =>
          new Promise((resolve) => {
            const ended = cancellation.run(async () => {
              await orReached(
                () =>
                  client.call(subscriptionCalls.cancelSubscription, {
                    params,
                    query: { reasonCode: String(reasonCode) },
                  }),
                async () =>
                  !(await client.call(subscriptionCalls.listSubscriptions)).some(
                    (one) => one.subscriptionId === subscriptionId && isHeld(one),
                  ),
              );
              // The dialog closes before the button that opened it is removed.
              resolve(true);
            });
            void ended.then(resolve);
          })
        }
        onRetry={({ part }) => (part === 'methods' ? methods.retry() : retry())}
      />
    </AccountLayoutContainer>
  );
}
