'use client';

import type { PlanPaymentMethod } from '../model/plan.js';
import { useText } from '../ui/scope.js';
import { useCardTitle } from './useCardTitle.js';

/** Gives the name of a way to pay: a card by its last figures, another by its company's name. */
export function useMethodName(): (method: PlanPaymentMethod) => string {
  const text = useText();
  const cardTitle = useCardTitle();
  return ({ card, paymentMode }) => {
    if (card) return cardTitle(card);
    return paymentMode === 'paypal' ? text('payment.logo.paypal') : paymentMode;
  };
}
