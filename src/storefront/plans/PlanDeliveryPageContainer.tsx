'use client';

import { planChangesWords } from '../../brands/words/planChanges.js';
import { ready } from '../../model/load.js';
import type { ShippingMethod } from '../../model/order.js';
import { sendingPlan } from '../../rules/plans/planDays.js';
import { PlanDeliveryPage } from '../../screens/plans/delivery/PlanDeliveryPage.js';
import { planTitle } from '../../screens/plans/planTitle.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { planDeliveryCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { usePlanDraft } from '../shop/usePlanDraft.js';
import type { PlanPageProps } from './planPageProps.js';
import { usePlanSave } from './usePlanSave.js';
import { planKey, useWinePlan } from './useWinePlan.js';

/** Connects the delivery page of a plan. All methods are listed whichever day is selected, so that the customer can
 * switch back from a fast one; the selected method on the selected day is fetched separately. */
export function PlanDeliveryPageContainer({ subscriptionId }: PlanPageProps) {
  const { client } = useServices();
  const text = useText(planChangesWords);
  const params = { subscriptionId };
  const { plan, retry } = useWinePlan(subscriptionId);
  usePageTitle(planTitle(text('planDelivery.title'), plan));
  const sending = plan.status === 'ready' ? sendingPlan(plan.data) : undefined;
  const { chosen, choose, forget } = usePlanDraft('planDelivery', subscriptionId, {
    deliveryMethod: '',
    nextDeliveryDate: '',
  });
  const deliveryMethod = chosen.deliveryMethod || (sending?.deliveryMethod ?? '');
  const nextDeliveryDate = chosen.nextDeliveryDate || (sending?.nextDeliveryDate ?? '');
  const isOther = deliveryMethod !== sending?.deliveryMethod || nextDeliveryDate !== sending.nextDeliveryDate;
  const delivery = {
    deliveryTypeCode: sending?.deliveryTypeCode ?? '',
    subscriptionOrderId: sending?.subscriptionOrderId ?? '',
  };
  const whileSending = useCustomerQueryOptions(sending !== undefined);
  const whileOther = useCustomerQueryOptions(sending !== undefined && isOther);
  const methods = useLoad<readonly ShippingMethod[]>({
    ...whileSending,
    queryKey: queryKey('listWinePlanDeliveryMethods', subscriptionId, delivery),
    queryFn: ({ signal }) =>
      client.call(planDeliveryCalls.listWinePlanDeliveryMethods, { params, query: delivery }, { signal }),
  });
  const dates = useLoad<readonly string[]>({
    ...whileSending,
    queryKey: queryKey('listWinePlanDeliveryDates', subscriptionId, deliveryMethod),
    queryFn: ({ signal }) =>
      client.call(
        planDeliveryCalls.listWinePlanDeliveryDates,
        { params: { subscriptionId, method: deliveryMethod } },
        { signal },
      ),
  });
  const choice = { deliveryMethod, nextDeliveryDate };
  const offer = useLoad<{ readonly method: ShippingMethod | undefined }>({
    ...whileOther,
    queryKey: queryKey('listWinePlanDeliveryMethods', subscriptionId, delivery, choice),
    queryFn: async ({ signal }) => {
      const query = { ...delivery, ...choice };
      const [method] = await client.call(planDeliveryCalls.listWinePlanDeliveryMethods, { params, query }, { signal });
      return { method };
    },
  });
  const { action, run, reset } = usePlanSave(planKey(subscriptionId));

  return (
    <AccountLayoutContainer current="winePlans">
      <PlanDeliveryPage
        plan={plan}
        methods={methods.load}
        dates={dates.load}
        choice={sending ? choice : {}}
        offer={isOther ? (offer.load.status === 'ready' ? ready(offer.load.data.method) : offer.load) : undefined}
        saving={action}
        onChoose={(more) => {
          reset();
          choose(more);
        }}
        onSave={async (body) => {
          const isSaved = await run(async () => {
            await client.call(planDeliveryCalls.updateWinePlanDelivery, { params, body: { ...body, ...delivery } });
          });
          if (isSaved) forget();
        }}
        onRetry={({ part }) =>
          ({ plan: retry, methods: methods.retry, dates: dates.retry, offer: offer.retry })[part]()
        }
      />
    </AccountLayoutContainer>
  );
}
