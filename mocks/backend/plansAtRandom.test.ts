import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NextCase, PastCase, UpcomingCase, WinePlan } from '../../src/model/plan.js';
import { minorUnits } from '../../src/rules/money.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { dayOf, daysAfter } from '../fixtures/days.js';
import { atRandom } from './atRandom.js';
import { testVisit } from './testVisit.js';

const all = '/api/user/subscriptions';
const plan = `${all}/wineplan`;
type Visit = ReturnType<typeof testVisit>;

const upcomingOf = ({ get }: Visit, id: string) => get<UpcomingCase[] | undefined>(`${plan}/${id}/upcomingcases`) ?? [];

/** Mostly the same two, so that one thing comes upon another. */
const ids = fc.constantFrom(
  'WP1001',
  'WP1001',
  'WP1001',
  'WP1003',
  'WP1003',
  'WP1002',
  'WP1005',
  'WP2001',
  'WP9999',
  '__proto__',
);
const place = fc.constantFrom(0, 0, 0, 1, 2, 3, 5);
const itemCode = fc.constantFrom(
  notable.wine,
  notable.sparklingWine,
  notable.lowStockWine,
  notable.gift,
  'none',
  '../x',
);
const caseType = fc.constantFrom('MIXED', 'RED', 'MIXED', 'FIZZ', 'PORT');
const frequency = fc.constantFrom(4, 8, 12, 4, 8, 12, 7, -4);
const paymentId = fc.constantFrom('card-1', 'card-2', 'paypal', 'card-9');
const addressId = fc.constantFrom('home', 'work', 'shop-1', 'nowhere');
const home = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk');

