'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import type { OrderPayment } from '../../model/order.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/Panel.js';
import { useText } from '../../ui/scope.js';
import { usePaymentName } from './usePaymentName.js';

interface ChosenCardProps {
  readonly payment: OrderPayment;
  readonly continueLabel: string;
  readonly onReplace: () => void;
  readonly onSubmit: () => void;
}

/** Card that pays for the order, with a button to choose another card. */
export function ChosenCard({ payment, continueLabel, onReplace, onSubmit }: ChosenCardProps) {
  const text = useText(checkoutWords);
  const paymentName = usePaymentName();
  return (
    <div className="wsk-ChosenCard">
      <Panel variant="flat" className="wsk-ChosenCard-card">
        <p className="wsk-Text">{paymentName(payment)}</p>
        <Button variant="line" size="small" onClick={() => onReplace()}>
          {text('payment.another')}
        </Button>
      </Panel>
      <div className="wsk-Actions" data-narrow="across">
        <Button onClick={() => onSubmit()}>{continueLabel}</Button>
      </div>
    </div>
  );
}
