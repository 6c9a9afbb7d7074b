import { describe, expect, test } from 'vitest';
import { createClient } from '../client.js';
import {
  addCartItem,
  addCartItemsBatch,
  addMultipleCartItems,
  getCart,
  listCartSubscriptions,
  removeCartItem,
  removeCartItemByCommerceId,
  setCartItemQuantity,
} from './basket.js';
import { listFreeGifts, swapFreeGift } from './freeGifts.js';
import { getFuturePaymentsByCart } from './offers.js';
import { applyCheckoutCoupon } from './vouchers.js';

/** Creates a client that always gets the same response, and records the method, address and body of each request. */
function recorder(response: unknown = null) {
  const sent: unknown[][] = [];
  const client = createClient({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'http://shop.example'), init);
      const body = await request.text();
      const { pathname, search } = new URL(request.url);
      sent.push([request.method, pathname + search, ...(body ? [JSON.parse(body)] : [])]);
      return Response.json({ statusCode: 0, response });
    },
  });
  return { client, sent };
}

const emptyCart = {
  lineItems: [],
  numBottles: 0,
  numLineItems: 0,
  orderPriceInfo: { rawSubtotal: 0, savings: 0, total: 0, shipping: 0 },
};

describe('the basket is read and changed', () => {
  test('through the list call, with validation every time [BSKT-017]', async () => {
    const { client, sent } = recorder(emptyCart);
    await client.call(getCart);
    await client.call(getCart);
    expect(sent).toEqual([
      ['GET', '/api/cart/list?validate=true'],
      ['GET', '/api/cart/list?validate=true'],
    ]);
  });

  test('through paths built from item type, item code, quantity and line id [BSKT-019, BSKT-020, BSKT-021, BSKT-022, BSKT-023, BSKT-024]', async () => {
    const { client, sent } = recorder();
    await client.call(addCartItem, { params: { itemtype: 'wine', itemcode: '0651883', quantity: 6 } });
    await client.call(setCartItemQuantity, { params: { itemcode: '0364791', quantity: 2 } });
    await client.call(removeCartItem, { params: { itemtype: 'gift', itemcode: '0197293' } });
    await client.call(removeCartItemByCommerceId, { params: { commerceItemId: 'ci42' } });
    expect(sent).toEqual([
      ['PUT', '/api/cart/wine/0651883/6'],
      ['PUT', '/api/cart/itemcode/0364791/2?method=set'],
      ['DELETE', '/api/cart/gift/0197293'],
      ['DELETE', '/api/cart/commerceitemidentifier/ci42'],
    ]);
  });

  test('through the multi-add, with the item code and quantity of each item [BSKT-025]', async () => {
    const { client, sent } = recorder();
    const cartItems = [
      { itemCode: '0651883', quantity: 6 },
      { itemCode: '0684646', quantity: 1 },
    ];
    await client.call(addMultipleCartItems, { body: { cartItems } });
    expect(sent).toEqual([
      [
        'POST',
        '/api/cart/itemcode',
        {
          cartItems: [
            { itemCode: '0651883', quantity: 6 },
            { itemCode: '0684646', quantity: 1 },
          ],
        },
      ],
    ]);
  });

  test('through an upsell batch, with the type and rule of the offer [BSKT-026]', async () => {
    const { client, sent } = recorder();
    const ofWine = { type: 'FILL_THE_CASE', rule: 'upsellonly' };
    const ofMembership = { type: 'SUBSCRIPTION', rule: 'FreeShip' };
    await client.call(addCartItemsBatch, {
      body: {
        cartItems: [
          { itemCode: '0651883', quantity: 3, upsellOfferDetails: ofWine },
          { itemCode: '00067SV', quantity: 1, upsellOfferDetails: ofMembership },
        ],
      },
    });
    expect(sent).toEqual([
      [
        'POST',
        '/api/cart',
        {
          cartItems: [
            { itemCode: '0651883', quantity: 3, upsellOfferDetails: { type: 'FILL_THE_CASE', rule: 'upsellonly' } },
            { itemCode: '00067SV', quantity: 1, upsellOfferDetails: { type: 'SUBSCRIPTION', rule: 'FreeShip' } },
          ],
        },
      ],
    ]);
  });

  test('through the related list and write calls', async () => {
    const { client, sent } = recorder([]);
    await client.call(listCartSubscriptions);
    await client.call(getFuturePaymentsByCart);
    await client.call(applyCheckoutCoupon, { params: { voucher: 'WELCOME10' } });
    const params = { itemClassification: 'FREEGIFT_PROMOTION_ITEM' };
    await client.call(listFreeGifts, { params });
    await client.call(swapFreeGift, { params, query: { activeItemCode: '0264413', swapItemCode: '0576195' } });
    expect(sent).toEqual([
      ['GET', '/api/cart/subscriptions/list'],
      ['GET', '/api/futurepayments/bycart'],
      ['PUT', '/api/checkout/coupon/WELCOME10'],
      ['GET', '/api/user/subscriptions/freegift/FREEGIFT_PROMOTION_ITEM'],
      [
        'PUT',
        '/api/user/subscriptions/freegift/FREEGIFT_PROMOTION_ITEM/swap?activeItemCode=0264413&swapItemCode=0576195',
      ],
    ]);
  });
});

