import { describe, expect, test } from 'vitest';
import { createClient } from '../../../src/api/client.js';
import { listPaymentOptions } from '../../../src/api/endpoints/checkout.js';
import type { LoginState } from '../../../src/model/customer.js';
import type { PlacedOrder, RedirectedPayment } from '../../../src/model/order.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { checkoutCalls, guestIn } from '../../testing/checkoutScenario.js';
import { signedInShop } from '../../testing/testShop.js';
import { type TestVisit, testVisit } from '../../testing/testVisit.js';
import { confirmedToken, testCards, tokenOfCard } from '../../world/cardProvider.js';
import type { Persona } from '../../world/personas.js';

const giftCard = { type: 'Gift Card', serialId: '6335861000000018', voucherPin: '4821' };
const largeGiftCard = { type: 'Gift Card', serialId: '6335861000000034', voucherPin: '3356' };
const giftVoucher = { type: 'Gift Vouchers', voucherCode: 'GV-30-74016' };

/** Returns a checkout of a customer or a guest that only needs to be paid. */
function checkoutOf(persona: Persona | undefined, { brand = 'law', quantity = 6, item = notable.wine as string } = {}) {
  const login: LoginState = persona === undefined ? 'visitor' : 'hard';
  const visit = testVisit(persona ?? 'standard', { brand, login });
  fill(visit, persona === undefined, quantity, item);
  return visit;
}

function fill(visit: TestVisit, isGuest: boolean, quantity: number, item: string) {
  visit.call('PUT', `/api/cart/itemcode/${item}/${quantity}`);
  const { email, shippingAddress } = guestIn(visit.shop.site.country);
  for (const { method, address, body } of checkoutCalls('delivered', { ...(isGuest && { email }), shippingAddress }))
    expect(visit.call(method, address, body).status).toBe(200);
}

const totalOf = (visit: TestVisit): number => {
  const [order] = visit.answer('listCheckoutOrders');
  return order?.orderPointsInfo?.total ?? order?.orderPriceInfo.total ?? 0;
};
const minus = (total: number, ...parts: number[]): number =>
  Number(parts.reduce((left, part) => left - part, total).toFixed(2));

const show = (visit: TestVisit, card: string = testCards.approved, cardId?: string) =>
  visit.call<{ cardId: string; challenge?: { url: string } }>('PUT', '/api/checkout/payment/examplepay/payerauth', {
    transientToken: tokenOfCard(card),
    ...(cardId && { cardId }),
  });
const pay = (visit: TestVisit, paymentDetails: object[], webRedirectDetails?: object) =>
  visit.call<PlacedOrder & RedirectedPayment>('PUT', '/api/checkout/payandcommit', {
    paymentDetails,
    ...(webRedirectDetails && { webRedirectDetails }),
  });
const balance = (visit: TestVisit, { serialId, voucherPin }: typeof giftCard): number =>
  visit.get<{ balance: number }>(`/api/giftcards/${serialId}/balance?pin=${voucherPin}`).balance;
const savingsOf = (visit: TestVisit): number => visit.answer('listSavingsAccounts').accounts[0]?.balance ?? 0;
const placed = (visit: TestVisit) => visit.answer('listCheckoutOrders')[0];

describe('a new card', () => {
  const cardsOf = (visit: TestVisit) => visit.answer('getProfileDetails').userDetails?.paymentCards ?? [];
  const cof = (state: string) => ({ category: 'PAYMENT', code: 'COF', state });

  test.each([
    ['is saved in the account', 'GRANTED', 1],
    ['is not saved', 'DENIED', 0],
    ['is not saved', undefined, 0],
  ])('%s if the permission to keep it is %s', (_, state, count) => {
    const visit = checkoutOf('empty');
    const { cardId } = show(visit).response;
    if (state) expect(visit.call('POST', '/api/user/permission', cof(state)).status).toBe(200);
    expect(cardsOf(visit)).toEqual([]);
    expect(pay(visit, [{ type: 'creditCard', amount: totalOf(visit), cardId }]).status).toBe(200);
    expect(cardsOf(visit).map((card) => [card.cardType, card.cardNumber, card.expirationYear])).toEqual(
      count === 1 ? [['VISA', '************1111', '2030']] : [],
    );
  });

  test('is not saved if the payment is declined', () => {
    const visit = checkoutOf('empty');
    const { cardId } = show(visit, testCards.declined).response;
    visit.call('POST', '/api/user/permission', cof('GRANTED'));
    expect(pay(visit, [{ type: 'creditCard', amount: totalOf(visit), cardId }]).status).toBe(422);
    expect(cardsOf(visit)).toEqual([]);
  });

  test('that was agreed to before is not a reason to save the next one', () => {
    const visit = checkoutOf('empty');
    show(visit);
    visit.call('POST', '/api/user/permission', cof('GRANTED'));
    const { cardId } = show(visit, testCards.mastercard).response;
    expect(pay(visit, [{ type: 'creditCard', amount: totalOf(visit), cardId }]).status).toBe(200);
    expect(cardsOf(visit)).toEqual([]);
  });
});

