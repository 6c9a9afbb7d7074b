'use client';

import { useCallback, useEffect, useRef } from 'react';
import { OrderSummary } from '../../blocks/OrderSummary.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import { loading } from '../../model/load.js';
import { type CheckoutStep, isPlaced, stepToShow } from '../../rules/checkout/checkout.js';
import { endPayment } from '../../rules/checkout/paymentMark.js';
import { plannedPayments } from '../../rules/checkout/paymentPlan.js';
import { CheckoutPage } from '../../screens/checkout/CheckoutPage.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useHref } from '../../ui/useHref.js';
import { Boundary } from '../base/Boundary.js';
import { useServices } from '../base/StorefrontProvider.js';
import { usePageTitle } from '../base/usePageTitle.js';
import { BasketFuturePayments } from '../shop/BasketFuturePayments.js';
import { CouponContainer } from '../shop/CouponContainer.js';
import { useProfile } from '../shop/useProfile.js';
import { DeliveryStepContainer } from './DeliveryStepContainer.js';
import { PaymentStepContainer } from './PaymentStepContainer.js';
import { paymentMarkOf, setPaymentMark, useIsPaymentPending } from './paymentMark.js';
import { ReviewStepContainer, type ReviewStepContainerProps } from './ReviewStepContainer.js';
import { useCheckout } from './useCheckout.js';
import { usePaymentPlan } from './usePaymentPlan.js';

export interface CheckoutPageContainerProps {
  /** The step in the address, if any. */
  readonly step: string | null;
  /** The token with which the shopper returned from a provider's page after paying. */
  readonly token?: string | undefined;
  /** Whether the shopper returned from a provider's page without having paid. */
  readonly isCancelled?: boolean;
}

/** Connects the checkout. The address follows the current step, and a placed order redirects to its confirmation
 * (CHKT-007, CHKT-008, CHKT-074). */
export function CheckoutPageContainer({ step: named, token, isCancelled = false }: CheckoutPageContainerProps) {
  const { navigate, paymentPlan, drafts } = useServices();
  const { site } = useScope();
  const href = useHref();
  const text = useText(checkoutWords);
  const checkout = useCheckout();
  // Drafts and choices belong to a person, so nothing can be shown until the profile has loaded.
  const isVisitorKnown = useProfile().load.status !== 'loading';
  const load = isVisitorKnown ? checkout.order : loading;
  const order = load.status === 'ready' ? load.data : undefined;
  const { plan, setPlan } = usePaymentPlan(order?.id ?? '');
  const isPaymentChosen = order && plannedPayments(plan, order, site.money) !== undefined;
  // The outcome of a sent payment is queried on the step that sent it.
  const isPending = useIsPaymentPending(order?.id ?? '');
  const step = order ? stepToShow(named, order, isPaymentChosen || isPending) : 'delivery';
  const hrefOf = (of: CheckoutStep) =>
    href('checkoutSteps', { params: { country: site.country }, query: { step: of } });
  const elsewhere =
    order && !isPlaced(order) && named !== step && order.lineItems.length > 0 ? hrefOf(step) : undefined;
  const placed = order && isPlaced(order) ? order.transactionId : undefined;
  const isLeaving = useRef(false);
  // Both the call and the refetched order report the payment, but the page must navigate only once.
  const goToConfirmation = useCallback(
    (transactionId: string) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      drafts.clearAll();
      paymentPlan.set(undefined);
      navigate(href('confirmation', { query: { transactionId } }), { replace: true });
    },
    [navigate, href, paymentPlan, drafts],
  );
  const isBack = order !== undefined && !isPlaced(order) && token !== undefined && plan.redirectToken !== token;
  useEffect(() => {
    if (isBack) setPlan({ ...plan, redirectToken: token });
  }, [isBack, plan, token, setPlan]);
  usePageTitle(`${text(`checkout.step.${step}`)} - ${text('checkout.title')}`);
  useEffect(() => {
    if (placed !== undefined) {
      if (order) setPaymentMark(order.id, endPayment(paymentMarkOf(order.id), 'placed'));
      goToConfirmation(placed);
    } else if (elsewhere !== undefined) navigate(elsewhere, { replace: true });
  }, [placed, elsewhere, order, goToConfirmation, navigate]);
  return (
    <CheckoutPage
      order={placed === undefined ? load : loading}
      step={step}
      summary={
        order ? (
          <>
            <OrderSummary order={order} />
            {isPlaced(order) ? null : (
              <>
                <Panel>
                  <Boundary>
                    <CouponContainer
                      savings={order.adjustments.map(({ promotionName }) => promotionName)}
                      refresh={checkout.refresh}
                    />
                  </Boundary>
                </Panel>
                <Boundary>
                  <BasketFuturePayments lines={order.lineItems} />
                </Boundary>
              </>
            )}
          </>
        ) : null
      }
      onRetry={() => void checkout.refresh().catch(() => {})}
    >
      {order ? (
        <Boundary>
          <Step
            step={step}
            order={order}
            checkout={checkout}
            onDone={(next) => navigate(hrefOf(next))}
            onPlaced={goToConfirmation}
            back={isCancelled ? 'cancelled' : token === undefined ? undefined : 'paid'}
          />
        </Boundary>
      ) : null}
    </CheckoutPage>
  );
}

function Step({ step, back, ...props }: ReviewStepContainerProps & { readonly step: CheckoutStep }) {
  switch (step) {
    case 'delivery':
      return <DeliveryStepContainer {...props} />;
    case 'payment':
      return (
        <PaymentStepContainer
          order={props.order}
          onReady={async ({ card }) => {
            if (card) await props.checkout.refresh();
            props.onDone('review');
          }}
        />
      );
    case 'review':
      return <ReviewStepContainer {...props} back={back} />;
  }
}
