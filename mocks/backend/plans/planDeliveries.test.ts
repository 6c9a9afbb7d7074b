import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '../../../src/model/order.js';
import type { PastCase, PlanAddress, UpcomingCase, WinePlan } from '../../../src/model/plan.js';
import { weeksAfter } from '../../../src/rules/common/days.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { testVisit } from '../../testing/testVisit.js';

const all = '/api/user/subscriptions';
const plan = `${all}/wineplan`;
const id = 'WP1501';
const near = 'WP2002';
const suspended = 'WP2005';
const cottage = { ...homeAddressOf({ firstName: 'Jonathan', lastName: 'Orme' }, 'uk'), addressLine1: 'Hop Cottage' };

type Visit = ReturnType<typeof testVisit>;
const upcomingOf = ({ get }: Visit, subscriptionId = id) =>
  get<UpcomingCase[]>(`${plan}/${subscriptionId}/upcomingcases`);
const planIn = ({ get }: Visit, subscriptionId = id) => get<WinePlan[]>(`${plan}/${subscriptionId}/list`)[0];
const idsOf = (cases: readonly { orderId: string }[]) => cases.map(({ orderId }) => orderId);
const skip = (visit: Visit, orderId: string | undefined, subscriptionId = id) =>
  visit.call('PUT', `${plan}/delivery/skip/${subscriptionId}?orderId=${orderId}`);
const check = (visit: Visit, subscriptionId = id) => visit.call('PUT', `${plan}/delivery/skipcheck/${subscriptionId}`);

const often = (visit: Visit, frequency: number) =>
  visit.call('PUT', `${plan}/${id}`, {
    caseType: 'MIXED',
    frequency,
    subscriptionOrderId: upcomingOf(visit)[0]?.orderId,
  });

describe('skipping', () => {
  test('removes the case from the upcoming ones, plans another, and appears in the history', () => {
    const visit = testVisit('plan-active');
    const before = upcomingOf(visit);
    expect(check(visit).status).toBe(200);
    expect(skip(visit, before[0]?.orderId).status).toBe(200);
    const after = upcomingOf(visit);
    expect(idsOf(after).slice(0, 3)).toEqual(idsOf(before).slice(1));
    expect(after).toHaveLength(before.length);
    expect(planIn(visit)).toMatchObject({
      nextDeliveryDate: before[1]?.deliveryDate,
      subscriptionOrderId: before[1]?.orderId,
    });
    const history = visit.get<PastCase[]>(`${plan}/history/casehistory/${id}`);
    expect(history[0]).toMatchObject({ orderId: before[0]?.orderId, status: 'SKIPPED' });
  });

  test('can be undone', () => {
    const visit = testVisit('plan-active');
    const before = upcomingOf(visit);
    skip(visit, before[0]?.orderId);
    skip(visit, before[2]?.orderId);
    expect(visit.call('PUT', `${plan}/reinstate/${id}`).status).toBe(200);
    expect(upcomingOf(visit).slice(0, before.length)).toEqual(before);
    expect(visit.call('PUT', `${plan}/reinstate/${id}`).status).toBe(409);
  });

  test('the day of a skipped last case stays free too', () => {
    const visit = testVisit('plan-active');
    const [first, , , last] = upcomingOf(visit);
    skip(visit, last?.orderId);
    expect(upcomingOf(visit).at(-1)?.deliveryDate).toBe(weeksAfter(first?.deliveryDate ?? '', 48));
  });

  test('a skipped day stays free when cases come more often', () => {
    const visit = testVisit('plan-active');
    const [first, , third] = upcomingOf(visit);
    skip(visit, third?.orderId);
    often(visit, 8);
    const days = upcomingOf(visit).map(({ deliveryDate }) => deliveryDate);
    expect(days).toEqual([0, 8, 16, 32].map((weeks) => weeksAfter(first?.deliveryDate ?? '', weeks)));
  });

  test('a case too close to its delivery is not skipped, and the message says why', () => {
    const visit = testVisit('heavy');
    const [next] = upcomingOf(visit, near);
    const before = JSON.stringify(visit.state());
    expect(next?.isChangeable).toBe(false);
    expect(check(visit, near)).toMatchObject({ status: 409, message: expect.stringContaining('packed') });
    expect(skip(visit, next?.orderId, near).status).toBe(409);
    expect(JSON.stringify(visit.state())).toBe(before);
  });

  test('a case that is not due or already skipped is not found, and a missing id is refused [PLAN-004]', () => {
    const visit = testVisit('plan-active');
    const [next] = upcomingOf(visit);
    skip(visit, next?.orderId);
    expect(skip(visit, next?.orderId).status).toBe(404);
    expect(visit.call('PUT', `${plan}/delivery/skip/${id}`)).toMatchObject({
      status: 422,
      message: expect.stringMatching(/^orderId: /),
    });
  });

  test('a suspended plan has nothing to skip, and delivers again once reinstated', () => {
    const visit = testVisit('heavy');
    expect(check(visit, suspended).status).toBe(409);
    expect(upcomingOf(visit, suspended)).toEqual([]);
    expect(visit.call('PUT', `${plan}/reinstate/${suspended}`).status).toBe(200);
    expect(planIn(visit, suspended)?.status).toBe('ACTIVE');
    expect(upcomingOf(visit, suspended)).toHaveLength(4);
    expect(check(visit, suspended).status).toBe(200);
  });
});

