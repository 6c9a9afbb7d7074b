'use client';

import { type ReactNode, useRef } from 'react';
import { OrderSummary } from '../../blocks/OrderSummary.js';
import { checkoutWords } from '../../brands/words/checkout.js';
import { paymentWords } from '../../brands/words/payment.js';
import type { Action, Load } from '../../model/load.js';
import type { OfferedItem } from '../../model/offer.js';
import type { Order } from '../../model/order.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Notice } from '../../ui/Notice.js';
import { Panel } from '../../ui/Panel.js';
import { RetryNotice } from '../../ui/RetryNotice.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useScope, useText } from '../../ui/scope.js';
import { useFocusOnChange } from '../../ui/useFocusOnChange.js';
import { type AmendChoice, AmendOffer } from './AmendOffer.js';
import { PaymentOutcome } from './PaymentOutcome.js';
import { usePaymentName } from './usePaymentName.js';

/** The order to change, and what the page reports. */
export interface OrderAmendPageProps {
  /** The placed order; undefined when it is nobody's, or not this customer's. */
  readonly order: Load<Order | undefined>;
  /** What can be added to it; none once it was answered. */
  readonly offers: Load<readonly OfferedItem[]>;
  /** Bottles the last case still has room for. */
  readonly spaces: number;
  /** Accepting or rejecting what is offered. */
  readonly action: Action;
  /** The way to pay, while the payment is being changed. */
  readonly payment?: ReactNode;
  /** What was done last. */
  readonly done?: 'accepted' | 'rejected' | 'paid' | undefined;
  /** A change whose outcome is not known: how asking for it stands, and what asks once more. */
  readonly pending?: { readonly action: Action; readonly onAsk: () => void } | undefined;
  /** Whether the shop was asked often enough, and has not made the change. */
  readonly isNotTaken?: boolean;
  /** What went wrong with a payment that came back from its provider. */
  readonly problem?: string | undefined;
  /** Called with what is to be added, and whether the card may be kept on file (CHKT-081, CHKT-082). */
  readonly onAccept: (choice: AmendChoice) => void;
  /** Called when the shopper wants nothing added. */
  readonly onReject: () => void;
  /** Called to change the payment, or to leave it as it is. */
  readonly onPayment: (choice: { readonly isChanging: boolean }) => void;
  /** Called to fetch what failed again. */
  readonly onRetry: () => void;
}

/** Page of a placed order that can still be changed: what is offered is added or declined, and it is paid another way
 * (CHKT-076 to CHKT-082). */
export function OrderAmendPage({ order, onRetry, ...parts }: OrderAmendPageProps) {
  const { href } = useScope();
  const text = useText(checkoutWords, paymentWords);
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
  const text = useText(checkoutWords, paymentWords);
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
        {done ? <Notice tone="done" live title={text(`amend.${done}`)} /> : null}
        {pending ? <PaymentOutcome of="amend" {...pending} /> : null}
        {isNotTaken ? (
          <Notice tone="info" live title={text('amend.notTaken')}>
            {text('amend.notTakenText')}
          </Notice>
        ) : null}
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