/** A response in which no two fields share a value. */
const answer = {
  lineItems: [
    {
      commerceItemId: 'ci7',
      product: {
        itemCode: '0651883',
        name: 'Bodegas Quintera Rioja Reserva',
        vintage: '2018',
        thumbnailImage: '/images/0651883.png',
        productType: 'wine',
        mixed: true,
      },
      sku: { itemCode: '0651884' },
      quantity: 2,
      bottleCount: 24,
      caseBottleCount: 12,
      itemPriceInfo: { amount: 227.76 },
      itemPointsInfo: { amount: 22776 },
      lineItemIdentification: {
        itemClassifications: { contextClassificationDetails: ['PRESELL_ITEM', 'SOMETHING_NEW'] },
      },
    },
  ],
  numBottles: 25,
  numLineItems: 3,
  orderPriceInfo: {
    rawSubtotal: 245.75,
    savings: 31.5,
    total: 222.24,
    shipping: 7.99,
    pricingBreakdown: [{ description: 'Multi-buy saving', amount: 21.5 }],
  },
  orderPointsInfo: { total: 22224 },
};

/** Returns the response with one field renamed. */
function without(path: string): unknown {
  const copy = structuredClone(answer) as unknown as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  holder[`${last}2`] = holder[last];
  delete holder[last];
  return copy;
}

describe('the basket response', () => {
  const read = (body: unknown) => recorder(body).client.call(getCart);
  const line = 'lineItems.0';

  test('is read field by field, and an unknown classification is accepted [BSKT-031, BSKT-032, BSKT-033, BSKT-034, BSKT-035, BSKT-036, BSKT-037, BSKT-038]', async () => {
    expect(await read(answer)).toEqual(answer);
  });

  test.each(['lineItems', 'numBottles', 'numLineItems'])(
    'must have %s [BSKT-031, BSKT-032, BSKT-033]',
    async (field) => {
      await expect(read(without(field))).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test.each(['rawSubtotal', 'savings', 'total', 'shipping'])(
    'must have orderPriceInfo.%s [BSKT-034, BSKT-035, BSKT-036, BSKT-037]',
    async (field) => {
      await expect(read(without(`orderPriceInfo.${field}`))).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test.each([
    'product.itemCode',
    'product.name',
    'product.productType',
    'sku.itemCode',
    'quantity',
    'bottleCount',
    'itemPriceInfo.amount',
    'itemPointsInfo.amount',
  ])(
    'must have %s on a line [BSKT-040, BSKT-041, BSKT-044, BSKT-046, BSKT-047, BSKT-048, BSKT-050, BSKT-051]',
    async (field) => {
      await expect(read(without(`${line}.${field}`))).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  test('may give the total in points, only under this name [BSKT-039]', async () => {
    expect((await read(answer)).orderPointsInfo).toEqual({ total: 22224 });
    await expect(read(without('orderPointsInfo.total'))).rejects.toMatchObject({ kind: 'malformed' });
    expect((await read(without('orderPointsInfo'))).orderPointsInfo).toBeUndefined();
  });

  test('must detail a line’s classifications when it has any [BSKT-052]', async () => {
    const path = `${line}.lineItemIdentification.itemClassifications.contextClassificationDetails`;
    await expect(read(without(path))).rejects.toMatchObject({ kind: 'malformed' });
    const { lineItems } = await read(answer);
    expect(lineItems[0]?.lineItemIdentification?.itemClassifications.contextClassificationDetails).toEqual([
      'PRESELL_ITEM',
      'SOMETHING_NEW',
    ]);
  });

  test('may give a line’s vintage, mixed flag and case bottle count, only under these names [BSKT-042, BSKT-045, BSKT-049]', async () => {
    const { lineItems } = await read(answer);
    expect(lineItems[0]).toMatchObject({ product: { vintage: '2018', mixed: true }, caseBottleCount: 12 });
    for (const [path, read2] of [
      [`${line}.product.vintage`, (at: (typeof lineItems)[0]) => at.product.vintage],
      [`${line}.product.mixed`, (at: (typeof lineItems)[0]) => at.product.mixed],
      [`${line}.caseBottleCount`, (at: (typeof lineItems)[0]) => at.caseBottleCount],
    ] as const) {
      const [renamed] = (await read(without(path))).lineItems;
      expect(read2(renamed!)).toBeUndefined();
    }
  });
});
