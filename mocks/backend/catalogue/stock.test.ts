import { describe, expect, test } from 'vitest';
import type { UserItem } from '../../../src/model/account.js';
import type { UpsellOffers } from '../../../src/model/offer.js';
import type { UpcomingCase } from '../../../src/model/plan.js';
import { classificationOf } from '../../../src/rules/common/basket.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { pickedFor } from '../../fixtures/picks.js';
import { testVisit } from '../../testing/testVisit.js';

type Visit = ReturnType<typeof testVisit>;
const soldOut = (visit: Visit, itemCode: string) =>
  visit.become((state) => ({ ...state, sold: { ...state.sold, [itemCode]: 9999 } }));

test('a sold-out wine is no longer offered to fill a case', () => {
  const visit = testVisit('standard');
  visit.call('PUT', `/api/cart/itemcode/${notable.wine}/10`);
  const fillers = () =>
    visit
      .get<UpsellOffers>('/api/offer/cart')
      .UpsellOffers.offerItems.filter(({ type }) => type === 'FILL_THE_CASE')
      .map(({ itemCode }) => itemCode);
  const [first = ''] = fillers();
  soldOut(visit, first);
  expect(fillers()).not.toContain(first);
});

test('a sold-out wine cannot be added to a plan’s case', () => {
  const visit = testVisit('plan-active');
  const plan = '/api/user/subscriptions/wineplan';
  const [next] = visit.get<UpcomingCase[]>(`${plan}/WP1501/upcomingcases`);
  soldOut(visit, notable.wine);
  expect(visit.call('PUT', `${plan}/WP1501/nextcase/${next?.orderId}/${notable.wine}/1`).status).toBe(409);
});

test('a list of items has the current stock of each', () => {
  const visit = testVisit('standard');
  visit.call('PUT', `/api/user/favourites/${notable.wine}`, {});
  visit.call('PUT', `/api/user/recentlybrowsed/${notable.wine}`);
  soldOut(visit, notable.wine);
  for (const list of ['favourites', 'recentlybrowsed']) {
    const { userItems } = visit.get<{ userItems: UserItem[] }>(`/api/user/${list}/list`);
    expect(userItems[0]?.product.inventoryInfo).toEqual({ summaryAvailabilityStatus: 'out_of_stock', stockQty: 0 });
  }
});

describe('a pre-sold item', () => {
  const visit = testVisit('plan-active');
  const early = [...visit.shop.items.values()].filter(
    ({ kind, product }) => kind === 'wine' && (product.enPrimeurFlag || product.salesActivity === 'pre-sell'),
  );
  const codes = early.map(({ product }) => product.itemCode);

  test('is a pre-order in a basket', () => {
    const [inBarrel, onItsWay] = [true, false].map(
      (flag) => early.find(({ product }) => product.enPrimeurFlag === flag)?.product.itemCode ?? '',
    );
    for (const code of [inBarrel, onItsWay]) visit.call('PUT', `/api/cart/itemcode/${code}/1`);
    const { lineItems } = visit.answer('getCart');
    expect(lineItems.map((line) => [line.product.itemCode, classificationOf(line)])).toEqual([
      [inBarrel, 'PRESELL_ITEM'],
      [onItsWay, 'PRESELL_ITEM'],
    ]);
  });

  test('is not offered to fill a case, and cannot be added to a plan’s', () => {
    const flexi = visit.answer('listFlexiWines', { params: { navigationPath: 'all' } });
    expect(flexi.filter(({ itemCode }) => codes.includes(itemCode))).toEqual([]);
    const types = new Set(early.map(({ type }) => type));
    for (const beside of [...types].map((type) => early.find((wine) => wine.type === type))) {
      const other = testVisit('standard');
      other.call('PUT', `/api/cart/itemcode/${beside?.product.itemCode}/1`);
      const { offerItems } = other.answer('getCartUpsellOffers').UpsellOffers;
      expect(offerItems.filter(({ itemCode }) => codes.includes(itemCode))).toEqual([]);
    }
    const [next] = visit.get<UpcomingCase[]>('/api/user/subscriptions/wineplan/WP1501/upcomingcases');
    for (const code of codes)
      expect(
        visit.call('PUT', `/api/user/subscriptions/wineplan/WP1501/nextcase/${next?.orderId}/${code}/1`),
      ).toMatchObject({ status: 409, message: expect.stringContaining('not here yet') });
  });
});

test.each(['standard', 'heavy', 'plan-active'] as const)('no sold-out item is picked for %s', (persona) => {
  const { shop } = testVisit(persona);
  for (const use of ['bought', 'recommended', 'favourites', 'browsed']) {
    const status = pickedFor(persona, shop, use).map(
      (code) => shop.items.get(code)?.product.inventoryInfo?.summaryAvailabilityStatus,
    );
    expect(status).not.toContain('out_of_stock');
    expect(status).toContain('low_stock');
  }
});
