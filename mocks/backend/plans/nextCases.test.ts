import { describe, expect, test } from 'vitest';
import type { NextCase, UpcomingCase } from '../../../src/model/plan.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { testVisit } from '../../testing/testVisit.js';

const plan = '/api/user/subscriptions/wineplan';
const id = 'WP1501';
const near = 'WP2002';

type Visit = ReturnType<typeof testVisit>;
const upcomingOf = ({ get }: Visit, subscriptionId = id) =>
  get<UpcomingCase[]>(`${plan}/${subscriptionId}/upcomingcases`);

/** Returns the actions on the next case of a plan. */
function nextCase(visit: Visit, subscriptionId = id) {
  const at = `${plan}/${subscriptionId}/nextcase/${upcomingOf(visit, subscriptionId)[0]?.orderId}`;
  return {
    now: () => visit.get<NextCase>(at),
    add: (itemCode: string, quantity: number | string) => visit.call('PUT', `${at}/${itemCode}/${quantity}`),
    set: (itemCode: string, quantity: number) => visit.call('PUT', `${at}/${itemCode}/${quantity}?method=set`),
    remove: (itemCode: string) => visit.call('DELETE', `${at}/${itemCode}`),
    reset: () => visit.call('DELETE', `${at}/reset`),
    save: (body: unknown = { saveOption: {} }) => visit.call('PUT', at, body),
  };
}

const quantityOf = ({ wines }: NextCase, code: string) => wines.find(({ itemCode }) => itemCode === code)?.quantity;

