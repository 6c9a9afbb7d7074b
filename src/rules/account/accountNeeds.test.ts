import { expect, test } from 'vitest';
import { accountNeeds, isCardExpired, isCardExpiring } from './accountNeeds.js';

const card = (expirationMonth: string, expirationYear: string) => ({
  cardId: 'C1',
  cardType: 'VISA',
  cardNumber: '************1111',
  expirationMonth,
  expirationYear,
  type: 'creditCard',
});

test('a card is valid until the last day of its month', () => {
  expect(isCardExpired(card('11', '2026'), '2026-11-30')).toBe(false);
  expect(isCardExpiring(card('11', '2026'), '2026-11-01')).toBe(true);
  expect(isCardExpired(card('11', '2026'), '2026-12-01')).toBe(true);
  expect(isCardExpired(card('2', '2026'), '2026-11-24')).toBe(true);
  expect(isCardExpiring(card('02', '2027'), '2026-11-24')).toBe(false);
});

test('suspended plans come before expired or expiring cards, and nothing else needs attention', () => {
  const suspended = { type: 'WINEPLAN', status: 'SUSPENDED' };
  const expired = card('10', '2026');
  const profile = {
    trustedDetails: { subscriptions: [suspended, { type: 'WINEPLAN', status: 'ACTIVE' }, suspended] },
    userDetails: { paymentCards: [card('01', '2029'), expired] },
  };
  expect(accountNeeds(profile, '2026-11-24')).toEqual([
    { kind: 'planSuspended', count: 2 },
    { kind: 'cardExpired', card: expired },
  ]);
  expect(accountNeeds(undefined, '2026-11-24')).toEqual([]);
});
