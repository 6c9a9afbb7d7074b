'use client';

import { useQueryClient } from '@tanstack/react-query';
import { winePlansWords } from '../../brands/words/winePlans.js';
import { ApiError } from '../../model/error.js';
import { EndedPlanPage } from '../../screens/plans/list/EndedPlanPage.js';
import { WinePlanPage } from '../../screens/plans/list/WinePlanPage.js';
import { planTitle } from '../../screens/plans/planTitle.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import type { PlanPageProps } from './planPageProps.js';
import { usePlanDetails } from './usePlanDetails.js';
import { usePlanHistory } from './usePlanHistory.js';
import { usePlannedCases } from './usePlannedCases.js';
import { usePlanRequest } from './usePlanRequest.js';
import { useWinePlan } from './useWinePlan.js';

/** Connects the page of one wine plan. If the shop refuses to return a plan but still has cases of it, the plan was
 * cancelled: it is shown as ended, whatever was fetched before. */
export function WinePlanPageContainer({ subscriptionId }: PlanPageProps) {
  const queries = useQueryClient();
  const { plan, under, retry } = useWinePlan(subscriptionId);
  const loadedPlan = plan.status === 'ready' ? plan.data : undefined;
  const planned = usePlannedCases(subscriptionId);
  const details = usePlanDetails(subscriptionId, loadedPlan);
  const request = usePlanRequest(loadedPlan, planned.cases);
  const text = useText(winePlansWords);
  const error = queries.getQueryState(queryKey('getWinePlanList', subscriptionId))?.error;
  const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 409);
  const { load: history } = usePlanHistory(subscriptionId, isRefused);
  usePageTitle(planTitle(text('winePlan.title'), plan));
  return (
    <AccountLayoutContainer current="winePlans">
      {isRefused && history.status === 'ready' ? (
        <EndedPlanPage
          subscriptionId={subscriptionId}
          lastCase={history.data.find(({ status }) => status === 'DELIVERED')}
        />
      ) : (
        <WinePlanPage
          {...request}
          plan={plan}
          under={under}
          cases={planned.cases}
          details={details.details}
          onRetry={({ part }) => ({ plan: retry, cases: planned.retry, details: details.retry })[part]()}
        />
      )}
    </AccountLayoutContainer>
  );
}