describe('delivery method and date', () => {
  const datesOf = (visit: Visit, method = 'STD', subscriptionId = id) =>
    visit.get<string[]>(`${plan}/delivery/dates/${subscriptionId}/${method}`);
  const move = (visit: Visit, body: object) =>
    visit.call('PUT', `${plan}/delivery/${id}`, {
      deliveryMethod: 'STD',
      deliveryTypeCode: 'HOME',
      nextDeliveryDate: datesOf(visit)[0],
      subscriptionOrderId: upcomingOf(visit)[0]?.orderId,
      ...body,
    });

  test('standard delivery of a case is free, and a shop has fewer methods [PLAN-003, PLAN-014]', () => {
    const { get, call } = testVisit('plan-active');
    const methods = (query = '') => get<ShippingMethod[]>(`${plan}/delivery/methods/${id}?${query}`);
    expect(methods().map(({ type, price }) => [type, price])).toEqual([
      ['STD', 0],
      ['EXP', 4],
    ]);
    expect(methods('deliveryTypeCode=SHOP').map(({ type }) => type)).toEqual(['STD']);
    expect(call('GET', `${plan}/delivery/methods/${id}?deliveryTypeCode=BOAT`).status).toBe(422);
    expect(call('GET', `${plan}/delivery/methods/${id}?subscriptionOrderId=O9`).status).toBe(404);
  });

  test('dates are future working days around the planned one, and a faster method has earlier dates', () => {
    const visit = testVisit('plan-active');
    const days = datesOf(visit);
    expect(days).toContain(upcomingOf(visit)[0]?.deliveryDate);
    for (const day of days) {
      expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
      expect(day > visit.shop.world.clock.slice(0, 10)).toBe(true);
    }
    expect(days[0]).toBe('2026-11-30');
    expect(datesOf(visit, 'EXP')[0]).toBe('2026-11-26');
    expect(days.every((day) => datesOf(visit, 'EXP').includes(day))).toBe(true);
    expect(visit.call('GET', `${plan}/delivery/dates/${id}/OWL`).status).toBe(404);
  });

  test('the day of a skipped case and the days from the following case on are not offered', () => {
    const visit = testVisit('plan-active');
    often(visit, 4);
    const [skipped] = upcomingOf(visit);
    skip(visit, skipped?.orderId);
    move(visit, {});
    expect(datesOf(visit)[0]! < (skipped?.deliveryDate ?? '')).toBe(true);
    expect(datesOf(visit)).not.toContain(skipped?.deliveryDate);
    move(visit, { nextDeliveryDate: datesOf(visit).at(-1) });
    move(visit, { nextDeliveryDate: datesOf(visit).at(-1) });
    const [, following] = upcomingOf(visit);
    expect(datesOf(visit).every((day) => day < (following?.deliveryDate ?? ''))).toBe(true);
  });

  test('a case too close to its delivery and a suspended plan have no dates', () => {
    const visit = testVisit('heavy');
    expect(datesOf(visit, 'STD', near)).toEqual([]);
    expect(datesOf(visit, 'STD', suspended)).toEqual([]);
  });

  test('method and date are saved, and appear in the plan and its upcoming cases [PLAN-012, PLAN-013]', () => {
    const visit = testVisit('plan-active');
    const nextDeliveryDate = datesOf(visit, 'EXP').at(-1);
    expect(move(visit, { deliveryMethod: 'EXP', nextDeliveryDate }).status).toBe(200);
    expect(planIn(visit)).toMatchObject({ deliveryMethod: 'EXP', nextDeliveryDate });
    expect(upcomingOf(visit)[0]?.deliveryDate).toBe(nextDeliveryDate);
  });

  test('a case moved too close to today can no longer be skipped', () => {
    const visit = testVisit('plan-active');
    move(visit, { deliveryMethod: 'EXP', nextDeliveryDate: datesOf(visit, 'EXP')[0] });
    expect(check(visit).status).toBe(409);
  });

  test.each([
    [422, 'nextDeliveryDate', { nextDeliveryDate: '2026-12-25 ' }],
    [422, 'nextDeliveryDate', { nextDeliveryDate: '2020-01-01' }],
    [422, 'nextDeliveryDate', { nextDeliveryDate: '2026-13-45' }],
    [422, 'nextDeliveryDate', { nextDeliveryDate: undefined }],
    [422, 'deliveryMethod', { deliveryMethod: 'OWL' }],
    [422, 'deliveryMethod', { deliveryMethod: 7 }],
    [422, 'deliveryTypeCode', { deliveryTypeCode: 'BOAT' }],
    [409, 'Please choose a shop', { deliveryTypeCode: 'SHOP' }],
    [404, 'There is no case', { subscriptionOrderId: 'WP1501-99' }],
  ])(
    'a change is refused with %i and %s, and nothing changes: %o [PLAN-003, PLAN-012, PLAN-013, PLAN-014]',
    (status, words, wrong) => {
      const visit = testVisit('plan-active');
      datesOf(visit);
      const before = JSON.stringify(visit.state());
      const refused = move(visit, wrong);
      expect(refused.status).toBe(status);
      expect(refused.message?.startsWith(words)).toBe(true);
      expect(JSON.stringify(visit.state())).toBe(before);
    },
  );

  test('only the next case can be moved [PLAN-003]', () => {
    const visit = testVisit('plan-active');
    expect(move(visit, { subscriptionOrderId: upcomingOf(visit)[1]?.orderId }).status).toBe(409);
  });
});

