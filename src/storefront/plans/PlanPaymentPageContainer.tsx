'use client';

import { planChangesWords } from '../../brands/words/planChanges.js';
import { loading } from '../../model/load.js';
import type { PlanPaymentMethod } from '../../model/plan.js';
import { type PlanPaymentChoice, PlanPaymentPage } from '../../screens/plans/change/PlanPaymentPage.js';
import { planTitle } from '../../screens/plans/planTitle.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useToday } from '../base/useToday.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { planCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { usePlanDraft } from '../shop/usePlanDraft.js';
import type { PlanPageProps } from './planPageProps.js';
import { usePlanSave } from './usePlanSave.js';
import { useWinePlan } from './useWinePlan.js';
import { useWinePlans } from './useWinePlans.js';

const nothing: PlanPaymentChoice = { paymentId: '', updateAllPlans: false };

/** Connects the page for a plan's payment. The choice is kept until it is saved. */
export function PlanPaymentPageContainer({ subscriptionId }: PlanPageProps) {
  const { client } = useServices();
  const text = useText(planChangesWords);
  const params = { subscriptionId };
  const today = useToday();
  const { plan, retry } = useWinePlan(subscriptionId);
  usePageTitle(planTitle(text('planPayment.title'), plan));
  const { load: plans } = useWinePlans();
  const { chosen, choose, forget } = usePlanDraft('planPayment', subscriptionId, nothing);
  const { paymentId: chosenId, updateAllPlans } = chosen;
  const choice = { ...(chosenId !== '' && { paymentId: chosenId }), updateAllPlans };
  const methodsKey = queryKey('listWinePlanPaymentMethods', subscriptionId);
  const methods = useLoad<readonly PlanPaymentMethod[]>({
    ...useCustomerQueryOptions(plan.status === 'ready'),
    queryKey: methodsKey,
    queryFn: ({ signal }) => client.call(planCalls.listWinePlanPaymentMethods, { params }, { signal }),
  });
  const { action, run, reset } = usePlanSave(methodsKey);

  return (
    <AccountLayoutContainer current="winePlans">
      <PlanPaymentPage
        plan={plan}
        methods={today === undefined ? loading : methods.load}
        planCount={plans.status === 'ready' ? plans.data.length : plans.status === 'loading' ? 1 : undefined}
        today={today ?? ''}
        choice={choice}
        saving={action}
        onChoose={(more) => {
          reset();
          choose(more);
        }}
        onSave={async ({ paymentId, updateAllPlans: isForAll }) => {
          const isSaved = await run(async () => {
            await client.call(planCalls.switchWinePlanPayment, {
              params: { subscriptionId, paymentId },
              query: { updateAllPlans: isForAll ? 'true' : 'false' },
            });
          });
          if (isSaved) forget();
        }}
        onRetry={({ part }) => (part === 'methods' ? methods.retry() : retry())}
      />
    </AccountLayoutContainer>
  );
}
