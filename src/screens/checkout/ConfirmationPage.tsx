import { type ReactNode, useRef } from 'react';
import { OrderSummary } from '../../blocks/OrderSummary.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import type { Load } from '../../model/load.js';
import type { Order } from '../../model/order.js';
import { addressLines } from '../../rules/address.js';
import { ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { check } from '../../ui/icons.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusRecovery } from '../../ui/useFocusRecovery.js';
import { useCardName } from './useCardName.js';

/** The placed order, and what the page shows beside it. */
export interface ConfirmationPageProps {
  /** The placed order; undefined when this visitor placed no such order. */
  readonly order: Load<Order | undefined>;
  /** Called to fetch the order again after it failed to load. */
  readonly onRetry: () => void;
}

/** Confirmation of a placed order: number, delivery, payment and prices (CHKT-084, CHKT-090). */
export function ConfirmationPage({ order, onRetry }: ConfirmationPageProps) {
  const { href } = useScope();
  const text = useText(checkoutWords);
  const page = useRef<HTMLDivElement>(null);
  useFocusRecovery(page);
  const home = <ButtonLink href={href('home')}>{text('confirmation.onward')}</ButtonLink>;
  return (
    <div
      ref={page}
      className="wsk-Container wsk-ConfirmationPage"
      data-component="ConfirmationPage"
      data-status={order.status}
    >
      {order.status === 'loading' ? (
        <div className="wsk-ConfirmationPage-columns" aria-busy>
          <h1 className="wsk-Heading" data-level="1" tabIndex={-1}>
            {text('confirmation.loading')}
          </h1>
          <Skeleton shape="block" />
        </div>
      ) : order.status === 'failed' ? (
        <RetryNotice level={1} title={text('confirmation.failed')} onRetry={onRetry}>
          {order.message} {text('confirmation.failedText')}
        </RetryNotice>
      ) : order.data ? (
        <Placed order={order.data} home={home} />
      ) : (
        <EmptyState level={1} title={text('confirmation.missing')} action={home}>
          {text('confirmation.missingText')}
        </EmptyState>
      )}
    </div>
  );
}

function Placed({ order, home }: { order: Order; home: ReactNode }) {
  const text = useText(checkoutWords);
  const cardName = useCardName();
  const { address, shippingMethod } = order.shippingDetails;
  const firstName = address?.shippingAddress.firstName;
  const cards = order.paymentDetails.filter(({ cardId }) => cardId !== undefined);
  return (
    <div className="wsk-ConfirmationPage-columns">
      <div className="wsk-ConfirmationPage-main">
        <div className="wsk-ConfirmationPage-title">
          <span className="wsk-ConfirmationPage-mark">
            <Icon drawing={check} size={26} />
          </span>
          <h1 className="wsk-Heading" data-level="title" tabIndex={-1}>
            {firstName ? text('confirmation.title', { name: firstName }) : text('confirmation.titleNoName')}
          </h1>
        </div>
        <p className="wsk-Text" data-size="lead">
          {text('confirmation.placed', { id: order.id })}
        </p>
        {order.emailId ? <p className="wsk-Text">{text('confirmation.email', { email: order.emailId })}</p> : null}
        <dl className="wsk-ConfirmationPage-parts">
          {address ? (
            <div className="wsk-ConfirmationPage-part">
              <dt className="wsk-ConfirmationPage-name">{text('review.delivery')}</dt>
              <dd className="wsk-ConfirmationPage-words">
                {addressLines(address.shippingAddress).map((line) => (
                  <span className="wsk-ConfirmationPage-word" key={line}>
                    {line}
                  </span>
                ))}
              </dd>
            </div>
          ) : null}
          {shippingMethod ? (
            <div className="wsk-ConfirmationPage-part">
              <dt className="wsk-ConfirmationPage-name">{text('review.method')}</dt>
              <dd className="wsk-ConfirmationPage-words">
                <span className="wsk-ConfirmationPage-word">{shippingMethod.name}</span>
                <span className="wsk-ConfirmationPage-word">{shippingMethod.promise}</span>
              </dd>
            </div>
          ) : null}
          {cards.length > 0 ? (
            <div className="wsk-ConfirmationPage-part">
              <dt className="wsk-ConfirmationPage-name">{text('review.payment')}</dt>
              <dd className="wsk-ConfirmationPage-words">
                {cards.map((payment) => (
                  <span className="wsk-ConfirmationPage-word" key={payment.cardId}>
                    {cardName(payment)}
                  </span>
                ))}
              </dd>
            </div>
          ) : null}
        </dl>
        <div className="wsk-ConfirmationPage-action">{home}</div>
      </div>
      <OrderSummary order={order} />
    </div>
  );
}