describe('delivery address', () => {
  const addressesOf = ({ get }: Visit) => get<PlanAddress[]>(`${plan}/addresses/${id}`);
  const one = (visit: Visit, use: 'isDeliveryAddress' | 'isBillingAddress' | 'isShopAddress') =>
    addressesOf(visit)
      .filter((address) => address[use])
      .map(({ addressId }) => addressId);

  test('the account’s addresses are listed with their use, and can be chosen', () => {
    const visit = testVisit('plan-active');
    expect(addressesOf(visit).map(({ addressId }) => addressId)).toEqual(['A204512-1', 'A204512-2']);
    visit.call('PUT', `${plan}/address/delivery/${id}/A204512-2`);
    expect(one(visit, 'isDeliveryAddress')).toEqual(['A204512-2']);
    expect(one(visit, 'isBillingAddress')).toEqual(['A204512-1']);
    visit.call('PUT', `${plan}/address/billing/${id}/A204512-2`);
    expect(one(visit, 'isBillingAddress')).toEqual(['A204512-2']);
  });

  test('a shop can be chosen, and then an address again', () => {
    const visit = testVisit('plan-active');
    visit.call('PUT', `${plan}/delivery/${id}`, {
      deliveryMethod: 'EXP',
      deliveryTypeCode: 'HOME',
      nextDeliveryDate: upcomingOf(visit)[0]?.deliveryDate,
      subscriptionOrderId: upcomingOf(visit)[0]?.orderId,
    });
    expect(planIn(visit)?.deliveryMethod).toBe('EXP');
    expect(visit.call('PUT', `${plan}/delivery/shopaddress/${id}/shop-2`).status).toBe(200);
    expect(one(visit, 'isShopAddress')).toEqual(['shop-2']);
    expect(one(visit, 'isDeliveryAddress')).toEqual(['shop-2']);
    expect(planIn(visit)).toMatchObject({ deliveryTypeCode: 'SHOP', deliveryMethod: 'STD' });
    visit.call('PUT', `${plan}/address/delivery/${id}/A204512-1`);
    expect(one(visit, 'isDeliveryAddress')).toEqual(['A204512-1']);
    expect(planIn(visit)?.deliveryTypeCode).toBe('HOME');
  });

  test.each([
    ['', 'the older form'],
    ['/v2', 'v2'],
  ])('an address can be added and edited: %s %s', (form) => {
    const visit = testVisit('plan-active');
    const at = (what: string) => `${all}${form}/wineplan/delivery/${what}/${id}`;
    expect(visit.call('PUT', at('addaddress'), { address: { shippingAddress: cottage } }).status).toBe(200);
    const added = addressesOf(visit).find(({ isDeliveryAddress }) => isDeliveryAddress);
    expect(added?.shippingAddress).toEqual(cottage);
    const address = { addressId: added?.addressId, shippingAddress: { ...cottage, town: 'Hexham' } };
    expect(visit.call('PUT', `${at('editaddress')}/`, { address }).status).toBe(200);
    expect(addressesOf(visit)).toHaveLength(3);
    expect(addressesOf(visit)[2]?.shippingAddress.town).toBe('Hexham');
  });

  test.each([
    [422, 'address.shippingAddress.town', { shippingAddress: { ...cottage, town: undefined } }],
    [422, 'address.shippingAddress.town', { shippingAddress: { ...cottage, town: 'x'.repeat(101) } }],
    [422, 'address.shippingAddress.country', { shippingAddress: { ...cottage, country: 'FR' } }],
    [422, 'address.shippingAddress.postcode', { shippingAddress: { ...cottage, postcode: '?' } }],
    [422, 'address.addressId', { addressId: 4 }],
    [404, 'There is no address', { addressId: 'nowhere' }],
  ])('is refused with %i and %s, and nothing changes', (status, words, wrong) => {
    const visit = testVisit('plan-active');
    addressesOf(visit);
    const before = JSON.stringify(visit.state());
    const refused = visit.call('PUT', `${plan}/delivery/editaddress/${id}/`, {
      address: { addressId: 'A204512-1', shippingAddress: cottage, ...wrong },
    });
    expect(refused).toMatchObject({ status, message: expect.stringContaining(words) });
    expect(JSON.stringify(visit.state())).toBe(before);
  });

  test.each(['address/billing', 'address/delivery', 'delivery/shopaddress'])('%s refuses an unknown id', (to) => {
    expect(testVisit('plan-active').call('PUT', `${plan}/${to}/${id}/nowhere`).status).toBe(404);
  });
});

test('delivery methods can be filtered by method and by the day they can deliver on [PLAN-012, PLAN-013]', () => {
  const visit = testVisit('plan-active');
  const [plan] = visit.answer('listWinePlans');
  const typesFor = (query: { deliveryMethod?: string; nextDeliveryDate?: string }) =>
    visit
      .answer('listWinePlanDeliveryMethods', { params: { subscriptionId: plan!.subscriptionId }, query })
      .map(({ type }) => type);
  expect(typesFor({})).toEqual(['STD', 'EXP']);
  expect(typesFor({ deliveryMethod: 'EXP' })).toEqual(['EXP']);
  expect(typesFor({ deliveryMethod: 'OWL' })).toEqual([]);
  expect(typesFor({ nextDeliveryDate: plan!.nextDeliveryDate! })).toEqual(['STD', 'EXP']);
  // Two days ahead, which only the faster method manages; a Saturday; a past day.
  expect(typesFor({ nextDeliveryDate: '2026-11-26' })).toEqual(['EXP']);
  expect(typesFor({ nextDeliveryDate: '2026-11-28' })).toEqual([]);
  expect(typesFor({ nextDeliveryDate: '2026-11-23' })).toEqual([]);
});
