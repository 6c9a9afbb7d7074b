'use client';

import { type ReactNode, useRef } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { useDeliveryTime } from '../../blocks/useDeliveryTime.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action } from '../../model/load.js';
import type { Order, OrderPayment } from '../../model/order.js';
import type { CheckoutStep } from '../../rules/checkout/checkout.js';
import { addressLines, isSameAddress, postalAddressOf } from '../../rules/common/address.js';
import { cartFigures } from '../../rules/common/basket.js';
import { formatPrice } from '../../rules/common/money.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useHref } from '../../ui/useHref.js';
import { PaymentOutcome } from './PaymentOutcome.js';
import { usePaymentName } from './usePaymentName.js';

/** What the review step shows, and its callbacks. */
export interface ReviewStepProps {
  /** The order as it will be placed. */
  readonly order: Order;
  /** How it will be paid, one entry per part; the order's own payments unless set. */
  readonly payments?: readonly OrderPayment[];
  /** Placing the order, or querying whether it was placed. */
  readonly action: Action;
  /** Whether a payment was sent, but it is not known whether it placed the order: the shopper can query this, but not
   * pay again (CHKT-075). */
  readonly isUnknown?: boolean;
  /** Why the shopper is back on this step: the payment did not place an order, or PayPal was cancelled. */
  readonly news?: 'notPlaced' | 'cancelled' | undefined;
  /** Called when the shopper places the order. */
  readonly onPay: () => void;
  /** Called when the shopper queries whether the order was placed; only shown with `isUnknown`. */
  readonly onAsk: () => void;
}

/** Review step: the order, links to change each part, and the button that places it. */
export function ReviewStep({
  order,
  payments = order.paymentDetails,
  action,
  isUnknown = false,
  news,
  onPay,
  onAsk,
}: ReviewStepProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const deliveryTime = useDeliveryTime();
  const paymentName = usePaymentName();
  const { shippingDetails, billingAddress, emailId } = order;
  const delivery = shippingDetails.address?.shippingAddress;
  const billing = billingAddress && postalAddressOf(billingAddress);
  const { total } = cartFigures(order, site.money);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(isUnknown ? 'ask' : 'pay', () => box.current?.querySelector('button'));
  return (
    <div ref={box} className="wsk-ReviewStep" data-component="ReviewStep">
      <Panel as="dl" variant="flat" className="wsk-ReviewStep-parts">
        <Part name={text('review.delivery')} step="delivery">
          <Lines lines={delivery ? addressLines(delivery, site) : []} />
        </Part>
        {billing ? (
          <Part name={text('review.billing')} step="delivery">
            <Lines
              lines={
                delivery && isSameAddress(billing, delivery, site)
                  ? [text('review.billingSame')]
                  : addressLines(billing, site)
              }
            />
          </Part>
        ) : null}
        <Part name={text('review.method')} step="delivery">
          <span className="wsk-ReviewStep-word">{shippingDetails.shippingMethod?.name}</span>
          <span className="wsk-Text" data-size="small" data-tone="muted">
            {deliveryTime(shippingDetails)}
          </span>
        </Part>
        <Messages order={order} />
        <Part name={text('review.payment')} step="payment">
          {payments.map((payment, index) => (
            <span className="wsk-ReviewStep-payment" key={payment.cardId ?? `${payment.type} ${index}`}>
              <span className="wsk-ReviewStep-word">{paymentName(payment)}</span>
              {payments.length > 1 ? <Amount amount={payment.amount} /> : null}
            </span>
          ))}
        </Part>
        {emailId ? <Part name={text('review.email')}>{emailId}</Part> : null}
      </Panel>
      <p className="wsk-Text" data-size="small" data-tone="muted">
        {text('review.age')}
      </p>
      {isUnknown ? (
        <PaymentOutcome of="review" action={action} onAsk={onAsk} />
      ) : (
        <>
          {action.status === 'failed' ? (
            <Notice
              tone="failed"
              title={action.message}
              action={<StepLink step="payment">{text('payment.another')}</StepLink>}
            />
          ) : news && action.status === 'idle' ? (
            <Notice
              tone="info"
              live
              title={text(`review.${news}`)}
              action={<StepLink step="payment">{text('review.otherWay')}</StepLink>}
            >
              {text(`review.${news}Text`)}
            </Notice>
          ) : null}
          <div className="wsk-ReviewStep-pay">
            <ActionButton
              action={action}
              label={
                payments.some(({ type }) => type === 'paypal')
                  ? text('review.toPayPal')
                  : text('review.pay', { amount: formatPrice(total, site) })
              }
              busyLabel={text('review.paying')}
              onClick={() => onPay()}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** The lines of the label and the gift message. */
function Messages({ order: { labelMessages, giftDetails } }: Pick<ReviewStepProps, 'order'>) {
  const text = useText(checkoutWords);
  const label = Object.values(labelMessages ?? {}).flatMap((line) => line || []);
  const { sendGift, giftMessages = [], recipientEmail } = giftDetails ?? { sendGift: false };
  return (
    <>
      {label.length > 0 ? (
        <Part name={text('review.label')} step="delivery">
          <Lines lines={label} />
        </Part>
      ) : null}
      {sendGift ? (
        <Part name={text('review.gift')} step="delivery">
          <Lines lines={giftMessages.length > 0 ? giftMessages : [text('review.giftSent')]} />
          {recipientEmail ? (
            <span className="wsk-Text" data-size="small" data-tone="muted">
              {text('review.giftEmail', { email: recipientEmail })}
            </span>
          ) : null}
        </Part>
      ) : null}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike.
    <span className="wsk-ReviewStep-word" key={index}>
      {line}
    </span>
  ));
}

function StepLink({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const { site } = useScope();
  const href = useHref();
  return (
    <Link place="alone" href={href('checkoutSteps', { params: { country: site.country }, query: { step } })}>
      {children}
    </Link>
  );
}

function Part({ name, step, children }: { name: string; step?: CheckoutStep; children: ReactNode }) {
  const text = useText(checkoutWords);
  return (
    <div className="wsk-ReviewStep-part">
      <dt className="wsk-ReviewStep-name">{name}</dt>
      <dd className="wsk-ReviewStep-words">{children}</dd>
      {step ? (
        <dd className="wsk-ReviewStep-action">
          <StepLink step={step}>
            {text('checkout.change')} <span className="wsk-VisuallyHidden">{name}</span>
          </StepLink>
        </dd>
      ) : null}
    </div>
  );
}