/** Anything one can do to a plan, sensible or not; of its cases, by their place. What moves days comes oftener. */
const step = fc.record({
  what: fc.constantFrom(
    'skip',
    'skip',
    'skip',
    'check',
    'reinstate',
    'add',
    'set',
    'remove',
    'reset',
    'save',
    'change',
    'change',
    'change',
    'move',
    'move',
    'move',
    'deliver',
    'pay',
    'offer',
    'cancel',
    'subscribe',
    'current',
  ),
  id: ids,
  place,
  itemCode,
  caseType,
  frequency,
  quantity: fc.integer({ min: -1, max: 120 }),
  flag: fc.boolean(),
  paymentId,
  addressId,
  days: fc.integer({ min: -20, max: 90 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function take(visit: Visit, { what, id, ...given }: Step) {
  const { call, get } = visit;
  const orderId = upcomingOf(visit, id)[given.place]?.orderId ?? `${id}-0`;
  const at = `${plan}/${id}/nextcase/${orderId}`;
  const address = { addressId: given.addressId, shippingAddress: home };
  switch (what) {
    case 'skip':
      return call('PUT', `${plan}/delivery/skip/${id}?orderId=${orderId}`);
    case 'check':
      return call('PUT', `${plan}/delivery/skipcheck/${id}`);
    case 'reinstate':
      return call('PUT', `${plan}/reinstate/${id}`);
    case 'add':
      return call('PUT', `${at}/${encodeURIComponent(given.itemCode)}/${given.quantity}`);
    case 'set':
      return call('PUT', `${at}/${encodeURIComponent(given.itemCode)}/${given.quantity}?method=set`);
    case 'remove': {
      const wines = get<NextCase | undefined>(at)?.wines ?? [];
      return call('DELETE', `${at}/${wines[given.place]?.itemCode ?? 'none'}`);
    }
    case 'reset':
      return call('DELETE', `${at}/reset`);
    case 'save':
      return call('PUT', at, { saveOption: {} });
    case 'change':
      return call('PUT', `${plan}/${id}`, {
        caseType: given.caseType,
        frequency: given.frequency,
        subscriptionOrderId: orderId,
        [given.flag ? 'nextDeliveryOnly' : 'changePlan']: true,
      });
    case 'move': {
      const offered = get<string[] | undefined>(`${plan}/delivery/dates/${id}/STD`) ?? [];
      return call('PUT', `${plan}/delivery/${id}`, {
        deliveryMethod: given.flag ? 'EXP' : 'STD',
        deliveryTypeCode: given.addressId === 'shop-1' ? 'SHOP' : 'HOME',
        nextDeliveryDate: offered[given.days] ?? daysAfter(dayOf(new Date(visit.shop.world.clock)), given.days),
        subscriptionOrderId: orderId,
      });
    }
    case 'deliver':
      return given.flag
        ? call('PUT', `${plan}/delivery/shopaddress/${id}/${given.addressId}`)
        : call('PUT', `${plan}/delivery/editaddress/${id}/`, { address });
    case 'pay':
      return call('PUT', `${plan}/payment/${id}/${given.paymentId}?updateAllPlans=${given.flag}`);
    case 'offer':
      return call('PUT', `${plan}/saveoffer/${id}`, get(`${plan}/${id}/${given.flag ? 'cancel' : 'skip'}`));
    case 'cancel':
      return call('DELETE', `${plan}/${id}?reasonCode=${given.flag ? 101 : given.days}`);
    case 'subscribe':
      return call('PUT', `${plan}/subscribe`, {
        caseType: given.caseType,
        frequency: given.frequency,
        schemeCode: `WP-${given.flag ? given.caseType : 'RED'}`,
      });
    case 'current':
      return call('PUT', `${all}/subscription/${id}/current`, { caseType: given.caseType, autoRenew: given.flag });
  }
}

function check(visit: Visit, unit: (amount: number) => number, isLast: boolean, touched: string) {
  const { get, state } = visit;
  const listed = get<WinePlan[]>(`${all}/wineplans/list`);
  const cancelled = Object.values(state().account?.plans ?? {}).filter(({ status }) => status === 'CANCELLED');
  for (const { subscriptionId } of cancelled)
    expect(listed.some((one) => one.subscriptionId === subscriptionId)).toBe(false);
  for (const { subscriptionId: id, status, nextDeliveryDate } of listed) {
    if (!isLast && id !== touched) continue;
    const upcoming = upcomingOf(visit, id);
    const due = upcoming.map(({ deliveryDate }) => deliveryDate);
    expect(due).toHaveLength(new Set(due).size);
    expect(due).toEqual(due.toSorted());
    expect(nextDeliveryDate).toBe(due[0]);
    expect(due.length >= 4).toBe(status === 'ACTIVE');
    const history = get<PastCase[]>(`${plan}/history/casehistory/${id}`);
    for (const { deliveryDate } of history.filter((one) => one.status === 'SKIPPED'))
      expect(due).not.toContain(deliveryDate);
    const [next] = upcoming;
    if (!next) continue;
    const { wines, total, bottleCount, isSaved } = get<NextCase>(`${plan}/${id}/nextcase/${next.orderId}`);
    expect(unit(total)).toBe(wines.reduce((sum, { amount }) => sum + unit(amount), 0));
    expect(bottleCount).toBe(wines.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(wines.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
    if (isSaved) expect(next).toMatchObject({ total, bottleCount });
  }
}

test('whatever is done to plans, lists, days and sums hold, and what is refused changes nothing', () => {
  const done = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(fc.constantFrom('law', 'hsb'), fc.array(step, { minLength: 1, maxLength: 20 }), (brand, steps) => {
      const visit = testVisit('heavy', { brand });
      visit.get(`${all}/wineplans/list`);
      for (const [index, one] of steps.entries()) {
        const before = JSON.stringify(visit.state());
        const { status } = take(visit, one);
        expect([200, 404, 409, 422]).toContain(status);
        if (status === 200) done.taken += 1;
        else {
          done.refused += 1;
          expect(JSON.stringify(visit.state())).toBe(before);
        }
        check(visit, brand === 'hsb' ? Number : minorUnits, index === steps.length - 1, one.id);
      }
    }),
    atRandom(100),
  );
  // Neither of the two was left untried.
  expect(Math.min(done.taken, done.refused)).toBeGreaterThan(50);
}, 30_000);
