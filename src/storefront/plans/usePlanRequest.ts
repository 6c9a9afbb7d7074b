'use client';

import { useState } from 'react';
import { done, type Load } from '../../model/load.js';
import type { WinePlan } from '../../model/plan.js';
import { nextDayWithout, type PlannedCase, skippedCases } from '../../rules/plans/planCases.js';
import type { SkipStep } from '../../screens/plans/list/SkipCaseDialog.js';
import type { PlanRequest } from '../../screens/plans/list/WinePlanPage.js';
import { useServices } from '../base/StorefrontProvider.js';
import { planCalls, planDeliveryCalls } from '../shop/accountCalls.js';
import { isRefusal } from '../shop/orReached.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { usePlanAction } from './usePlanAction.js';

/** A snapshot from the time of the request, because the action changes the plan on the page. */
type Asked =
  | { readonly kind: 'skip'; readonly planned: PlannedCase; readonly nextDay: string | undefined }
  | { readonly kind: 'reinstate'; readonly of: 'plan' | 'cases'; readonly cases: readonly PlannedCase[] };

/** Manages skipping a case of a plan, and reinstating the plan or its skipped cases: one at a time, each after the
 * customer has confirmed. Before the customer confirms, the shop checks whether the case may be skipped; if the shop
 * refuses, it is not skipped (PLAN-025 to PLAN-027, PLAN-029). */
export function usePlanRequest(plan: WinePlan | undefined, cases: Load<readonly PlannedCase[]>) {
  const { client } = useServices();
  const [asked, setAsked] = useState<Asked>();
  const [isRefused, setIsRefused] = useState(false);
  const check = useAccountAction({ afterwards: done });
  const { action, run, reset } = usePlanAction();
  const subscriptionId = plan?.subscriptionId ?? '';
  const planned = cases.status === 'ready' ? cases.data : [];
  const isDone = asked !== undefined && isDoneOf(asked, plan, planned);
  // Even though the action failed, the requested state has been reached: the response was lost, or another window was
  // faster.
  const outcome = action.status === 'failed' && isDone ? done : action;

  function runCheck(): void {
    setIsRefused(false);
    check.run(async () => {
      try {
        await client.call(planDeliveryCalls.checkWinePlanDeliverySkip, { params: { subscriptionId } });
      } catch (error) {
        setIsRefused(isRefusal(error));
        throw error;
      }
    });
  }

  return {
    request: asked && requestOf(asked, stepOf(check.action, outcome, isRefused), outcome),
    onSkip({ orderId }: { readonly orderId: string }): void {
      const one = planned.find((other) => other.orderId === orderId);
      if (!one) return;
      reset();
      setAsked({ kind: 'skip', planned: one, nextDay: nextDayWithout(planned, orderId) });
      runCheck();
    },
    onReinstate(): void {
      reset();
      setAsked({
        kind: 'reinstate',
        of: plan?.status === 'SUSPENDED' ? 'plan' : 'cases',
        cases: skippedCases(planned),
      });
    },
    onConfirm(): void {
      if (asked?.kind === 'skip') {
        const { orderId } = asked.planned;
        void run(async () => {
          await client.call(planDeliveryCalls.skipWinePlanDelivery, { params: { subscriptionId }, query: { orderId } });
        });
      } else
        void run(async () => {
          await client.call(planCalls.reinstateWinePlan, { params: { wpSubscriptionId: subscriptionId } });
        });
    },
    onCheck: runCheck,
    // The dialog stays open while the action is running; otherwise the customer would not learn its outcome.
    onClose(): void {
      if (action.status !== 'busy') setAsked(undefined);
    },
  };
}

/** Checks whether the requested state has been reached, whoever made the change. */
function isDoneOf(request: Asked, plan: WinePlan | undefined, planned: readonly PlannedCase[]): boolean {
  const skipped = skippedCases(planned);
  if (request.kind === 'skip') return skipped.some(({ orderId }) => orderId === request.planned.orderId);
  return request.of === 'plan' ? plan?.status === 'ACTIVE' : planned.length > 0 && skipped.length === 0;
}

type ActionState = ReturnType<typeof usePlanAction>['action'];

function stepOf(check: ActionState, skip: ActionState, isRefused: boolean): SkipStep {
  if (check.status === 'failed') return { status: isRefused ? 'refused' : 'checkFailed', message: check.message };
  if (check.status !== 'done') return { status: 'checking' };
  if (skip.status === 'failed') return skip;
  return { status: ({ idle: 'confirm', busy: 'skipping', done: 'skipped' } as const)[skip.status] };
}

const requestOf = (request: Asked, step: SkipStep, action: ActionState): PlanRequest =>
  request.kind === 'skip' ? { ...request, step } : { ...request, action };
