import { type ReactNode, useRef } from 'react';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Action } from '../../model/load.js';
import type { Order } from '../../model/order.js';
import { addressLines } from '../../rules/address.js';
import { cartFigures } from '../../rules/basket.js';
import type { CheckoutStep } from '../../rules/checkout.js';
import { formatPrice } from '../../rules/money.js';
import { ActionButton } from '../../ui/ActionButton.js';
import { Link } from '../../ui/Link.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useCardName } from './useCardName.js';

/** What the review step shows and reports. */
export interface ReviewStepProps {
  /** The order as it will be placed. */
  readonly order: Order;
  /** Placing the order. */
  readonly action: Action;
  /** The outcome of the payment is unknown: the order can be checked, and not paid again (CHKT-075). */
  readonly isUnknown?: boolean;
  /** Called when the shopper places the order. */
  readonly onPay: () => void;
  /** Called when the shopper asks whether the order was placed; shown with `isUnknown` alone. */
  readonly onAsk: () => void;
}

/** Review step: the order, links to change each part, and the button that places it. */
export function ReviewStep({ order, action, isUnknown = false, onPay, onAsk }: ReviewStepProps) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const cardName = useCardName();
  const { shippingDetails, paymentDetails, emailId } = order;
  const { total } = cartFigures(order, site.money);
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(isUnknown ? 'ask' : 'pay', () => box.current?.querySelector('button'));
  return (
    <div ref={box} className="wsk-ReviewStep" data-component="ReviewStep">
      <Panel as="dl" variant="flat" className="wsk-ReviewStep-parts">
        <Part name={text('review.delivery')} step="delivery">
          {shippingDetails.address
            ? addressLines(shippingDetails.address.shippingAddress).map((line) => (
                <span className="wsk-ReviewStep-word" key={line}>
                  {line}
                </span>
              ))
            : null}
        </Part>
        <Part name={text('review.method')} step="delivery">
          <span className="wsk-ReviewStep-word">{shippingDetails.shippingMethod?.name}</span>
          <span className="wsk-Text" data-size="small" data-tone="muted">
            {shippingDetails.shippingMethod?.promise}
          </span>
        </Part>
        <Part name={text('review.payment')} step="payment">
          {paymentDetails.map((payment) => (
            <span className="wsk-ReviewStep-word" key={payment.cardId}>
              {cardName(payment)}
            </span>
          ))}
        </Part>
        {emailId ? <Part name={text('review.email')}>{emailId}</Part> : null}
      </Panel>
      <p className="wsk-Text" data-size="small" data-tone="muted">
        {text('review.age')}
      </p>
      {isUnknown ? (
        <Notice
          tone="failed"
          title={text('review.unknown')}
          action={<ActionButton variant="line" action={action} label={text('review.ask')} onClick={() => onAsk()} />}
        >
          {text('review.unknownText')}
        </Notice>
      ) : (
        <>
          {action.status === 'failed' ? (
            <Notice
              tone="failed"
              title={action.message}
              action={<StepLink step="payment">{text('payment.another')}</StepLink>}
            />
          ) : null}
          <div className="wsk-ReviewStep-action">
            <ActionButton
              action={action}
              label={text('review.pay', { amount: formatPrice(total, site) })}
              busyLabel={text('review.paying')}
              onClick={() => onPay()}
            />
          </div>
        </>
      )}
    </div>
  );
}

function StepLink({ step, children }: { step: CheckoutStep; children: ReactNode }) {
  const { site, href } = useScope();
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
