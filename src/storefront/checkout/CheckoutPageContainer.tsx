import { useCallback, useEffect, useRef } from 'react';
import { OrderSummary } from '../../blocks/OrderSummary.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import { loading } from '../../model/load.js';
import { type CheckoutStep, isPlaced, stepToShow } from '../../rules/checkout.js';
import { CheckoutPage } from '../../screens/checkout/CheckoutPage.js';
import { useScope, useText } from '../../ui/scope.js';
import { useServices } from '../StorefrontProvider.js';
import { usePageTitle } from '../usePageTitle.js';
import { DeliveryStepContainer } from './DeliveryStepContainer.js';
import { PaymentStepContainer } from './PaymentStepContainer.js';
import { ReviewStepContainer } from './ReviewStepContainer.js';
import type { StepProps } from './stepProps.js';
import { useCheckout } from './useCheckout.js';

export interface CheckoutPageContainerProps {
  /** The step as the address names it, if it does. */
  readonly step: string | null;
}

/** Connects the checkout. The address follows the step that shows, and a placed order redirects to its confirmation
 * (CHKT-007, CHKT-008, CHKT-074). */
export function CheckoutPageContainer({ step: named }: CheckoutPageContainerProps) {
  const { navigate } = useServices();
  const { site, href } = useScope();
  const text = useText(checkoutWords);
  const checkout = useCheckout();
  const order = checkout.order.status === 'ready' ? checkout.order.data : undefined;
  const step = order ? stepToShow(named, order) : 'delivery';
  const hrefOf = (of: CheckoutStep) =>
    href('checkoutSteps', { params: { country: site.country }, query: { step: of } });
  const elsewhere =
    order && !isPlaced(order) && named !== step && order.lineItems.length > 0 ? hrefOf(step) : undefined;
  const placed = order && isPlaced(order) ? order.transactionId : undefined;
  const isLeaving = useRef(false);
  // Both the call and the refetched order report the payment; navigate once.
  const goToConfirmation = useCallback(
    (transactionId: string) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      navigate(href('confirmation', { query: { transactionId } }), { replace: true });
    },
    [navigate, href],
  );
  usePageTitle(`${text(`checkout.step.${step}`)} - ${text('checkout.title')}`);
  useEffect(() => {
    if (placed !== undefined) goToConfirmation(placed);
    else if (elsewhere !== undefined) navigate(elsewhere, { replace: true });
  }, [placed, elsewhere, goToConfirmation, navigate]);
  return (
    <CheckoutPage
      order={placed === undefined ? checkout.order : loading}
      step={step}
      summary={order ? <OrderSummary order={order} /> : null}
      onRetry={() => void checkout.refresh().catch(() => {})}
    >
      {order ? (
        <Step
          step={step}
          order={order}
          checkout={checkout}
          onDone={(next) => navigate(hrefOf(next))}
          onPlaced={goToConfirmation}
        />
      ) : null}
    </CheckoutPage>
  );
}

function Step({ step, ...props }: StepProps & { readonly step: CheckoutStep }) {
  switch (step) {
    case 'delivery':
      return <DeliveryStepContainer {...props} />;
    case 'payment':
      return <PaymentStepContainer {...props} />;
    case 'review':
      return <ReviewStepContainer {...props} />;
  }
}