describe('the next case', () => {
  test.each(['law', 'hsb', 'tcm'])('holds the plan’s wines, and its prices add up: %s', (brand) => {
    const visit = testVisit('plan-active', { brand });
    const { wines, bottleCount, minimumBottleCount, total, isAsPlanned, isSaved } = nextCase(visit).now();
    const unit = brand === 'hsb' ? Number : minorUnits;
    for (const { price, quantity, amount } of wines) expect(unit(amount)).toBe(unit(price) * quantity);
    expect(unit(total)).toBe(wines.reduce((sum, { amount }) => sum + unit(amount), 0));
    if (brand === 'hsb') expect(Number.isInteger(total)).toBe(true);
    expect([bottleCount, minimumBottleCount, isAsPlanned, isSaved]).toEqual([12, 12, true, true]);
    expect(upcomingOf(visit)[0]).toMatchObject({ total, bottleCount });
  });

  test('a wine is added, set and removed', () => {
    const { now, add, set, remove } = nextCase(testVisit('plan-active'));
    add(notable.wine, 2);
    add(notable.wine, 1);
    expect(quantityOf(now(), notable.wine)).toBe(3);
    set(notable.wine, 5);
    expect(quantityOf(now(), notable.wine)).toBe(5);
    expect(now()).toMatchObject({ bottleCount: 17, isAsPlanned: false, isSaved: false });
    expect(remove(notable.wine).status).toBe(200);
    expect(now()).toMatchObject({ bottleCount: 12, isAsPlanned: true, isSaved: true });
    expect(remove(notable.wine).status).toBe(404);
  });

  test('a wine is swapped for another, and the case saved', () => {
    const visit = testVisit('plan-active');
    const { now, add, remove, save } = nextCase(visit);
    const [out] = now().wines;
    const planned = now().total;
    remove(out?.itemCode ?? '');
    add(notable.wine, out?.quantity ?? 0);
    expect(upcomingOf(visit)[0]?.total).toBe(planned);
    expect(save().status).toBe(200);
    expect(now()).toMatchObject({ bottleCount: 12, isAsPlanned: false, isSaved: true });
    expect(now().total).not.toBe(planned);
    expect(upcomingOf(visit)[0]?.total).toBe(now().total);
  });

  test('can be reset to the plan’s wines, whether saved or not', () => {
    const { now, add, save, reset } = nextCase(testVisit('plan-active'));
    const planned = now();
    add(notable.wine, 6);
    save();
    add(notable.wine, 1);
    expect(reset().status).toBe(200);
    expect(now()).toEqual(planned);
  });

  test('saved for this delivery only, it leaves the later cases unchanged', () => {
    const visit = testVisit('plan-active');
    const { add, save } = nextCase(visit);
    const later = upcomingOf(visit)[1]?.orderId;
    const before = visit.get<NextCase>(`${plan}/${id}/nextcase/${later}`);
    add(notable.wine, 1);
    save({ saveOption: { nextDeliveryOnly: true } });
    expect(visit.get<NextCase>(`${plan}/${id}/nextcase/${later}`)).toEqual(before);
  });

  test('saved for the whole plan, its wines apply to all later cases, including those planned ahead', () => {
    const visit = testVisit('plan-active');
    const { now, add, save } = nextCase(visit);
    const [first, second] = upcomingOf(visit);
    add(notable.wine, 1);
    expect(save({ saveOption: { changePlan: true } }).status).toBe(200);
    expect(now()).toMatchObject({ bottleCount: 13, isAsPlanned: true, isSaved: true });
    expect(now().plannedWines).toEqual(now().wines);
    expect(quantityOf(visit.get<NextCase>(`${plan}/${id}/nextcase/${second?.orderId}`), notable.wine)).toBe(1);
    visit.call('PUT', `${plan}/delivery/skip/${id}?orderId=${first?.orderId}`);
    const last = upcomingOf(visit).at(-1);
    expect(last?.orderId).toBe('WP1501-9');
    expect(quantityOf(visit.get<NextCase>(`${plan}/${id}/nextcase/${last?.orderId}`), notable.wine)).toBe(1);
    const next = nextCase(visit);
    next.add(notable.wine, 2);
    next.reset();
    expect(next.now()).toMatchObject({ bottleCount: 13, isAsPlanned: true });
  });

  test('wines chosen for the whole plan are dropped when the plan changes its case', () => {
    const visit = testVisit('plan-active');
    const { now, add, save } = nextCase(visit);
    const subscriptionOrderId = upcomingOf(visit)[0]?.orderId;
    add(notable.wine, 1);
    save({ saveOption: { changePlan: true } });
    visit.call('PUT', `${plan}/${id}`, { caseType: 'RED', frequency: 12, subscriptionOrderId, changePlan: true });
    expect(now()).toMatchObject({ caseType: 'RED', bottleCount: 12, isAsPlanned: true });
    visit.call('PUT', `${plan}/${id}`, { caseType: 'MIXED', frequency: 12, subscriptionOrderId, changePlan: true });
    expect(quantityOf(now(), notable.wine)).toBeUndefined();
  });

  test('cannot be saved with fewer bottles than the plan has', () => {
    const { now, remove, save } = nextCase(testVisit('plan-active'));
    remove(now().wines[0]?.itemCode ?? '');
    expect(save()).toMatchObject({ status: 409, message: expect.stringContaining('12 bottles') });
    expect(now().isSaved).toBe(false);
  });

  test('changes apply to one case only, survive choosing the same case type, and are dropped with another case type', () => {
    const visit = testVisit('plan-active');
    const { now, add, save } = nextCase(visit);
    const orderIds = upcomingOf(visit).map(({ orderId }) => orderId);
    add(notable.wine, 1);
    save();
    add(notable.wine, 1);
    expect(visit.get<NextCase>(`${plan}/${id}/nextcase/${orderIds[1]}`).isAsPlanned).toBe(true);
    visit.call('PUT', `${plan}/${id}`, { caseType: 'MIXED', frequency: 8, subscriptionOrderId: orderIds[0] });
    expect(quantityOf(now(), notable.wine)).toBe(2);
    visit.call('PUT', `${plan}/${id}`, { caseType: 'RED', frequency: 8, subscriptionOrderId: orderIds[0] });
    expect(now()).toMatchObject({ caseType: 'RED', isAsPlanned: true });
  });

  test.each([
    ['an item there is not', '0000000', 1, 404],
    ['__proto__', '__proto__', 1, 404],
    ['a case', notable.mixedCase, 1, 409],
    ['a spirit', notable.spirit, 1, 409],
    ['more than are left', notable.lowStockWine, 5, 409],
    ['what is sold out', notable.outOfStockWine, 1, 409],
    ['what is not on sale', notable.wineWithoutSkus, 1, 409],
    ['none', notable.wine, 0, 422],
    ['fewer than none', notable.wine, -1, 422],
    ['too many', notable.wine, 100, 422],
    ['half a bottle', notable.wine, '0.5', 422],
    ['too long a code', 'x'.repeat(41), 1, 422],
  ])('refuses %s, and nothing changes', (_, itemCode, quantity, status) => {
    const visit = testVisit('plan-active');
    const { add } = nextCase(visit);
    const before = JSON.stringify(visit.state());
    expect(add(itemCode, quantity).status).toBe(status);
    expect(JSON.stringify(visit.state())).toBe(before);
  });

  test('counts the bottles it already holds against the stock', () => {
    const { add } = nextCase(testVisit('plan-active'));
    expect(add(notable.lowStockWine, 3).status).toBe(200);
    expect(add(notable.lowStockWine, 2).status).toBe(409);
    expect(add(notable.lowStockWine, 1).status).toBe(200);
  });

  test('a case too close to its delivery cannot be changed, and an unknown one is not found', () => {
    const visit = testVisit('heavy');
    const { now, add, reset, save } = nextCase(visit, near);
    expect(now().bottleCount).toBeGreaterThan(0);
    for (const refused of [add(notable.wine, 1), reset(), save()]) expect(refused.status).toBe(409);
    expect(visit.call('GET', `${plan}/${id}/nextcase/${near}-1`).status).toBe(404);
  });

  test.each([null, {}, { saveOption: 'all' }, { saveOption: null }])('is not saved by %o', (body) => {
    const { save } = nextCase(testVisit('plan-active'));
    expect(save(body)).toMatchObject({ status: 422 });
  });
});
