'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { Amount } from '../../blocks/Amount.js';
import { basketWords } from '../../brands/words/basket.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import { failureWords } from '../../brands/words/failure.js';
import type { Load } from '../../model/load.js';
import type { Order } from '../../model/order.js';
import { type CheckoutStep, checkoutSteps } from '../../rules/checkout/checkout.js';
import { cartFigures } from '../../rules/common/basket.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { down } from '../../ui/icons.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Stepper } from '../../ui/Stepper.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useFocusRecovery } from '../../ui/useFocusRecovery.js';
import { useHref } from '../../ui/useHref.js';
import { useMediaQuery } from '../../ui/useMediaQuery.js';

/** Data and callbacks of the frame of a checkout step. */
export interface CheckoutPageProps {
  /** Order in progress; undefined before a checkout is started. */
  readonly order: Load<Order | undefined>;
  /** Current step, marked in the stepper. */
  readonly step: CheckoutStep;
  /** Content of the current step, once there is an order. */
  readonly children?: ReactNode;
  /** The order's content, beside every step; collapsed above it on a small screen. */
  readonly summary?: ReactNode;
  /** Called to fetch the order again after it failed to load. */
  readonly onRetry: () => void;
}

const titles = { delivery: 'address.title', payment: 'payment.title', review: 'review.title' } as const;

/** Frame of a checkout step: the stepper with links back, the step, and the order beside it (CHKT-007 to CHKT-009).
 * Each step has its own address. */
export function CheckoutPage({ order, step, children, summary, onRetry }: CheckoutPageProps) {
  const { site } = useScope();
  const href = useHref();
  const text = useText(basketWords, checkoutWords, failureWords);
  const titleId = useId();
  const page = useRef<HTMLDivElement>(null);
  const stepTitle = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(order.status === 'ready' ? step : undefined, () => stepTitle.current);
  useFocusRecovery(page);
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const content = (
    <section key="step" className="wsk-CheckoutPage-step" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="2" id={titleId} tabIndex={-1} ref={stepTitle}>
        {text(titles[step])}
      </h2>
      {children}
    </section>
  );
  const about = order.status === 'ready' && order.data && (
    <Summary key="summary" order={order.data}>
      {summary}
    </Summary>
  );
  return (
    <div ref={page} className="wsk-Container wsk-CheckoutPage" data-component="CheckoutPage" data-step={step}>
      <h1 className="wsk-Heading" data-level="title" tabIndex={-1}>
        {text('checkout.title')}
      </h1>
      {order.status === 'loading' ? (
        <>
          <div className="wsk-CheckoutPage-steps">
            <Skeleton shape="block" />
          </div>
          <div className="wsk-Columns" data-loading="" aria-busy>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </>
      ) : order.status === 'failed' ? (
        <RetryNotice title={order.message} onRetry={onRetry}>
          {text('failure.reassurance')}
        </RetryNotice>
      ) : order.data === undefined ? (
        <EmptyState
          title={text('checkout.notStarted')}
          action={<ButtonLink href={href('checkout')}>{text('checkout.startAgain')}</ButtonLink>}
        >
          {text('checkout.notStartedText')}
        </EmptyState>
      ) : order.data.lineItems.length === 0 ? (
        <EmptyState
          title={text('basket.emptyTitle')}
          action={<ButtonLink href={href('home')}>{text('basket.emptyAction')}</ButtonLink>}
        >
          {text('checkout.emptyText')}
        </EmptyState>
      ) : (
        <>
          <Stepper
            label={text('checkout.steps')}
            current={step}
            steps={checkoutSteps.map((id) => ({
              id,
              label: text(`checkout.step.${id}`),
              href: href('checkoutSteps', { params: { country: site.country }, query: { step: id } }),
            }))}
          />
          <div key={step} className="wsk-Columns">
            {/* In the order in which they are seen. */}
            {isNarrow ? [about, content] : [content, about]}
          </div>
        </>
      )}
    </div>
  );
}

/** The order beside the step; on a small screen, an expandable row with the total. */
function Summary({ order, children }: { order: Order; children: ReactNode }) {
  const { site } = useScope();
  const text = useText(checkoutWords);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="wsk-CheckoutPage-summary" data-open={isOpen || undefined}>
      <button
        className="wsk-CheckoutPage-fold"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="wsk-CheckoutPage-foldWords">
          {text(isOpen ? 'checkout.hideOrder' : 'checkout.showOrder')}
          <span className="wsk-CheckoutPage-turn">
            <Icon drawing={down} size={18} />
          </span>
        </span>
        <Amount amount={cartFigures(order, site.money).total} />
      </button>
      <div className="wsk-CheckoutPage-folded" id={id}>
        {children}
      </div>
    </div>
  );
}
