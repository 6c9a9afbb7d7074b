'use client';

import { cardsWords } from '../brands/words/cards.js';
import type { PaymentCard } from '../model/account.js';
import { isCardExpired } from '../rules/account/accountNeeds.js';
import { useText } from '../ui/scope.js';

/** Returns a function that says until when a saved card can be used, or that it has expired by a day, ISO date. */
export function useCardExpiry(): (
  card: Pick<PaymentCard, 'expirationMonth' | 'expirationYear'>,
  today: string,
) => string {
  const text = useText(cardsWords);
  return (card, today) =>
    text(isCardExpired(card, today) ? 'cards.expired' : 'cards.expires', {
      month: card.expirationMonth,
      year: card.expirationYear,
    });
}
