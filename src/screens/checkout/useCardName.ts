'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import type { OrderPayment } from '../../model/order.js';
import { logoOfCard } from '../../rules/checkout/paymentLogos.js';
import { useText } from '../../ui/scope.js';

/** A card as a receipt names it, such as `Visa ending 1111`; the types of the API are an open set. */
export function useCardName(): (payment: OrderPayment) => string {
  const text = useText(checkoutWords);
  return ({ cardType = '', lastFour = '' }) => {
    const known = logoOfCard(cardType);
    return text('payment.ending', {
      card: known ? text(`payment.logo.${known}`) : text('payment.card'),
      lastFour,
    });
  };
}
