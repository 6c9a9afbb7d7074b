'use client';

import { type ReactNode, useRef } from 'react';
import { OrderSummary } from '../../blocks/OrderSummary.js';
import { paymentWords } from '../../brands/words/payment.js';
import type { Action, Load } from '../../model/load.js';
import type { OfferedItem } from '../../model/offer.js';
import type { Order } from '../../model/order.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Live } from '../../ui/Live.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { useHref } from '../../ui/useHref.js';
import { type AmendChoice, AmendOffer } from './AmendOffer.js';
import { PaymentOutcome } from './PaymentOutcome.js';
import { usePaymentName } from './usePaymentName.js';

/** The order to change, and the page's callbacks. */
export interface OrderAmendPageProps {
  /** The placed order; undefined when it does not exist or belongs to another customer. */
  readonly order: Load<Order | undefined>;
  /** The items that can be added to the order; empty once the offer was accepted or rejected. */
  readonly offers: Load<readonly OfferedItem[]>;
  /** Number of bottles for which the last case still has room. */
  readonly spaces: number;
  /** Accepting or rejecting the offered items. */
  readonly action: Action;
  /** The form for choosing another payment, while the payment is being changed. */
  readonly payment?: ReactNode;
  /** The last completed action. */
  readonly done?: 'accepted' | 'rejected' | 'paid' | undefined;
  /** A change whose outcome is not known yet: the state of the query about its outcome, and the callback that queries
   * again. */
  readonly pending?: { readonly action: Action; readonly onAsk: () => void } | undefined;
  /** Whether the shop has not made the change, even after repeated queries. */
  readonly isNotTaken?: boolean;
  /** Error message of a payment that came back from its provider. */
  readonly problem?: string | undefined;
  /** Called with the items to add, and whether the card may be kept on file (CHKT-081, CHKT-082). */
  readonly onAccept: (choice: AmendChoice) => void;
  /** Called when the shopper rejects the offered items. */
  readonly onReject: () => void;
  /** Called to start changing the payment, or to keep it as it is. */
  readonly onPayment: (choice: { readonly isChanging: boolean }) => void;
  /** Called to fetch again whatever failed to load. */
  readonly onRetry: () => void;
}

/** Page of a placed order that can still be changed: the shopper adds or rejects offered items, or changes the payment
 * (CHKT-076 to CHKT-082). */
export function OrderAmendPage({ order, onRetry, ...parts }: OrderAmendPageProps) {
  const href = useHref();
  const text = useText(paymentWords);
  return (
    <div className="wsk-Container wsk-OrderAmendPage" data-component="OrderAmendPage" data-status={order.status}>
      {order.status === 'loading' ? (
        <div className="wsk-Columns" data-loading="" aria-busy>
          <h1 className="wsk-Heading" data-level="1" tabIndex={-1}>
            {text('amend.loading')}
          </h1>
          <Skeleton shape="block" />
        </div>
      ) : order.status === 'failed' ? (
        <RetryNotice level={1} title={order.message} onRetry={onRetry} />
      ) : order.data ? (
        <Ready order={order.data} onRetry={onRetry} {...parts} />
      ) : (
        <EmptyState
          level={1}
          title={text('amend.missing')}
          action={<ButtonLink href={href('home')}>{text('amend.back')}</ButtonLink>}
        >
          {text('amend.missingText')}
        </EmptyState>
      )}
    </div>
  );
}

type ReadyProps = Omit<OrderAmendPageProps, 'order'> & { readonly order: Order };

function Ready({ order, offers, spaces, action, payment, done, pending, isNotTaken, problem, ...calls }: ReadyProps) {
  const { onAccept, onReject, onPayment, onRetry } = calls;
  const text = useText(paymentWords);
  const paymentName = usePaymentName();
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(payment ? 'payment' : (done ?? 'ready'), () =>
    box.current?.querySelector<HTMLElement>(payment ? '#amend-payment' : 'h1'),
  );
  return (
    <div ref={box} className="wsk-Columns">
      <div className="wsk-OrderAmendPage-main">
        <div className="wsk-OrderAmendPage-title">
          <h1 className="wsk-Heading" data-level="1" tabIndex={-1}>
            {text('amend.title')}
          </h1>
          <p className="wsk-Text" data-tone="muted">
            {text('amend.order', { id: order.id })}
          </p>
        </div>
        {pending ? <PaymentOutcome of="amend" {...pending} /> : null}
        <Live>
          {done ? <Notice tone="done" title={text(`amend.${done}`)} /> : null}
          {isNotTaken ? (
            <Notice tone="info" title={text('amend.notTaken')}>
              {text('amend.notTakenText')}
            </Notice>
          ) : null}
        </Live>
        {problem === undefined ? null : <Notice tone="failed" title={problem} />}
        <AmendOffer
          offers={offers}
          spaces={spaces}
          action={action}
          onAccept={onAccept}
          onReject={onReject}
          onRetry={onRetry}
        />
        <section className="wsk-OrderAmendPage-part" aria-labelledby="amend-payment">
          <h2 className="wsk-Heading" data-level="2" id="amend-payment" tabIndex={-1}>
            {text('amend.payment')}
          </h2>
          {payment ?? (
            <Panel variant="flat">
              {order.paymentDetails.map((part, index) => (
                <p className="wsk-Text" key={`${part.type} ${part.cardId ?? index}`}>
                  {paymentName(part)}
                </p>
              ))}
            </Panel>
          )}
          <div className="wsk-Actions">
            <Button variant="line" onClick={() => onPayment({ isChanging: payment === undefined })}>
              {text(payment === undefined ? 'amend.changePayment' : 'amend.keepPayment')}
            </Button>
          </div>
        </section>
      </div>
      <OrderSummary order={order} />
    </div>
  );
}
