import { describe, expect, test } from 'vitest';
import { getOrder } from '../../../src/api/endpoints/checkout.js';
import { addFavourite, listPurchases, listRatings } from '../../../src/api/endpoints/customer.js';
import { minorUnits } from '../../../src/rules/money.js';
import { giftCode } from '../../fixtures/catalogue/codes.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, signedInShop } from '../../testing/testShop.js';
import { testVisit } from '../../testing/testVisit.js';
import { pastOrder } from './purchases.js';

describe('purchases', () => {
  test('of an account that has none are an empty list, and nothing is rated', async () => {
    for (const persona of ['new', 'empty'] as const) {
      const { client } = await signedInShop(persona);
      expect(await client.call(listPurchases)).toEqual({ purchases: [] });
      expect(await client.call(listRatings)).toEqual({ userItems: [] });
    }
  });

  test.each(['law', 'hsb'])('on %s cost what their orders cost, which open in full', async (brand) => {
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

  test('are the account’s alone [IDENT-026]', async () => {
    const { mock, client } = await signedInShop();
    const orderId = (await client.call(listPurchases)).purchases[0]?.orderId ?? '';
    await mock.configure({ login: 'soft' }, 'one');
    expect(await refusal(client.call(listPurchases))).toMatchObject({ status: 401 });
    expect(await refusal(client.call(getOrder, { query: { orderId } }))).toMatchObject({ status: 404 });
  });

  test('a thousand of them stand in no state, so that no other call carries them', async () => {
    const { client, saved } = await signedInShop('heavy');
    const { purchases } = await client.call(listPurchases);
    expect(purchases).toHaveLength(1000);
    expect(new Set(purchases.map(({ orderId }) => orderId)).size).toBe(1000);
    await client.call(addFavourite, { params: { itemCode: notable.wine }, body: {} });
    const kept = JSON.stringify(saved()?.state);
    expect(purchases.filter(({ orderId }) => kept.includes(`"${orderId}"`))).toEqual([]);
    expect(saved()?.state.orders).toEqual({});
  });

  test('ratings are of what was bought, one to five', async () => {
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
});

test.each(['law', 'hsb'])(
  'on %s a thousand past orders hold every way to pay, deliver, save and give, and add up',
  async (brand) => {
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
      seen(['creditCard', 'paypal', 'Gift Card', 'Gift Vouchers', 'Savings Account', 'Points']),
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
