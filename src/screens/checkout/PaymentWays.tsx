'use client';

import { paymentWords } from '../../brands/words/payment.js';
import { shellWords } from '../../brands/words/shell.js';
import type { PaymentCard } from '../../model/account.js';
import type { PaymentMode } from '../../rules/checkout/paymentPlan.js';
import { RadioGroup } from '../../ui/RadioGroup.js';
import { useText } from '../../ui/scope.js';
import { useCardName } from './useCardName.js';

/** One way to pay the remaining amount. */
export interface PaymentWay {
  /** Unique among the ways to pay. */
  readonly id: string;
  readonly mode: PaymentMode;
  /** The saved card; without it, a card entry stands for a new card. */
  readonly card?: PaymentCard | undefined;
  /** Whether the saved card has expired, so that it is listed and cannot be chosen. */
  readonly isExpired?: boolean | undefined;
}

interface PaymentWaysProps {
  readonly ways: readonly PaymentWay[];
  /** Id of the selected way to pay. */
  readonly chosen: string | undefined;
  readonly onChoose: (choice: { readonly id: string }) => void;
}

/** Lets the shopper choose how to pay the remaining amount: saved cards first, then a new card, PayPal and wallets. */
export function PaymentWays({ ways, chosen, onChoose }: PaymentWaysProps) {
  const text = useText(paymentWords, shellWords);
  const cardName = useCardName();
  const labelOf = ({ mode, card }: PaymentWay): string => {
    if (mode !== 'creditCard') return text(`payment.logo.${mode}`);
    return card ? cardName({ ...card, amount: 0, lastFour: card.cardNumber.slice(-4) }) : text('pay.newCard');
  };
  const hintOf = ({ mode, card, isExpired }: PaymentWay): string | undefined => {
    if (mode === 'paypal') return text('pay.paypalHint');
    if (mode !== 'creditCard') return text('pay.walletHint');
    if (!card) return undefined;
    const isDefault = card.options === 'default';
    return text(isExpired ? 'pay.expired' : isDefault ? 'pay.expiresDefault' : 'pay.expires', {
      month: card.expirationMonth,
      year: card.expirationYear.slice(-2),
    });
  };
  return (
    <RadioGroup
      label={text('pay.with')}
      variant="tiles"
      value={chosen ?? ''}
      onChange={(event) => onChoose({ id: event.target.value })}
      options={ways.map((way) => ({ value: way.id, label: labelOf(way), hint: hintOf(way), disabled: way.isExpired }))}
    />
  );
}
