import { describe, expect, test } from 'vitest';
import type { Cart } from '../../../src/model/basket.js';
import type { ItemClassification } from '../../../src/model/itemClassification.js';
import type { FreeGift } from '../../../src/model/plan.js';
import type { Product } from '../../../src/model/product.js';
import { classificationOf } from '../../../src/rules/common/basket.js';
import { giftCode } from '../../fixtures/catalogue/codes.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { order, readyToPay } from '../../testing/testOrder.js';
import { testVisit } from '../../testing/testVisit.js';

type Visit = ReturnType<typeof testVisit>;
const cartOf = (visit: Visit) => visit.get<Cart>('/api/cart/list?validate=true');
const add = (visit: Visit, itemCode: string, quantity: number) =>
  visit.call('PUT', `/api/cart/itemcode/${itemCode}/${quantity}`);
const linesOf = (visit: Visit, kind: ItemClassification) =>
  cartOf(visit).lineItems.filter((line) => classificationOf(line) === kind);
const kind = 'FREEGIFT_PROMOTION_ITEM';
const path = `/api/user/subscriptions/freegift/${kind}`;
const corkscrew = giftCode('corkscrew');
const flutes = giftCode('flutes');

describe.each(['law', 'hsb', 'wsj'])('a basket of %s', (brand) => {
  const visitWith = (quantity: number) => {
    const visit = testVisit('standard', { brand, login: 'soft' });
    add(visit, notable.mixedCase, quantity);
    return visit;
  };

  test('has a free gift once its value is high enough, and none below that [BSKT-058]', () => {
    const visit = visitWith(1);
    const before = cartOf(visit);
    expect(before.lineItems).toHaveLength(1);
    add(visit, notable.mixedCase, 3);
    const [gift] = linesOf(visit, kind);
    expect(gift).toMatchObject({ quantity: 1, bottleCount: 0, itemPriceInfo: { amount: 0 } });
    expect(gift?.itemPointsInfo).toEqual(brand === 'hsb' ? { amount: 0 } : undefined);
    visit.call('PUT', `/api/cart/itemcode/${notable.mixedCase}/1?method=set`);
    expect(cartOf(visit)).toEqual(before);
  });

  test('costs the same with its gift', () => {
    const { lineItems, orderPriceInfo } = cartOf(visitWith(4));
    const [wine, gift] = lineItems;
    expect(gift?.itemPriceInfo.amount).toBe(0);
    expect(orderPriceInfo.rawSubtotal).toBe(wine?.itemPriceInfo.amount);
  });

  test('keeps the chosen gift, even when it is earned again', () => {
    const visit = visitWith(4);
    const [gift] = linesOf(visit, kind);
    expect(
      visit.call('PUT', `${path}/swap?activeItemCode=${gift?.product.itemCode}&swapItemCode=${flutes}`).status,
    ).toBe(200);
    add(visit, notable.wine, 1);
    expect(linesOf(visit, kind)).toMatchObject([
      { commerceItemId: gift?.commerceItemId, product: { itemCode: flutes } },
    ]);
    visit.call('DELETE', `/api/cart/itemcode/${notable.mixedCase}`);
    expect(linesOf(visit, kind)).toEqual([]);
    add(visit, notable.mixedCase, 4);
    expect(linesOf(visit, kind)).toMatchObject([{ product: { itemCode: flutes } }]);
  });

  test('stays without a gift after the customer removes it', () => {
    const visit = visitWith(4);
    const [gift] = linesOf(visit, kind);
    visit.call('DELETE', `/api/cart/commerceitemidentifier/${gift?.commerceItemId}`);
    add(visit, notable.wine, 1);
    expect(linesOf(visit, kind)).toEqual([]);
  });
});

