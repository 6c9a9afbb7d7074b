import { expect, test } from 'vitest';
import type { UserItem } from '../../../src/model/account.js';
import type { UpsellOffers } from '../../../src/model/offer.js';
import type { UpcomingCase } from '../../../src/model/plan.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { testVisit } from '../../testing/testVisit.js';

type Visit = ReturnType<typeof testVisit>;
const soldOut = (visit: Visit, itemCode: string) =>
  visit.become((state) => ({ ...state, sold: { ...state.sold, [itemCode]: 9999 } }));

test('what was ordered away fills no case any more', () => {
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

test('what was ordered away goes into no case of a plan', () => {
  const visit = testVisit('plan-active');
  const plan = '/api/user/subscriptions/wineplan';
  const [next] = visit.get<UpcomingCase[]>(`${plan}/WP1501/upcomingcases`);
  soldOut(visit, notable.wine);
  expect(visit.call('PUT', `${plan}/WP1501/nextcase/${next?.orderId}/${notable.wine}/1`).status).toBe(409);
});

test('a list of items says of each what is left of it', () => {
  const visit = testVisit('standard');
  visit.call('PUT', `/api/user/favourites/${notable.wine}`, {});
  visit.call('PUT', `/api/user/recentlybrowsed/${notable.wine}`);
  soldOut(visit, notable.wine);
  for (const list of ['favourites', 'recentlybrowsed']) {
    const { userItems } = visit.get<{ userItems: UserItem[] }>(`/api/user/${list}/list`);
    expect(userItems[0]?.product.inventoryInfo).toEqual({ summaryAvailabilityStatus: 'out_of_stock', stockQty: 0 });
  }
});
