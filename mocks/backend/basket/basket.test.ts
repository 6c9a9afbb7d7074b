import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addCartItem, getCart, removeCartItem, setCartItemQuantity } from '../../../src/api/endpoints/basket.js';
import { getProduct } from '../../../src/api/endpoints/product.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { clientOf, refusal, testShop } from '../../testing/testShop.js';
import { testVisit } from '../../testing/testVisit.js';

const itemtype = 'itemcode';

describe('the basket', () => {
  test('keeps items that are added, set and removed in the same session [BSKT-019, BSKT-020]', async () => {
    const { client, add } = testShop();
    await add(notable.wine, 2);
    await add(notable.wine, 1);
    expect((await client.call(getCart)).lineItems[0]).toMatchObject({ quantity: 3, bottleCount: 3 });
    await client.call(setCartItemQuantity, { params: { itemcode: notable.wine, quantity: 7 } });
    expect((await client.call(getCart)).numBottles).toBe(7);
    await client.call(removeCartItem, { params: { itemtype, itemcode: notable.wine } });
    expect(await client.call(getCart)).toMatchObject({ lineItems: [], orderPriceInfo: { total: 0 } });
  });

  test('belongs to its session', async () => {
    const { mock, add } = testShop();
    await add(notable.wine, 1);
    expect((await clientOf(mock, 'two').client.call(getCart)).lineItems).toEqual([]);
  });

  test('has the volume price from 12 bottles on', async () => {
    const { client, add } = testShop();
    await add(notable.wine, 11);
    expect((await client.call(getCart)).orderPriceInfo.savings).toBe(0);
    await add(notable.wine, 1);
    expect((await client.call(getCart)).orderPriceInfo).toMatchObject({
      rawSubtotal: 191.88,
      savings: 36,
      shipping: 7.99,
      total: 163.87,
    });
  });

  test('has whole points in addition to pounds on a points site [BSKT-039]', async () => {
    const { client, add } = testShop('hsb');
    await add(notable.wine, 2);
    const { lineItems, orderPriceInfo, orderPointsInfo } = await client.call(getCart);
    expect(lineItems[0]).toMatchObject({ itemPointsInfo: { amount: 3198 }, itemPriceInfo: { amount: 31.98 } });
    expect(orderPointsInfo).toMatchObject({ total: 3997, shipping: 799 });
    expect(orderPriceInfo.total).toBe(39.97);
    const inPounds = testShop('law');
    await inPounds.add(notable.wine, 2);
    expect(await inPounds.client.call(getCart)).not.toHaveProperty('orderPointsInfo');
  });

  test('has free delivery for unlimited members', async () => {
    const { mock, client, add } = testShop();
    await mock.configure({ persona: 'unlimited', login: 'hard' }, 'one');
    await add(notable.wine, 1);
    expect((await client.call(getCart)).orderPriceInfo.shipping).toBe(0);
  });

  test.each([
    ['an unknown item', 'nothing-like-it', 1, 404],
    ['more than there is', notable.lowStockWine, 5, 409],
    ['what is sold out', notable.outOfStockWine, 1, 409],
    ['what has no sku', notable.wineWithoutSkus, 1, 409],
    ['abc of it', notable.wine, 'abc', 422],
    ['-1 of it', notable.wine, '-1', 422],
    ['none of it', notable.wine, '0', 422],
    ['9999 of it', notable.wine, '9999', 422],
    ['half a bottle', notable.wine, '0.5', 422],
    ['a code of 1,000 letters', 'a'.repeat(1000), 1, 422],
    ['a code that is markup', '<script>', 1, 422],
    ['__proto__', '__proto__', 1, 404],
  ])('refuses %s and stays the same', async (_, itemcode, quantity, status) => {
    const { client, add, saved } = testShop();
    await add(notable.wine, 2);
    const before = JSON.stringify(saved()?.state);
    const error = await refusal(add(itemcode, quantity));
    expect(error).toMatchObject({ kind: 'http', status });
    if (status === 422) expect(error?.serverMessage).toMatch(/^(itemcode|quantity): /);
    expect(JSON.stringify(saved()?.state)).toBe(before);
    expect((await client.call(getCart)).numBottles).toBe(2);
  });

  test('counts the items it already holds against the stock', async () => {
    const { add } = testShop();
    await add(notable.lowStockWine, 3);
    expect(await refusal(add(notable.lowStockWine, 2))).toMatchObject({ status: 409 });
    expect(await refusal(add(notable.lowStockWine, 1))).toBeUndefined();
  });

  test('refuses an unlimited membership for someone who has one', async () => {
    const { mock, add } = testShop();
    await mock.configure({ persona: 'unlimited', login: 'hard' }, 'one');
    expect((await refusal(add('00067SV', 1)))?.serverMessage).toBe('You are already an unlimited member.');
    expect(await refusal(add('MEM01UTD', 1))).toBeUndefined();
  });

  test('adds up to the penny and the point after any changes', async () => {
    const { items } = await testShop().mock.shop();
    const codes = [...items.keys()];
    const step = fc.record({
      what: fc.constantFrom('add', 'set', 'remove'),
      code: fc.constantFrom(...codes),
      quantity: fc.integer({ min: -2, max: 120 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('law', 'hsb'), fc.array(step, { maxLength: 12 }), async (brand, steps) => {
        const { client, add } = testShop(brand);
        for (const { what, code, quantity } of steps) {
          if (what === 'add') await refusal(add(code, quantity));
          else if (what === 'set')
            await refusal(client.call(setCartItemQuantity, { params: { itemcode: code, quantity } }));
          else await refusal(client.call(removeCartItem, { params: { itemtype, itemcode: code } }));
          const { lineItems, numLineItems, orderPriceInfo, orderPointsInfo } = await client.call(getCart);
          const lines = lineItems.reduce((sum, line) => sum + minorUnits(line.itemPriceInfo.amount), 0);
          const { rawSubtotal, savings, shipping, total } = orderPriceInfo;
          expect(minorUnits(rawSubtotal)).toBe(lines);
          expect(minorUnits(total)).toBe(lines - minorUnits(savings) + minorUnits(shipping));
          expect(savings).toBeGreaterThanOrEqual(0);
          expect(numLineItems).toBe(lineItems.length);
          expect(lineItems.every((line) => line.quantity >= 1 && line.quantity <= 99)).toBe(true);
          expect(orderPointsInfo !== undefined).toBe(brand === 'hsb');
          if (orderPointsInfo) expect(Number.isInteger(orderPointsInfo.total)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test.each(['wine', 'enPrimeurWine'] as const)('a line of %s has its vintage [BSKT-042]', async (name) => {
  const { client, add } = testShop();
  await add(notable[name], 1);
  const { vintage } = await client.call(getProduct, { params: { itemcode: notable[name] } });
  expect(vintage).toMatch(/^\d{4}$/);
  expect((await client.call(getCart)).lineItems[0]?.product.vintage).toBe(vintage);
});

test('an item is added and removed by its code or by its kind [BSKT-020, BSKT-022]', async () => {
  const { client } = testShop();
  const codes = async () => (await client.call(getCart)).lineItems.map(({ product }) => product.itemCode);
  const add = (type: string, itemcode: string) =>
    client.call(addCartItem, { params: { itemtype: type, itemcode, quantity: 1 } });
  await add('wine', notable.wine);
  await add('case', notable.mixedCase);
  await add('itemcode', notable.gift);
  expect(await codes()).toEqual([notable.wine, notable.mixedCase, notable.gift]);
  for (const type of ['case', 'gift', 'constructor'])
    expect(await refusal(add(type, notable.wine))).toMatchObject({ status: 404 });
  expect(
    await refusal(client.call(removeCartItem, { params: { itemtype: 'gift', itemcode: notable.wine } })),
  ).toMatchObject({ status: 404 });
  await client.call(removeCartItem, { params: { itemtype: 'wine', itemcode: notable.wine } });
  expect(await codes()).toEqual([notable.mixedCase, notable.gift]);
});

describe('a basket write', () => {
  const item = { itemCode: notable.wine };
  const cart = { cartItems: [item] };
  const write = (method: string, address: string, body?: unknown) =>
    testVisit('standard', { login: 'visitor' }).call(method, address, body);

  test.each(['/api/cart', '/api/cart/itemcode'])('by POST %s without a quantity adds one', (address) => {
    const visit = testVisit('standard', { login: 'visitor' });
    expect(visit.call('POST', address, cart).status).toBe(200);
    expect(visit.answer('getCart').lineItems).toMatchObject([{ quantity: 1 }]);
  });

  test.each([
    ['POST', '/api/cart', { cartItems: [{ itemCode: 'NOPE', quantity: 1 }] }, 404],
    ['POST', '/api/cart', { cartItems: [{ ...item, quantity: 0 }] }, 422],
    ['POST', '/api/cart', { cartItems: [{ itemCode: notable.lowStockWine, quantity: 9 }] }, 409],
    ['POST', '/api/cart/itemcode', { cartItems: [{ itemCode: 'NOPE', quantity: 1 }] }, 404],
    ['POST', '/api/cart/itemcode', { cartItems: [{ ...item, quantity: 'six' }] }, 422],
    ['POST', '/api/cart/itemcode', { cartItems: [{ itemCode: notable.lowStockWine, quantity: 9 }] }, 409],
    ['PUT', `/api/cart/itemcode/${notable.wine}/none`, undefined, 422],
    ['DELETE', '/api/cart/itemcode/NOPE', undefined, 404],
  ])('that fails says why in statusMessage too: %s %s %j', (method, address, sent, status) => {
    const { message, ...refused } = write(method, address, sent);
    expect([refused.status, message]).toEqual([status, expect.stringMatching(/./)]);
    expect(refused.body).toEqual({ statusCode: status, statusMessage: message, errorResponse: { message } });
  });
});