describe('ways to pay', () => {
  const modes = (brand: string) => checkoutOf('standard', { brand }).answer('listPaymentOptions');

  test('are card, PayPal and a wallet at a shop that accepts them, each with its provider [CHKT-049, CHKT-050, CHKT-051, CHKT-052, CHKT-053]', () => {
    expect(modes('law')).toEqual([
      { paymentMode: 'creditCard', paymentProvider: 'examplepay' },
      { paymentMode: 'paypal', paymentProvider: 'paypal' },
      { paymentMode: 'googlePay', paymentProvider: 'examplepay' },
    ]);
  });

  test.each([
    ['in an app', ['webview'], ['creditCard', 'paypal']],
    ['on a device with Apple Pay', ['applePay'], ['creditCard', 'paypal', 'googlePay', 'applePay']],
    ['in an app on such a device', ['webview', 'applePay'], ['creditCard', 'paypal', 'applePay']],
  ] as const)('%s are those the device supports [CHKT-049, CHKT-053, CHKT-054]', async (_, flags, expected) => {
    const { mock, client } = await signedInShop();
    await mock.configure({ flags: [...flags] }, 'one');
    expect((await client.call(listPaymentOptions)).map(({ paymentMode }) => paymentMode)).toEqual(expected);
  });

  test.each(['hsb', 'amx'])('are only the card at %s [CHKT-049, CHKT-051]', (brand) => {
    expect(modes(brand).map(({ paymentMode }) => paymentMode)).toEqual(['creditCard']);
  });

  test.each([
    ['an option without its mode', [{ paymentMode: 'creditCard' }, { paymentProvider: 'paypal' }]],
    ['one option that is no list', { paymentMode: 'creditCard' }],
  ])('are malformed with %s [CHKT-049]', async (_, response) => {
    const client = createClient({ fetch: async () => Response.json({ statusCode: 0, response }) });
    await expect(client.call(listPaymentOptions)).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('a saved card', () => {
  test('pays, and the order shows its last four digits [CHKT-043, CHKT-046]', () => {
    const visit = checkoutOf('standard');
    const { response } = show(visit, testCards.approved, 'C204417-2');
    expect(response).toEqual({ cardId: 'C204417-2', cardType: 'MASTERCARD', lastFour: '4444' });
    expect(pay(visit, [{ type: 'creditCard', amount: totalOf(visit), cardId: 'C204417-2' }]).status).toBe(200);
    expect(placed(visit)?.paymentDetails).toMatchObject([{ cardId: 'C204417-2', lastFour: '4444' }]);
  });

  test('pays without another authentication, for a checkout and for a placed order', () => {
    const visit = checkoutOf('standard');
    const total = totalOf(visit);
    expect(pay(visit, [{ type: 'creditCard', amount: total, cardId: 'C204417-2' }]).status).toBe(200);
    const { id, paymentDetails } = placed(visit)!;
    expect(paymentDetails).toMatchObject([{ cardId: 'C204417-2', lastFour: '4444' }]);
    const by = (cardId: string) =>
      visit.call('POST', '/api/checkout/updatepaymentandcommit', {
        orderId: id,
        paymentDetails: [{ type: 'creditCard', amount: total, cardId }],
      });
    expect(by('C204417-4')).toMatchObject({ status: 422, message: expect.stringContaining('cardId') });
    expect(by('C204607-1').status).toBe(422);
    expect(by('C204417-1').status).toBe(200);
    expect(placed(visit)?.paymentDetails).toMatchObject([{ cardId: 'C204417-1', lastFour: '1111' }]);
  });

  test('whose bank asks the shopper to confirm is not charged before [CHKT-046]', () => {
    const visit = checkoutOf('standard');
    expect(show(visit, testCards.challenged, 'C204417-2').response.challenge).toBeDefined();
    const payment = { type: 'creditCard', amount: totalOf(visit), cardId: 'C204417-2' };
    expect(pay(visit, [payment])).toMatchObject({ status: 409, message: expect.stringContaining('bank') });
  });

  test.each([
    ['of someone else', 'C204607-1', 422],
    ['there is not', 'none', 422],
    ['that has expired', 'C204417-4', 409],
  ])('%s is refused [CHKT-046]', (_, cardId, status) => {
    const visit = checkoutOf('standard');
    const before = visit.state();
    expect(show(visit, testCards.approved, cardId).status).toBe(status);
    expect(visit.state()).toBe(before);
  });

  test('cannot be used by a guest', () => {
    expect(show(checkoutOf(undefined), testCards.approved, 'C204417-1').status).toBe(422);
  });
});

describe('a card whose bank asks the shopper to confirm', () => {
  test('is not charged until they have confirmed [CHKT-045]', () => {
    const visit = checkoutOf(undefined);
    const { cardId, challenge } = show(visit, testCards.challenged).response;
    expect(challenge?.url).toContain(cardId);
    expect(placed(visit)?.paymentDetails).toEqual([]);
    const due = totalOf(visit);
    expect(pay(visit, [{ type: 'creditCard', amount: due, cardId }]).status).toBe(409);
    const transientToken = confirmedToken(tokenOfCard(testCards.challenged));
    const confirmed = visit.call<{ cardId: string; challenge?: object }>(
      'PUT',
      '/api/checkout/payment/examplepay/payerauth',
      { transientToken },
    );
    expect(confirmed.response.challenge).toBeUndefined();
    expect(pay(visit, [{ type: 'creditCard', amount: due, cardId: confirmed.response.cardId }]).status).toBe(200);
  });
});

describe('a payment provider with its own page', () => {
  const back = { returnUrl: 'https://shop.example/checkout' };

  test('is visited first, and the order is placed when the shopper returns [CHKT-044, CHKT-052]', () => {
    const visit = checkoutOf('standard');
    const paypal = { type: 'paypal', amount: totalOf(visit) };
    const { redirectUrl } = pay(visit, [paypal], back).response;
    expect(placed(visit)?.transactionId).toBeUndefined();
    const query = new URL(redirectUrl, 'http://shop').searchParams;
    expect(query.get('returnUrl')).toBe(back.returnUrl);
    expect(pay(visit, [paypal], { ...back, token: 'guessed' }).response.transactionId).toBeUndefined();
    const { token } = visit.state().redirects?.[placed(visit)?.id ?? ''] ?? { token: '' };
    expect(pay(visit, [paypal], { ...back, token }).response.transactionId).toMatch(/^T\d+$/);
    expect(placed(visit)?.paymentDetails).toEqual([paypal]);
    expect(visit.state().redirects).toEqual({});
  });

  test('needs an address to return the shopper to [CHKT-044]', () => {
    const visit = checkoutOf('standard');
    expect(pay(visit, [{ type: 'paypal', amount: totalOf(visit) }])).toMatchObject({
      status: 422,
      message: expect.stringContaining('webRedirectDetails'),
    });
  });

  test('does not pay for a basket that has grown in the meantime', () => {
    const visit = checkoutOf('standard');
    const amount = totalOf(visit);
    pay(visit, [{ type: 'paypal', amount }], back);
    const [{ token } = { token: '' }] = Object.values(visit.state().redirects ?? {});
    visit.call('PUT', `/api/cart/itemcode/${notable.wine}/1`);
    expect(pay(visit, [{ type: 'paypal', amount }], { ...back, token }).status).toBe(409);
    const grown = pay(visit, [{ type: 'paypal', amount: totalOf(visit) }], { ...back, token });
    expect(grown.response.redirectUrl).toBeDefined();
  });
});

describe('a payment in parts', () => {
  test('draws each part from its gift card, gift voucher, savings or card [CHKT-043, CHKT-095, CHKT-096, CHKT-097, CHKT-098]', () => {
    const visit = checkoutOf('wine-reward', { quantity: 12 });
    const saved = savingsOf(visit);
    const { cardId } = show(visit).response;
    const rest = minus(totalOf(visit), 20, 30, 15.5);
    const paid = pay(visit, [
      { ...giftCard, amount: 20 },
      { ...giftVoucher, amount: 30 },
      { type: 'savings', amount: 15.5 },
      { type: 'creditCard', amount: rest, cardId },
    ]);
    expect(paid.status).toBe(200);
    expect(balance(visit, giftCard)).toBe(30);
    expect(savingsOf(visit)).toBe(minus(saved, 15.5));
    expect(placed(visit)?.paymentDetails).toEqual([
      { type: 'Gift Card', serialId: giftCard.serialId, amount: 20 },
      { type: 'Gift Vouchers', voucherCode: giftVoucher.voucherCode, amount: 30 },
      { type: 'savings', amount: 15.5 },
      { type: 'creditCard', amount: rest, cardId, cardType: 'VISA', lastFour: '1111' },
    ]);
    expect(JSON.stringify(visit.state())).not.toContain(giftCard.voucherPin);
  });

  test('draws points at a shop that sells for points', () => {
    const visit = checkoutOf('standard', { brand: 'hsb' });
    const { cardId } = show(visit).response;
    const total = totalOf(visit);
    const before = visit.account().points;
    const parts = [
      { type: 'points', amount: 500 },
      { type: 'creditCard', amount: total - 500, cardId },
    ];
    expect(pay(visit, parts).status).toBe(200);
    expect(visit.account().points).toBe(before - 500);
  });

  test('needs no card when nothing is left to pay', () => {
    const visit = checkoutOf(undefined, { quantity: 3 });
    expect(pay(visit, [{ ...largeGiftCard, amount: totalOf(visit) }]).status).toBe(200);
  });

  const rest = (visit: TestVisit, ...parts: number[]) => ({
    type: 'creditCard',
    amount: minus(totalOf(visit), ...parts),
    cardId: show(visit).response.cardId,
  });

  test.each<[string, (visit: TestVisit) => object[], number, string]>([
    ['a gift card with more than is on it', (v) => [{ ...giftCard, amount: 50.01 }, rest(v, 50.01)], 409, 'only 50'],
    [
      'a gift card with a wrong PIN',
      (v) => [{ ...giftCard, voucherPin: '0000', amount: 5 }, rest(v, 5)],
      422,
      'voucherPin',
    ],
    [
      'a gift card without its PIN',
      (v) => [{ ...giftCard, voucherPin: undefined, amount: 5 }, rest(v, 5)],
      422,
      'voucherPin',
    ],
    [
      'one gift card twice',
      (v) => [{ ...giftCard, amount: 30 }, { ...giftCard, amount: 30 }, rest(v, 60)],
      422,
      'paid from twice',
    ],
    ['a voucher there is not', (v) => [{ ...giftVoucher, voucherCode: 'GV-0', amount: 5 }, rest(v, 5)], 422, 'GV-0'],
    [
      'a gift card by its number as a voucher',
      (v) => [{ type: 'Gift Vouchers', voucherCode: giftCard.serialId, amount: 5 }, rest(v, 5)],
      422,
      'no gift voucher',
    ],
    ['savings there are not', (v) => [{ type: 'savings', amount: 5 }, rest(v, 5)], 422, 'savings'],
    ['points at a shop that sells for money', (v) => [{ type: 'points', amount: 5 }, rest(v, 5)], 422, 'points'],
    ['a kind there is not', (v) => [{ type: 'cowries', amount: 5 }, rest(v, 5)], 422, 'cowries'],
    ['a second part that is far too much', (v) => [rest(v), { ...largeGiftCard, amount: 900 }], 409, 'has changed'],
    ['less than is due', (v) => [rest(v, 1)], 409, 'has changed'],
    ['half a penny', (v) => [{ ...giftCard, amount: 10.005 }, rest(v, 10)], 422, 'amount'],
    ['nothing as a part', (v) => [{ ...giftCard, amount: 0 }, rest(v)], 422, 'amount'],
    ['a card that was not shown', (v) => [{ ...rest(v), cardId: 'card99' }], 422, 'cardId'],
  ])('%s is refused, and nothing is drawn', (_, parts, status, message) => {
    const visit = checkoutOf('standard');
    const paymentDetails = parts(visit);
    const before = visit.state();
    expect(pay(visit, paymentDetails)).toMatchObject({ status, message: expect.stringContaining(message) });
    expect(visit.state()).toBe(before);
  });

  test('with a declined card draws nothing', () => {
    const visit = checkoutOf('standard');
    const { cardId } = show(visit, testCards.declined).response;
    const before = visit.state();
    const parts = [
      { ...giftCard, amount: 10 },
      { type: 'creditCard', amount: minus(totalOf(visit), 10), cardId },
    ];
    expect(pay(visit, parts)).toMatchObject({ status: 422, message: expect.stringContaining('declined') });
    expect(visit.state()).toBe(before);
  });
});

describe('a new payment for a placed order', () => {
  const update = (visit: TestVisit, paymentDetails: object[]) =>
    visit.call('POST', '/api/checkout/updatepaymentandcommit', { orderId: placed(visit)?.id, paymentDetails });

  test('returns the earlier payments to their balances, then draws the new ones', () => {
    const visit = checkoutOf('wine-reward', { quantity: 2 });
    const total = totalOf(visit);
    const saved = savingsOf(visit);
    const rest = minus(total, 12, 8);
    const { cardId } = show(visit).response;
    const first = [
      { ...giftCard, amount: 12 },
      { type: 'savings', amount: 8 },
      { type: 'creditCard', amount: rest, cardId },
    ];
    pay(visit, first);
    const second = [
      { ...giftCard, amount: 5 },
      { type: 'creditCard', amount: minus(total, 5), cardId },
    ];
    expect(update(visit, second).status).toBe(200);
    expect(balance(visit, giftCard)).toBe(45);
    expect(savingsOf(visit)).toBe(saved);
    expect(placed(visit)?.paymentDetails.map(({ type, amount }) => [type, amount])).toEqual([
      ['Gift Card', 5],
      ['creditCard', minus(total, 5)],
    ]);
  });

  test('may use the full balance of a gift card that already pays part of the order', () => {
    const visit = checkoutOf(undefined, { quantity: 5 });
    const total = totalOf(visit);
    const { cardId } = show(visit).response;
    pay(visit, [
      { ...giftCard, amount: 40 },
      { type: 'creditCard', amount: minus(total, 40), cardId },
    ]);
    const all = [
      { ...giftCard, amount: 50 },
      { type: 'creditCard', amount: minus(total, 50), cardId },
    ];
    expect(update(visit, all).status).toBe(200);
    expect(balance(visit, giftCard)).toBe(0);
  });

  test('is refused with a card that was not presented, and leaves the order unchanged', () => {
    const visit = checkoutOf(undefined);
    const total = totalOf(visit);
    pay(visit, [{ type: 'creditCard', amount: total, cardId: show(visit).response.cardId }]);
    const before = visit.state();
    expect(update(visit, [{ type: 'creditCard', amount: total, cardId: 'card99' }]).status).toBe(422);
    expect(update(visit, [{ type: 'barter', amount: total }]).status).toBe(422);
    expect(visit.state()).toBe(before);
    const other = show(visit, testCards.mastercard).response.cardId;
    expect(update(visit, [{ type: 'creditCard', amount: total, cardId: other }]).status).toBe(200);
    expect(placed(visit)?.paymentDetails).toMatchObject([{ lastFour: '4444' }]);
  });
});

describe('points', () => {
  const pointsOf = (visit: TestVisit) => visit.answer('getProfileDetails').userDetails?.points;

  test('are spent by the card of a points brand as far as they go, and shown with the profile', () => {
    const visit = checkoutOf('standard', { brand: 'hsb' });
    const total = totalOf(visit);
    expect(pointsOf(visit)).toBe(25_000);
    const { cardId } = show(visit).response;
    expect(pay(visit, [{ type: 'creditCard', amount: total, cardId }]).status).toBe(200);
    expect(pointsOf(visit)).toBe(25_000 - total);
    const { id } = placed(visit)!;
    const payBy = (paymentDetails: object[]) =>
      visit.call('POST', '/api/checkout/updatepaymentandcommit', { orderId: id, paymentDetails }).status;
    // The same points pay again when the order is paid another way.
    expect(payBy([{ type: 'points', amount: total }])).toBe(200);
    expect(pointsOf(visit)).toBe(25_000 - total);
    expect(
      payBy([
        { ...largeGiftCard, amount: 1000 },
        { type: 'creditCard', amount: total - 1000, cardId },
      ]),
    ).toBe(200);
    expect(pointsOf(visit)).toBe(25_000 - total + 1000);
    visit.call('PUT', `/api/cart/itemcode/${notable.wine}/24`);
    visit.call('PUT', '/api/checkout/createRegisteredCheckout');
    visit.call('PUT', '/api/checkout/shipping/methods', { shippingMethod: 'STD' });
    const next = totalOf(visit);
    expect(next).toBeGreaterThan(pointsOf(visit) ?? 0);
    expect(pay(visit, [{ type: 'creditCard', amount: next, cardId: 'C204417-1' }]).status).toBe(200);
    expect(pointsOf(visit)).toBe(0);
  });

  test('are in no profile of a shop that sells for money', () => {
    expect(pointsOf(checkoutOf('standard'))).toBeUndefined();
  });
});
