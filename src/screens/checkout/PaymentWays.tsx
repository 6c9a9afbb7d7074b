'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import { paymentWords } from '../../brands/words/payment.js';
import type { PaymentCard } from '../../model/account.js';
import type { PaymentMode } from '../../rules/checkout/paymentPlan.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { useText } from '../../ui/scope.js';
import { useCardName } from './useCardName.js';

/** One way to pay what is left. */
export interface PaymentWay {
  /** Tells it from the others. */
  readonly id: string;
  readonly mode: PaymentMode;
  /** The saved card; without it a card is a new one. */
  readonly card?: PaymentCard | undefined;
}

interface PaymentWaysProps {
  readonly ways: readonly PaymentWay[];
  /** Id of the chosen one. */
  readonly chosen: string | undefined;
  readonly onChoose: (choice: { readonly id: string }) => void;
}

/** Choice of the way to pay what is left: saved cards first, then a new one, PayPal and wallets. */
export function PaymentWays({ ways, chosen, onChoose }: PaymentWaysProps) {
  const text = useText(checkoutWords, paymentWords);
  const cardName = useCardName();
  const labelOf = ({ mode, card }: PaymentWay): string => {
    if (mode !== 'creditCard') return text(`payment.logo.${mode}`);
    return card ? cardName({ ...card, amount: 0, lastFour: card.cardNumber.slice(-4) }) : text('pay.newCard');
  };
  const hintOf = ({ mode, card }: PaymentWay): string | undefined => {
    if (mode === 'paypal') return text('pay.paypalHint');
    if (mode !== 'creditCard') return text('pay.walletHint');
    return card && text('pay.expires', { month: card.expirationMonth, year: card.expirationYear.slice(-2) });
  };
  return (
    <RadioGroup
      label={text('pay.with')}
      variant="tiles"
      value={chosen ?? ''}
      onChange={(event) => onChoose({ id: event.target.value })}
      options={ways.map((way) => ({ value: way.id, label: labelOf(way), hint: hintOf(way) }))}
    />
  );
}
