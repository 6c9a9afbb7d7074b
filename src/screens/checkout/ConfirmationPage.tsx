'use client';

import { type ReactNode, useId, useRef } from 'react';
import { OrderSummary } from '../../blocks/OrderSummary.js';
import { ProductImage } from '../../blocks/ProductImage.js';
import { useDeliveryTime } from '../../blocks/useDeliveryTime.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { LineItem } from '../../model/basket.js';
import type { Load } from '../../model/load.js';
import type { Order } from '../../model/order.js';
import { isCaseLine } from '../../rules/basket/basketCount.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { check } from '../../ui/icons.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useFocusRecovery } from '../../ui/useFocusRecovery.js';
import { useHref } from '../../ui/useHref.js';
import { ConfirmationPageDetails } from './ConfirmationPageDetails.js';

/** The placed order, and the page's other content. */
export interface ConfirmationPageProps {
  /** The placed order; undefined if this visitor placed no such order. */
  readonly order: Load<Order | undefined>;
  /** Whether the customer is new, in countries that record this: only the UK (CHKT-086, BRAND-063). */
  readonly customerType?: 'new' | 'returning' | undefined;
  /** Suggested wines at the foot of the page. */
  readonly rail?: ReactNode;
  /** Called to print the page. */
  readonly onPrint: () => void;
  /** Called to fetch the order again after it failed to load. */
  readonly onRetry: () => void;
}

/** Confirmation of a placed order: next steps, number, delivery, payment and prices (CHKT-084, CHKT-090). */
export function ConfirmationPage({ order, onRetry, ...rest }: ConfirmationPageProps) {
  const text = useText(checkoutWords);
  const page = useRef<HTMLDivElement>(null);
  useFocusRecovery(page);
  return (
    <div
      ref={page}
      className="wsk-ConfirmationPage"
      data-component="ConfirmationPage"
      data-status={order.status}
      data-customer={order.status === 'ready' && order.data ? rest.customerType : undefined}
    >
      {order.status === 'loading' ? (
        <div className="wsk-Container wsk-Columns wsk-ConfirmationPage-alone" data-loading="" aria-busy>
          <h1 className="wsk-Heading" data-level="1" tabIndex={-1}>
            {text('confirmation.loading')}
          </h1>
          <Skeleton shape="block" />
        </div>
      ) : order.status === 'failed' ? (
        <div className="wsk-Container wsk-ConfirmationPage-alone">
          <RetryNotice level={1} title={text('confirmation.failed')} onRetry={onRetry}>
            {order.message} {text('confirmation.failedText')}
          </RetryNotice>
        </div>
      ) : order.data ? (
        <Placed order={order.data} {...rest} />
      ) : (
        <div className="wsk-Container wsk-ConfirmationPage-alone">
          <EmptyState level={1} title={text('confirmation.missing')} action={<Onward />}>
            {text('confirmation.missingText')}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

function Placed({
  order,
  customerType,
  rail,
  onPrint,
}: Omit<ConfirmationPageProps, 'order' | 'onRetry'> & { order: Order }) {
  const text = useText(checkoutWords);
  const firstName = order.shippingDetails.address?.shippingAddress.firstName;
  return (
    <>
      <div className="wsk-ConfirmationPage-welcome" data-ground="hero">
        <div className="wsk-Container wsk-ConfirmationPage-greeting">
          <div className="wsk-ConfirmationPage-words">
            <p className="wsk-ConfirmationPage-placed">
              <span className="wsk-ConfirmationPage-mark">
                <Icon drawing={check} size={26} />
              </span>
              {text('confirmation.placed', { id: order.id })}
            </p>
            <h1 className="wsk-Heading" data-level="1" tabIndex={-1}>
              {firstName ? text('confirmation.title', { name: firstName }) : text('confirmation.titleNoName')}
            </h1>
            {customerType ? (
              <p className="wsk-Text" data-size="lead">
                {text(`confirmation.${customerType}`)}
              </p>
            ) : null}
          </div>
          <Bottles lines={order.lineItems} />
        </div>
      </div>
      <div className="wsk-Container wsk-Columns">
        <div className="wsk-ConfirmationPage-main">
          <NextSteps order={order} />
          <ConfirmationPageDetails order={order} />
        </div>
        <div className="wsk-ConfirmationPage-side">
          <OrderSummary order={order} />
          <div className="wsk-ConfirmationPage-actions">
            <div className="wsk-ConfirmationPage-action">
              <Onward />
            </div>
            <div className="wsk-ConfirmationPage-action">
              <Button variant="line" onClick={() => onPrint()}>
                {text('confirmation.print')}
              </Button>
            </div>
          </div>
        </div>
      </div>
      <div className="wsk-Container wsk-ConfirmationPage-rail">{rail}</div>
    </>
  );
}

function Onward() {
  const href = useHref();
  const text = useText(checkoutWords);
  return <ButtonLink href={href('home')}>{text('confirmation.onward')}</ButtonLink>;
}

const shownBottles = 3;

/** The first few wines of the order, side by side, to illustrate the purchase. */
function Bottles({ lines }: { lines: readonly LineItem[] }) {
  const wines = lines.filter((line) => line.product.thumbnailImage !== undefined).slice(0, shownBottles);
  return (
    <div className="wsk-ConfirmationPage-bottles">
      {wines.map((line, place) => {
        const shape = isCaseLine(line) ? 'case' : 'bottle';
        return (
          <span
            key={line.commerceItemId ?? `${line.sku.itemCode} ${place}`}
            className="wsk-ConfirmationPage-bottle"
            data-shape={shape}
          >
            <ProductImage src={line.product.thumbnailImage} alt="" shape={shape} />
          </span>
        );
      })}
    </div>
  );
}

/** List of what happens next with the order. */
function NextSteps({ order: { emailId, shippingDetails } }: { order: Order }) {
  const text = useText(checkoutWords);
  const titleId = useId();
  const deliveryTime = useDeliveryTime();
  const { shippingMethod } = shippingDetails;
  const steps = [
    {
      title: text('confirmation.next.confirmed'),
      text: emailId ? text('confirmation.email', { email: emailId }) : undefined,
    },
    { title: text('confirmation.next.packed'), text: text('confirmation.next.packedText') },
    ...(shippingMethod ? [{ title: shippingMethod.name, text: deliveryTime(shippingDetails) }] : []),
  ];
  return (
    <section className="wsk-ConfirmationPage-next" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="3" id={titleId}>
        {text('confirmation.next')}
      </h2>
      <ol className="wsk-ConfirmationPage-steps">
        {steps.map((step, index) => (
          <li className="wsk-ConfirmationPage-step" key={step.title} data-done={index === 0 || undefined}>
            <span className="wsk-ConfirmationPage-stepName">{step.title}</span>
            {step.text ? <span className="wsk-ConfirmationPage-stepText">{step.text}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