test('a gift in an order reduces the stock, and the last one goes to its buyer', () => {
  const visit = testVisit('standard');
  const left = (itemCode: string) => visit.get<Product>(`/api/product/item/${itemCode}`).inventoryInfo?.stockQty ?? 0;
  const atFirst = left(corkscrew);
  add(visit, notable.mixedCase, 4);
  order(visit);
  expect(left(corkscrew)).toBe(atFirst - 1);

  visit.become((state) => ({ ...state, sold: { ...state.sold, [corkscrew]: atFirst - 1 } }));
  add(visit, notable.mixedCase, 4);
  expect(linesOf(visit, kind)).toMatchObject([{ product: { itemCode: corkscrew } }]);
  expect(add(visit, corkscrew, 1).status).toBe(200);
  expect(linesOf(visit, kind)).toMatchObject([{ product: { itemCode: flutes } }]);
  expect(visit.get<FreeGift[]>(path).map(({ itemCode }) => itemCode)).not.toContain(corkscrew);
  expect(visit.call('PUT', `${path}/swap?activeItemCode=${flutes}&swapItemCode=${corkscrew}`).status).toBe(409);
});

test('a gift that has run out is replaced in the order, and the total stays the same', () => {
  const visit = testVisit('standard');
  add(visit, notable.mixedCase, 4);
  readyToPay(visit);
  visit.become((state) => ({ ...state, sold: { ...state.sold, [corkscrew]: 9999 } }));
  expect(order(visit).lineItems.map(({ product }) => product.itemCode)).toEqual([notable.mixedCase, flutes]);
});

test('an item’s classification is on its line, and items that start something are listed separately [BSKT-053, BSKT-054, BSKT-056, BSKT-059]', () => {
  const visit = testVisit('standard');
  for (const itemCode of [notable.wine, notable.planCase, notable.membership, notable.enPrimeurWine])
    expect(add(visit, itemCode, 1).status).toBe(200);
  const classes = new Map(cartOf(visit).lineItems.map((line) => [line.product.itemCode, classificationOf(line)]));
  expect(classes.get(notable.wine)).toBeUndefined();
  expect(classes.get(notable.planCase)).toBe('WINEPLAN_RECRUITMENT_ITEM');
  expect(classes.get(notable.membership)).toBe('SUBSCRIPTION_RECRUITMENT_ITEM');
  expect(classes.get(notable.enPrimeurWine)).toBe('PRESELL_ITEM');
  const apart = visit.get<Cart['lineItems']>('/api/cart/subscriptions/list').map(classificationOf);
  expect(apart).toEqual(['WINEPLAN_RECRUITMENT_ITEM', 'SUBSCRIPTION_RECRUITMENT_ITEM', 'SUBSCRIPTION_FREE_ITEM']);
  visit.call('DELETE', `/api/cart/itemcode/${notable.planCase}`);
  expect(linesOf(visit, 'SUBSCRIPTION_FREE_ITEM')).toEqual([]);
});

test('wine on its way is a pre-order like wine in barrel [BSKT-059]', () => {
  const visit = testVisit('standard');
  const onItsWay = [...visit.shop.items.values()].find(
    ({ product }) => product.salesActivity === 'pre-sell' && !product.enPrimeurFlag,
  );
  expect(add(visit, onItsWay?.product.itemCode ?? '', 1).status).toBe(200);
  expect(cartOf(visit).lineItems.map(classificationOf)).toEqual(['PRESELL_ITEM']);
});

test('a wine reward in the basket brings a gift, which can be swapped [BSKT-055, BSKT-057]', () => {
  const visit = testVisit('standard', { login: 'soft' });
  const gifts = '/api/user/subscriptions/freegift/WINEREWARD_FREE_ITEM';
  expect(add(visit, notable.wineReward, 1).status).toBe(200);
  expect(linesOf(visit, 'WINEREWARD_RECRUITMENT_ITEM')).toMatchObject([{ product: { itemCode: notable.wineReward } }]);
  expect(linesOf(visit, 'WINEREWARD_FREE_ITEM')).toMatchObject([
    { product: { itemCode: corkscrew }, itemPriceInfo: { amount: 0 } },
  ]);
  visit.call('PUT', `${gifts}/swap?activeItemCode=${corkscrew}&swapItemCode=${flutes}`);
  expect(linesOf(visit, 'WINEREWARD_FREE_ITEM')).toMatchObject([{ product: { itemCode: flutes } }]);
  visit.call('DELETE', `/api/cart/itemcode/${notable.wineReward}`);
  expect(cartOf(visit).lineItems).toEqual([]);
});
