'use client';

import { shellWords } from '../brands/words/shell.js';
import type { PlanPaymentMethod } from '../model/plan.js';
import { useText } from '../ui/scope.js';
import { useCardTitle } from './useCardTitle.js';

/** Returns a function that names a payment method: a card by its last digits, PayPal by its name, and any other method
 * by its mode. */
export function useMethodName(): (method: PlanPaymentMethod) => string {
  const text = useText(shellWords);
  const cardTitle = useCardTitle();
  return ({ card, paymentMode }) => {
    if (card) return cardTitle(card);
    return paymentMode === 'paypal' ? text('payment.logo.paypal') : paymentMode;
  };
}
