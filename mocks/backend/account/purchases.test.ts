import { describe, expect, test } from 'vitest';
import { getOrder } from '../../../src/api/endpoints/checkout.js';
import { addFavourite, listPurchases, listRatings } from '../../../src/api/endpoints/customer.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { refusal, signedInShop } from '../../testing/testShop.js';

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
      expect(order.paymentDetails[0]?.amount).toBe(total);
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
