import { describe, expect, test } from 'vitest';
import {
  addFavourite,
  addRecentlyBrowsed,
  deleteFavourite,
  listFavourites,
  listRecentlyBrowsed,
  listRecommendedWines,
} from '../../../src/api/endpoints/customer.js';
import { getProduct } from '../../../src/api/endpoints/product.js';
import type { UserItem } from '../../../src/model/account.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { clientOf, refusal, signedInShop, testShop } from '../../testing/testShop.js';

const codes = ({ userItems }: { userItems: readonly UserItem[] }) => userItems.map(({ product }) => product.itemCode);

describe('favourites', () => {
  test('are listed latest first, without duplicates, and marked as favourites [PROD-101]', async () => {
    const { client } = await signedInShop('new');
    for (const itemCode of [notable.wine, notable.mixedCase, notable.wine])
      await client.call(addFavourite, { params: { itemCode }, body: {} });
    const list = await client.call(listFavourites);
    expect(codes(list)).toEqual([notable.mixedCase, notable.wine]);
    expect(list.userItems.every(({ whereUsed }) => whereUsed?.inFavourites)).toBe(true);
  });

  test('are removed by item code, and an item that is not a favourite cannot be [PROD-103]', async () => {
    const { client } = await signedInShop('new');
    const params = { itemCode: notable.wine };
    await client.call(addFavourite, { params, body: {} });
    await client.call(deleteFavourite, { params });
    expect(codes(await client.call(listFavourites))).toEqual([]);
    expect(await refusal(client.call(deleteFavourite, { params }))).toMatchObject({ status: 404 });
  });

  test('a disliked item is not among the favourites or the recommendations [PROD-102]', async () => {
    const { client } = await signedInShop();
    const [itemCode = ''] = codes(await client.call(listRecommendedWines, { query: {} }));
    await client.call(addFavourite, { params: { itemCode }, body: {} });
    await client.call(addFavourite, { params: { itemCode }, body: { AntiFavourite: true } });
    expect(codes(await client.call(listFavourites))).not.toContain(itemCode);
    expect(codes(await client.call(listRecommendedWines, { query: {} }))).not.toContain(itemCode);
    for (const body of [{}, { AntiFavourite: false }, undefined]) {
      await client.call(addFavourite, { params: { itemCode }, body: { AntiFavourite: true } });
      expect(codes(await client.call(listFavourites))).not.toContain(itemCode);
      await client.call(addFavourite, { params: { itemCode }, body });
      expect(codes(await client.call(listFavourites))[0]).toBe(itemCode);
    }
    expect(codes(await client.call(listRecommendedWines, { query: {} }))).toContain(itemCode);
  });

  test('show on the product itself for a known customer [PROD-038]', async () => {
    const { mock, client } = await signedInShop('new');
    const ask = async () => (await client.call(getProduct, { params: { itemcode: notable.wine } })).favourited;
    expect(await ask()).toBe(false);
    await client.call(addFavourite, { params: { itemCode: notable.wine }, body: {} });
    expect(await ask()).toBe(true);
    await mock.configure({ login: 'visitor' }, 'one');
    expect(await ask()).toBeUndefined();
  });

  test('belong to the account: its other sessions see them, a visitor sees none', async () => {
    const { mock, client } = await signedInShop('new');
    await client.call(addFavourite, { params: { itemCode: notable.wine }, body: {} });
    await mock.configure({ login: 'soft' }, 'two');
    expect(codes(await clientOf(mock, 'two').client.call(listFavourites))).toEqual([notable.wine]);
    await mock.configure({ login: 'visitor' }, 'three');
    expect(await refusal(clientOf(mock, 'three').client.call(listFavourites))).toMatchObject({ status: 401 });
  });
});

describe('recently browsed', () => {
  const look = (client: ReturnType<typeof clientOf>['client'], itemCode: string) =>
    client.call(addRecentlyBrowsed, { params: { itemCode } });

  test('keeps the latest 12, newest first, without duplicates', async () => {
    const { mock, client } = testShop();
    const all = [...(await mock.shop()).items.keys()].slice(0, 15);
    for (const itemCode of all) await look(client, itemCode);
    await look(client, all[5] ?? '');
    const browsed = codes(await client.call(listRecentlyBrowsed));
    expect(browsed).toHaveLength(12);
    expect(browsed.slice(0, 2)).toEqual([all[5], all[14]]);
    expect(new Set(browsed).size).toBe(12);
  });

  test('belongs to the visitor, or to the account of a known customer [IDENT-026]', async () => {
    const { mock, client } = testShop();
    await look(client, notable.wine);
    expect(codes(await clientOf(mock, 'two').client.call(listRecentlyBrowsed))).toEqual([]);
    await mock.configure({ login: 'soft' }, 'two');
    await look(clientOf(mock, 'two').client, notable.spirit);
    await mock.configure({ login: 'hard' }, 'three');
    expect(codes(await clientOf(mock, 'three').client.call(listRecentlyBrowsed))[0]).toBe(notable.spirit);
    expect(codes(await client.call(listRecentlyBrowsed))).toEqual([notable.wine]);
  });
});

describe('recommended wines', () => {
  test('are ten by default, the same ones each time [ACCT-051]', async () => {
    const { client } = await signedInShop();
    const ten = codes(await client.call(listRecommendedWines, { query: {} }));
    expect(new Set(ten).size).toBe(10);
    expect(codes(await client.call(listRecommendedWines, { query: { limit: '4' } }))).toEqual(ten.slice(0, 4));
    expect(codes(await client.call(listRecommendedWines, { query: { limit: '1' } }))).toEqual(ten.slice(0, 1));
    const all = codes(await client.call(listRecommendedWines, { query: { limit: '100' } }));
    expect([all.length > 11, all.length <= 100, all.slice(0, 10)]).toEqual([true, true, ten]);
    const eleven = codes(await client.call(listRecommendedWines, { query: { limit: '11' } }));
    expect([eleven.length, eleven.slice(0, 10)]).toEqual([11, ten]);
    expect(codes(await (await signedInShop()).client.call(listRecommendedWines, { query: {} }))).toEqual(ten);
    expect(codes(await (await signedInShop('premiere')).client.call(listRecommendedWines, { query: {} }))).not.toEqual(
      ten,
    );
  });

  test.each(['0', '101', '-1', '1.5', 'all', '1e1', ''])('a limit of “%s” is refused [ACCT-051]', async (limit) => {
    const { client } = await signedInShop();
    const error = await refusal(client.call(listRecommendedWines, { query: { limit } }));
    expect(error?.serverMessage).toMatch(/^limit: must be a whole number from 1 to 100/);
  });
});
