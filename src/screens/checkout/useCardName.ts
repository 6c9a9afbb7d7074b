'use client';

import { checkoutWords } from '../../brands/words/checkout.js';
import { shellWords } from '../../brands/words/shell.js';
import type { OrderPayment } from '../../model/order.js';
import { logoOfCard } from '../../rules/checkout/paymentLogos.js';
import { useText } from '../../ui/scope.js';

/** Returns a function that names a card as on a receipt, such as `Visa ending 1111`. The API may return card types that
 * the kit does not know. */
export function useCardName(): (payment: OrderPayment) => string {
  const text = useText(checkoutWords, shellWords);
  return ({ cardType = '', lastFour = '' }) => {
    const logo = logoOfCard(cardType);
    return text('payment.ending', {
      card: logo ? text(`payment.logo.${logo}`) : text('payment.card'),
      lastFour,
    });
  };
}
