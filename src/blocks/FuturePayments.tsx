'use client';

import { useId } from 'react';
import { offerWords } from '../brands/words/offer.js';
import type { FuturePayment } from '../model/offer.js';
import { dayInWords } from '../rules/common/days.js';
import { Panel } from '../ui/Panel.js';
import { useScope, useText } from '../ui/scope.js';
import { Amount } from './Amount.js';

/** The payments and their origin. */
export interface FuturePaymentsProps {
  /** Payments in the order they fall due; with an empty list nothing renders. */
  readonly payments: readonly FuturePayment[];
  /** Origin of the payments: everything in the basket, or the product on the page. */
  readonly of: 'basket' | 'product';
}

/** List of payments that fall due after today for something that continues, such as a wine plan; shown with the basket
 * and with the plans on offer (BSKT-083, CHKT-083, PLAN-097). It does not ask for consent. */
export function FuturePayments({ payments, of }: FuturePaymentsProps) {
  const { site } = useScope();
  const text = useText(offerWords);
  const titleId = useId();
  if (payments.length === 0) return null;
  return (
    <Panel as="section" className="wsk-FuturePayments" data-component="FuturePayments" aria-labelledby={titleId}>
      <h2 className="wsk-Heading" data-level="4" id={titleId}>
        {text('later.title')}
      </h2>
      <p className="wsk-Text" data-size="small" data-tone="muted">
        {text(`later.${of}`)}
      </p>
      <ul className="wsk-FuturePayments-list">
        {payments.map((payment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two plans of one case are paid on the same days.
          <li className="wsk-FuturePayments-payment" key={index}>
            <span className="wsk-FuturePayments-what">
              {payment.name}
              <time className="wsk-FuturePayments-date" dateTime={payment.date}>
                {dayInWords(payment.date, site)}
              </time>
            </span>
            <Amount amount={payment.amount} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
