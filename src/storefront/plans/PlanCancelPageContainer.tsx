'use client';

import { useEffect } from 'react';
import { planCancelWords } from '../../brands/words/planCancel.js';
import { done, loading, ready } from '../../model/load.js';
import type { CancelReason, SaveOffer } from '../../model/plan.js';
import { alternativesTo } from '../../rules/plans/alternatives.js';
import { PlanCancelPage } from '../../screens/plans/cancel/PlanCancelPage.js';
import { SaveOfferDialog } from '../../screens/plans/cancel/SaveOfferDialog.js';
import { useText } from '../../ui/scope.js';
import { queryKey } from '../base/queryKey.js';
import { useServices } from '../base/StorefrontProvider.js';
import { useLoad } from '../base/useLoad.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { AccountLayoutContainer } from '../shop/AccountLayoutContainer.js';
import { planCalls } from '../shop/accountCalls.js';
import { orReached } from '../shop/orReached.js';
import { useAccountAction } from '../shop/useAccountAction.js';
import { useCustomerQueryOptions } from '../shop/useCustomerQueryOptions.js';
import type { PlanPageProps } from './planPageProps.js';
import { type CancelFlow, useCancelFlow } from './useCancelFlow.js';
import { usePlanAction } from './usePlanAction.js';
import { useWinePlans } from './useWinePlans.js';

/** Connects the page for cancelling a plan. The customer's progress survives a reload. */
export function PlanCancelPageContainer({ subscriptionId }: PlanPageProps) {
  const { client } = useServices();
  const text = useText(planCancelWords);
  const { flow, go, goBack } = useCancelFlow(subscriptionId);
  usePageTitle(text(flow.step === 'feedback' || flow.step === 'cancelled' ? 'planCancel.done' : 'planCancel.title'));
  // The list of plans is used instead of the plan itself, because the shop refuses to return a cancelled plan.
  const plans = useWinePlans();
  const loadedPlan =
    plans.load.status === 'ready'
      ? ready(plans.load.data.find((plan) => plan.subscriptionId === subscriptionId))
      : plans.load;
  const reasons = useLoad<readonly CancelReason[]>({
    ...useCustomerQueryOptions(),
    queryKey: queryKey('listSubscriptionReasons', 'WINEPLAN'),
    queryFn: ({ signal }) =>
      client.call(planCalls.listSubscriptionReasons, { query: { type: 'WINEPLAN' } }, { signal }),
  });
  async function fetchOffer(options?: { readonly signal?: AbortSignal }): Promise<SaveOffer | null> {
    const params = { subscriptionId, saveType: 'cancel' };
    return (await client.call(planCalls.getWinePlanSaveOffer, { params }, options)) ?? null;
  }
  const isOffering = flow.step === 'offer';
  const isOfferOpen = isOffering && flow.offer === '';
  const offer = useLoad<SaveOffer | null>({
    ...useCustomerQueryOptions(isOfferOpen),
    queryKey: queryKey('getWinePlanSaveOffer', subscriptionId),
    queryFn: fetchOffer,
  });
  const acceptance = usePlanAction();
  const cancellation = usePlanAction();
  const sending = useAccountAction();

  const reason =
    reasons.load.status === 'ready'
      ? reasons.load.data.find(({ reasonCode }) => reasonCode === flow.reasonCode)
      : undefined;
  const alternatives = alternativesTo(reason?.topic);
  const hasNoOffer =
    isOfferOpen && offer.load.status === 'ready' && offer.load.data === null && alternatives.length === 0;
  useEffect(() => {
    if (hasNoOffer) go({ step: 'confirm', offer: 'none' });
  }, [hasNoOffer, go]);

  return (
    <AccountLayoutContainer current="winePlans">
      <PlanCancelPage
        subscriptionId={subscriptionId}
        plan={loadedPlan}
        step={stepOf(flow)}
        reasons={reasons.load}
        reasonCode={flow.isReasonGiven ? flow.reasonCode : undefined}
        isOfferTaken={flow.offer === 'taken'}
        calledOff={flow.calledOff || undefined}
        feedback={flow.feedback}
        isFeedbackSent={flow.isFeedbackSent}
        actions={{ cancel: cancellation.action, feedback: sending.action }}
        offer={
          <SaveOfferDialog
            open={isOffering && !hasNoOffer}
            subscriptionId={subscriptionId}
            offer={flow.offer === '' ? offer.load : loading}
            alternatives={alternatives}
            action={flow.offer === 'taken' ? done : acceptance.action}
            onAccept={({ offer: { offerId, token, subscriptionOrderId } }) =>
              void acceptance.run(async () => {
                await orReached(
                  () =>
                    client.call(planCalls.applyWinePlanSaveOffer, {
                      params: { wpSubscriptionId: subscriptionId },
                      body: { subscriptionOrderId, offerId, token },
                    }),
                  // An offer that was accepted is not made again.
                  async () => (await fetchOffer()) === null,
                );
                go({ offer: 'taken' });
              })
            }
            onContinue={() => go({ step: 'confirm', ...(flow.offer === '' && { offer: 'declined' }) })}
            onRetry={offer.retry}
            onClose={goBack}
          />
        }
        onReason={({ reasonCode }) => go({ reasonCode, isReasonGiven: true })}
        onContinue={() => go({ step: flow.offer === '' ? 'offer' : 'confirm' })}
        onBack={() => {
          cancellation.reset();
          goBack();
        }}
        onCancel={() =>
          void cancellation.run(async () => {
            await orReached(
              () =>
                client.call(planCalls.cancelWinePlan, {
                  params: { wpSubscriptionId: subscriptionId },
                  query: { reasonCode: String(flow.reasonCode) },
                }),
              async () =>
                !(await client.call(planCalls.listWinePlans)).some((plan) => plan.subscriptionId === subscriptionId),
            );
            const due = loadedPlan.status === 'ready' ? loadedPlan.data?.nextDeliveryDate : undefined;
            go({ step: 'feedback', calledOff: due ?? '' });
          })
        }
        onFeedback={({ feedback }) => go({ feedback })}
        onSend={({ feedbackText }) =>
          sending.run(async () => {
            await client.call(planCalls.submitWinePlanFeedback, {
              params: { wpSubscriptionId: subscriptionId },
              query: { feedbackText },
            });
            go({ step: 'cancelled', feedback: '', isFeedbackSent: true });
          })
        }
        onSkip={() => go({ step: 'cancelled' })}
        onRetry={({ part }) => (part === 'plan' ? plans.retry() : reasons.retry())}
      />
    </AccountLayoutContainer>
  );
}

const stepOf = ({ step }: CancelFlow) =>
  step === 'confirm' || step === 'feedback' || step === 'cancelled' ? step : 'reason';
