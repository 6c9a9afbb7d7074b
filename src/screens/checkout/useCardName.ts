'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import type { OrderPayment } from '../../model/order.js';
import { logoOfCard } from '../../rules/checkout/paymentLogos.js';
import { useText } from '../../ui/scope.js';

/** Returns a function that names a card as on a receipt, such as `Visa ending 1111`; the API's card types are an open
 * set. */
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
