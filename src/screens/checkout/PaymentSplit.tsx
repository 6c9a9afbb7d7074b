'use client';

import { Amount } from '../../blocks/Amount.js';
import { paymentWords } from '../../brands/words/payment.js';
import type { PlannedPayment } from '../../rules/checkout/paymentPlan.js';
import { Button } from '../../ui/Button.js';
import { useText } from '../../ui/scope.js';
import { usePaymentName } from './usePaymentName.js';

interface PaymentSplitProps {
  /** The order's total: a decimal in the site's currency, or whole points. */
  readonly total: number;
  /** The balances that pay part of the total. */
  readonly payments: readonly PlannedPayment[];
  /** The amount left to pay. */
  readonly left: number;
  readonly onRemove: (part: { readonly payment: PlannedPayment }) => void;
}

/** The balances that pay part of the order, each with a button to remove it, and the amount left to pay. */
export function PaymentSplit({ total, payments, left, onRemove }: PaymentSplitProps) {
  const text = useText(paymentWords);
  const paymentName = usePaymentName();
  return (
    <dl className="wsk-PaymentSplit" data-component="PaymentSplit">
      <div className="wsk-PaymentSplit-part">
        <dt className="wsk-PaymentSplit-name">{text('pay.total')}</dt>
        <dd className="wsk-PaymentSplit-amount">
          <Amount amount={total} />
        </dd>
      </div>
      {payments.map((payment) => {
        const name = paymentName(payment);
        return (
          <div key={`${payment.type} ${payment.serialId ?? payment.voucherCode}`} className="wsk-PaymentSplit-part">
            <dt className="wsk-PaymentSplit-name">{name}</dt>
            <dd className="wsk-PaymentSplit-amount">
              <Amount amount={-payment.amount} />
            </dd>
            <dd className="wsk-PaymentSplit-action">
              <Button
                variant="line"
                size="small"
                aria-label={text('pay.removeNamed', { part: name })}
                onClick={() => onRemove({ payment })}
              >
                {text('pay.remove')}
              </Button>
            </dd>
          </div>
        );
      })}
      <div className="wsk-PaymentSplit-part" data-tone="left">
        <dt className="wsk-PaymentSplit-name">{text('pay.left')}</dt>
        <dd className="wsk-PaymentSplit-amount">
          <Amount amount={left} />
        </dd>
      </div>
    </dl>
  );
}
