import { describe, expect, test } from 'vitest';
import { type Purchase, postPurchaseOffer } from './postPurchase.js';

const membership = { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' };
const otherMembership = { type: 'SUBSCRIPTION', rule: 'hero', itemCode: '00070SV' };
const plan = { type: 'WINEPLAN', rule: 'hero', itemCode: 'P10001' };
const wine = { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: '0651883' };
const otherWine = { type: 'FILL_THE_CASE', rule: 'hero', itemCode: '0752994' };

const all: Purchase = {
  transactionId: 'W1234567',
  isAnswered: false,
  paymentTypes: ['creditCard'],
  offers: { offerItems: [wine, plan, membership, otherWine], availableSpaces: 5 },
};
const kindOf = (purchase: Purchase) => postPurchaseOffer(purchase)?.kind;

describe('the offer after a purchase', () => {
  test('is Unlimited delivery first, whatever order the shop lists the offers in', () => {
    expect(postPurchaseOffer(all)).toEqual({ kind: 'unlimited', offer: membership });
  });

  test('is absent without a transaction, or after an offer has been answered in the session', () => {
    expect(postPurchaseOffer({ ...all, transactionId: null })).toBeUndefined();
    expect(postPurchaseOffer({ ...all, transactionId: '' })).toBeUndefined();
    expect(postPurchaseOffer({ ...all, isAnswered: true })).toBeUndefined();
  });

  test('is never Unlimited for a PayPal payment, but the plan or else the wines', () => {
    expect(kindOf({ ...all, paymentTypes: ['paypal'] })).toBe('winePlan');
    expect(kindOf({ ...all, paymentTypes: ['giftCard', 'paypal'] })).toBe('winePlan');
    expect(kindOf({ ...all, paymentTypes: ['PayPal', 'giftCard'] })).toBe('winePlan');
    expect(kindOf({ ...all, paymentTypes: undefined })).toBe('winePlan');
    const offers = { offerItems: [membership, wine, otherWine], availableSpaces: 2 };
    expect(postPurchaseOffer({ ...all, paymentTypes: ['paypal'], offers })).toEqual({
      kind: 'fillTheCase',
      offers: [wine, otherWine],
      spaces: 2,
    });
  });

  test('is not Unlimited for a subscription with another rule', () => {
    const offers = { offerItems: [otherMembership, plan], availableSpaces: 0 };
    expect(postPurchaseOffer({ ...all, offers })).toEqual({ kind: 'winePlan', offer: plan });
  });

  test.each([
    [0, undefined],
    [1, 'fillTheCase'],
  ])('with %i spaces is: %s', (availableSpaces, kind) => {
    expect(kindOf({ ...all, offers: { offerItems: [wine], availableSpaces } })).toBe(kind);
  });
});

/** Every combination of the possible offers, in two orders. */
const choices = [[], [membership], [otherMembership], [membership, otherMembership]].flatMap((memberships) =>
  [[], [plan]].flatMap((plans) =>
    [[], [wine], [wine, otherWine], [wine, wine]].flatMap((wines) => {
      const offers = [...memberships, ...plans, ...wines];
      return [offers, offers.toReversed()];
    }),
  ),
);
const payments = [
  ['creditCard'],
  ['paypal'],
  ['giftCard', 'creditCard'],
  ['giftCard', 'paypal'],
  ['points'],
  undefined,
];
const purchases = choices.flatMap((offerItems) =>
  payments.flatMap((paymentTypes) =>
    [0, 1, 2, 3, 6].flatMap((availableSpaces) =>
      [null, 'W1234567'].flatMap((transactionId) =>
        [false, true].map(
          (isAnswered): Purchase => ({
            transactionId,
            isAnswered,
            paymentTypes,
            offers: { offerItems, availableSpaces },
          }),
        ),
      ),
    ),
  ),
);

/** Evaluates the sentences of the requirements one by one, as a table of possible offers. */
function expected({ transactionId, isAnswered, paymentTypes, offers }: Purchase): string {
  const runs = transactionId !== null && !isAnswered;
  const withPayPal = paymentTypes === undefined || paymentTypes.some((type) => type === 'paypal');
  const has = (type: string, rule?: string) =>
    offers.offerItems.filter((offer) => offer.type === type && (rule === undefined || offer.rule === rule)).length > 0;
  const table: [string, boolean][] = [
    ['unlimited', !withPayPal && has('SUBSCRIPTION', 'FreeShip')],
    ['winePlan', has('WINEPLAN')],
    ['fillTheCase', has('FILL_THE_CASE') && offers.availableSpaces > 0],
  ];
  const applying = table.filter(([, applies]) => runs && applies).map(([kind]) => kind);
  return applying[0] ?? 'nothing';
}

test('every combination of transaction, session, payment, offers and spaces follows the requirements', () => {
  expect(purchases.length).toBeGreaterThanOrEqual(2000);
  const wrong = purchases.filter((purchase) => (kindOf(purchase) ?? 'nothing') !== expected(purchase));
  expect(wrong).toEqual([]);
  // Every result must occur, or the table could agree on nothing but empty results.
  const counts = Map.groupBy(purchases, expected);
  expect([...counts.keys()].toSorted()).toEqual(['fillTheCase', 'nothing', 'unlimited', 'winePlan']);
});
