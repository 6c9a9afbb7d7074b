import { describe, expect, test } from 'vitest';
import { getOrder } from '../../../src/api/endpoints/checkout.js';
import { addFavourite, listPurchases, listRatings } from '../../../src/api/endpoints/customer.js';
import { listWinePlanUpcomingCases } from '../../../src/api/endpoints/nextCases.js';
import { getOrderHistoryDetails } from '../../../src/api/endpoints/orders.js';
import { skipWinePlanDelivery } from '../../../src/api/endpoints/planDeliveries.js';
import { listWinePlanCaseHistory, listWinePlans } from '../../../src/api/endpoints/plans.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { giftCode } from '../../fixtures/catalogue/codes.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, signedInShop } from '../../testing/testShop.js';
import { testVisit } from '../../testing/testVisit.js';
import type { Persona } from '../../world/personas.js';
import { pastOrder } from './purchases.js';

describe('purchases', () => {
  test('of an account without any are an empty list, and the account has no ratings', async () => {
    for (const persona of ['new', 'empty'] as const) {
      const { client } = await signedInShop(persona);
      expect(await client.call(listPurchases)).toEqual({ purchases: [] });
      expect(await client.call(listRatings)).toEqual({ userItems: [] });
    }
  });

  test.each(['law', 'hsb'])('on %s have the totals of their orders, which open in full', async (brand) => {
    const { client } = await signedInShop('standard', brand);
    const { purchases } = await client.call(listPurchases);
    expect(purchases).toHaveLength(6);
    for (const { orderId, total, numBottles, items } of purchases) {
      const order = await client.call(getOrder, { query: { orderId } });
      expect((brand === 'hsb' ? order.orderPointsInfo : order.orderPriceInfo)?.total).toBe(total);
      expect(order.paymentDetails.reduce((sum, { amount }) => sum + minorUnits(amount), 0)).toBe(minorUnits(total));
      expect(order.numBottles).toBe(numBottles);
      expect(items.map(({ itemCode }) => itemCode)).toEqual(order.lineItems.map(({ product }) => product.itemCode));
      expect(items.length).toBeGreaterThan(0);
    }
    const dates = purchases.map(({ orderDateAsString }) => orderDateAsString.split('/').reverse().join(''));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('belong to the account only [IDENT-026]', async () => {
    const { mock, client } = await signedInShop();
    const orderId = (await client.call(listPurchases)).purchases[0]?.orderId ?? '';
    await mock.configure({ login: 'soft' }, 'one');
    expect(await refusal(client.call(listPurchases))).toMatchObject({ status: 401 });
    expect(await refusal(client.call(getOrder, { query: { orderId } }))).toMatchObject({ status: 404 });
  });

  test('a thousand of them are not in the state, so that other calls do not have to carry them', async () => {
    const { client, saved } = await signedInShop('heavy');
    const all = (await client.call(listPurchases)).purchases;
    // A plan stores the names of its cases, but their contents are not in the state either.
    const purchases = all.filter(({ orderId }) => !orderId.startsWith('WP'));
    expect(purchases).toHaveLength(1000);
    expect(all.length).toBeGreaterThan(1080);
    expect(new Set(purchases.map(({ orderId }) => orderId)).size).toBe(1000);
    await client.call(addFavourite, { params: { itemCode: notable.wine }, body: {} });
    const savedJson = JSON.stringify(saved()?.state);
    expect(purchases.filter(({ orderId }) => savedJson.includes(`"${orderId}"`))).toEqual([]);
    expect(saved()?.state.orders).toEqual({});
  });

  test.each(['law', 'hsb'])('on %s include the cases sent by plans, and no others', async (brand) => {
    const { client } = await signedInShop('plan-active', brand);
    const [plan] = await client.call(listWinePlans);
    const wpSubscriptionId = plan?.subscriptionId ?? '';
    await client.call(skipWinePlanDelivery, {
      params: { subscriptionId: wpSubscriptionId },
      query: { orderId: plan?.subscriptionOrderId ?? '' },
    });
    const history = await client.call(listWinePlanCaseHistory, { params: { wpSubscriptionId } });
    expect(history.map(({ status }) => status)).toContain('SKIPPED');
    const sent = history.filter(({ status }) => status === 'DELIVERED');
    const { purchases } = await client.call(listPurchases);
    const cases = purchases.filter(({ orderId }) => orderId.startsWith('WP'));
    expect(cases.map(({ orderId, total, numBottles }) => ({ orderId, total, numBottles }))).toEqual(
      sent.map(({ orderId, total, bottleCount }) => ({ orderId, total, numBottles: bottleCount })),
    );
    expect(sent.length).toBeGreaterThan(1);
    const { client: other } = await signedInShop('heavy', brand);
    for (const { orderId, total } of cases) {
      const order = await client.call(getOrder, { query: { orderId } });
      const figures = brand === 'hsb' ? order.orderPointsInfo : order.orderPriceInfo;
      expect(figures).toMatchObject({ total, rawSubtotal: total, shipping: 0 });
      const amounts = order.lineItems.map((line) => (line.itemPointsInfo ?? line.itemPriceInfo).amount);
      expect(amounts.reduce((sum, amount) => sum + minorUnits(amount), 0)).toBe(minorUnits(total));
      expect(order).toMatchObject({ isGuest: false, paymentDetails: [{ lastFour: '1111', amount: total }] });
      expect(order.shippingDetails).toMatchObject({ address: {}, shippingMethod: { type: 'STD' } });
      const { transactionId = '' } = order;
      expect(await client.call(getOrderHistoryDetails, { params: { orderId: transactionId } })).toEqual(order);
      expect(await refusal(other.call(getOrder, { query: { orderId } }))).toMatchObject({ status: 404 });
    }
    const [upcoming] = await client.call(listWinePlanUpcomingCases, { params: { subscriptionId: wpSubscriptionId } });
    for (const orderId of [plan?.subscriptionOrderId ?? '', upcoming?.orderId ?? ''])
      expect(await refusal(client.call(getOrder, { query: { orderId } }))).toMatchObject({ status: 404 });
  });

  test('ratings are for bought items, from one to five', async () => {
    const { client } = await signedInShop();
    const bought = new Set(
      (await client.call(listPurchases)).purchases.flatMap(({ items }) => items.map((one) => one.itemCode)),
    );
    const { userItems } = await client.call(listRatings);
    expect(userItems.length).toBeGreaterThan(0);
    for (const { product, rating } of userItems) {
      expect(bought).toContain(product.itemCode);
      expect([1, 2, 3, 4, 5]).toContain(rating);
    }
  });

  test.each<Persona>(['standard', 'heavy', 'wine-reward'])(
    'ratings of %s are for what is drunk, not for gifts',
    (persona) => {
      const visit = testVisit(persona);
      const rated = visit
        .answer('listRatings')
        .userItems.map(({ product }) => visit.shop.items.get(product.itemCode)?.kind);
      expect(rated.length).toBeGreaterThan(5);
      expect(rated).not.toContain('gift');
    },
  );
});

test.each([
  ['law', 'paypal'],
  ['hsb', 'points'],
])(
  'on %s a thousand past orders cover every way to pay, deliver, save and give, and add up',
  async (brand, elsewhere) => {
    const visit = testVisit('heavy', { brand });
    const past = visit
      .answer('listPurchases')
      .purchases.map(({ orderId }) => pastOrder(visit.account(), visit.shop, orderId)!);
    const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + minorUnits(amount), 0);
    for (const { lineItems, orderPriceInfo, orderPointsInfo, adjustments, paymentDetails } of past) {
      const { rawSubtotal, savings, shipping, total } = orderPointsInfo ?? orderPriceInfo;
      const lines = lineItems.map((line) => (orderPointsInfo ? line.itemPointsInfo : line.itemPriceInfo)?.amount ?? 0);
      expect(minorUnits(rawSubtotal ?? 0)).toBe(sum(lines));
      expect(minorUnits(savings ?? 0)).toBe(sum(adjustments.map(({ adjustmentAmount }) => adjustmentAmount)));
      expect(minorUnits(total)).toBe(sum(lines) + minorUnits(shipping ?? 0) - minorUnits(savings ?? 0));
      expect(sum(paymentDetails.map(({ amount }) => amount))).toBe(minorUnits(total));
      expect(paymentDetails.every(({ amount }) => amount >= 0)).toBe(true);
    }
    const seen = (list: readonly (string | undefined)[]) => new Set(list);
    const payments = past.flatMap(({ paymentDetails }) => paymentDetails);
    expect(seen(payments.map(({ type }) => type))).toEqual(
      seen(['creditCard', elsewhere, 'Gift Card', 'Gift Vouchers', 'savings']),
    );
    expect(seen(payments.map(({ cardType }) => cardType))).toEqual(seen(['VISA', 'MASTERCARD', 'AMEX', undefined]));
    expect(past.filter(({ paymentDetails }) => paymentDetails.length === 2).length).toBeGreaterThan(100);
    expect(seen(past.map(({ shippingDetails }) => shippingDetails.shippingMethod?.type))).toEqual(
      seen(['STD', 'EXP', 'DAY', 'COL']),
    );
    expect(seen(past.flatMap(({ adjustments }) => adjustments.map((one) => one.promotionName)))).toEqual(
      seen([
        'Multi-buy saving',
        'Voucher CELEBRATE5',
        'Unlimited free delivery',
        'Delivery charge waived',
        'Member discount',
      ]),
    );
    expect(past.some(({ labelMessages }) => labelMessages?.labelMessage1)).toBe(true);
    expect(past.some(({ giftDetails }) => giftDetails?.recipientEmail)).toBe(true);
    const names = past.flatMap(({ lineItems }) => lineItems.map(({ product }) => product.itemCode));
    for (const code of [visit.shop.site.eVoucherItemCode, giftCode('gift-card'), giftCode('corkscrew')])
      expect(names).toContain(code);
  },
);

test('past orders of a customer without savings were not paid from savings', () => {
  const visit = testVisit('standard');
  const types = visit
    .answer('listPurchases')
    .purchases.flatMap(({ orderId }) => pastOrder(visit.account(), visit.shop, orderId)?.paymentDetails ?? [])
    .map(({ type }) => type);
  expect(types).toEqual([
    'creditCard',
    'creditCard',
    'creditCard',
    'paypal',
    'Gift Card',
    'creditCard',
    'Gift Vouchers',
  ]);
});
