'use client';

import { useState } from 'react';
import { planChangesWords } from '../../brands/words/planChanges.js';
import type { PlanOption, UpcomingCase } from '../../model/plan.js';
import { changedPlan } from '../../rules/plans/planChange.js';
import { sendingPlan } from '../../rules/plans/planDays.js';
import { PlanChangePage } from '../../screens/plans/change/PlanChangePage.js';
import { planTitle } from '../../screens/plans/planTitle.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { useTryAgain } from '../base/useTryAgain.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { nextCaseCalls, planCalls } from '../shop/accountCalls.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import { usePlanDraft } from '../shop/usePlanDraft.js';
import type { PlanPageProps } from './planPageProps.js';
import { useCaseContents } from './useCaseContents.js';
import { usePlanSave } from './usePlanSave.js';
import { planKey, useWinePlan } from './useWinePlan.js';

/** Loads the cases that a plan can send instead, of one size or of all sizes (PLAN-060). */
function useOptions(subscriptionId: string, bottles: number | undefined, isWanted: boolean) {
  const { client } = useServices();
  return useLoad<readonly PlanOption[]>({
    ...useCustomerQueryOptions(isWanted),
    queryKey: queryKey('listSubscriptionWinePlanOptions', subscriptionId, bottles),
    queryFn: ({ signal }) =>
      client.call(
        planCalls.listSubscriptionWinePlanOptions,
        {
          params: { subscriptionId },
          query: bottles === undefined ? {} : { bottleCountFilter: String(bottles) },
        },
        { signal },
      ),
  });
}

/** Connects the page for changing a plan's case and interval. */
export function PlanChangePageContainer({ subscriptionId }: PlanPageProps) {
  const { client } = useServices();
  const text = useText(planChangesWords);
  const params = { subscriptionId };
  const [bottles, setBottles] = useState<number>();
  const tryAgain = useTryAgain();
  const { plan } = useWinePlan(subscriptionId);
  usePageTitle(planTitle(text('planChange.title'), plan));
  const sending = plan.status === 'ready' ? sendingPlan(plan.data) : undefined;
  const all = useOptions(subscriptionId, undefined, sending !== undefined);
  const options = useOptions(subscriptionId, bottles, sending !== undefined);
  const upcoming = useLoad<readonly UpcomingCase[]>({
    ...useCustomerQueryOptions(sending !== undefined),
    queryKey: queryKey('listWinePlanUpcomingCases', subscriptionId),
    queryFn: ({ signal }) => client.call(nextCaseCalls.listWinePlanUpcomingCases, { params }, { signal }),
  });
  const { chosen, choose, forget } = usePlanDraft('planChange', subscriptionId, {
    scope: '',
    caseType: '',
    frequency: 0,
  });
  const choice = {
    ...((chosen.scope === 'next' || chosen.scope === 'plan') && ({ scope: chosen.scope } as const)),
    ...(chosen.caseType && { caseType: chosen.caseType }),
    ...(chosen.frequency && { frequency: chosen.frequency }),
  };
  const allOptions = all.load.status === 'ready' ? all.load.data : [];
  const dueCases = upcoming.load.status === 'ready' ? upcoming.load.data : [];
  const option = sending && changedPlan({ plan: sending, upcoming: dueCases, options: allOptions, choice }).option;
  const contents = useCaseContents(option?.itemCode);
  const { action, run, reset } = usePlanSave(planKey(subscriptionId));

  return (
    <AccountLayoutContainer current="winePlans">
      <PlanChangePage
        plan={plan}
        upcoming={upcoming.load}
        options={all.load.status === 'ready' ? options.load : all.load}
        allOptions={allOptions}
        bottles={bottles}
        choice={choice}
        contents={contents.contents}
        saving={action}
        onFilter={(filter) => setBottles(filter.bottles)}
        onChoose={(more) => {
          reset();
          choose(more);
        }}
        onContents={contents.ask}
        onSave={async ({ scope, caseType, frequency }) => {
          const isSaved = await run(async () => {
            await client.call(planCalls.updateWinePlan, {
              params,
              body: {
                caseType,
                frequency,
                subscriptionOrderId: sending?.subscriptionOrderId ?? '',
                changePlan: scope === 'plan',
                nextDeliveryOnly: scope === 'next',
              },
            });
          });
          if (isSaved) forget({ scope });
        }}
        onRetry={() => tryAgain()}
      />
    </AccountLayoutContainer>
  );
}
