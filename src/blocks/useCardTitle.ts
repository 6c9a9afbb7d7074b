'use client';

import { cardsWords } from '../brands/words/cards.js';
import { shellWords } from '../brands/words/shell.js';
import type { PaymentCard } from '../model/account.js';
import { logoOfCard } from '../rules/checkout/paymentLogos.js';
import { useText } from '../ui/scope.js';

/** Returns a function that names a saved card by its kind and last four digits. */
export function useCardTitle(): (card: Pick<PaymentCard, 'cardType' | 'cardNumber'>) => string {
  const text = useText(cardsWords, shellWords);
  return ({ cardType, cardNumber }) => {
    const logo = logoOfCard(cardType);
    return text('cards.name', {
      card: logo ? text(`payment.logo.${logo}`) : cardType,
      lastFour: cardNumber.slice(-4),
    });
  };
}
