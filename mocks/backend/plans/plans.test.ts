import { describe, expect, test } from 'vitest';
import type { CustomerProfile } from '../../../src/model/customer.js';
import type {
  PastCase,
  PlanOption,
  PlanPaymentMethod,
  SaveOffer,
  UpcomingCase,
  WinePlan,
} from '../../../src/model/plan.js';
import { weeksAfter } from '../../../src/rules/common/days.js';
import { testVisit } from '../../testing/testVisit.js';
import { personas } from '../../world/personas.js';
import { openingHoldings } from './holdings.js';

const all = '/api/user/subscriptions';
const plan = `${all}/wineplan`;
const id = 'WP1501';
/** The second of several plans is too close to its next case to skip it; the fifth is suspended. */
const near = 'WP2002';
const suspended = 'WP2005';
const third = 'WP2003';

type Visit = ReturnType<typeof testVisit>;
const plansOf = ({ get }: Visit) => get<WinePlan[]>(`${all}/wineplans/list`);
const upcomingOf = ({ get }: Visit, subscriptionId = id) =>
  get<UpcomingCase[]>(`${plan}/${subscriptionId}/upcomingcases`);
const historyOf = ({ get }: Visit, subscriptionId = id) =>
  get<PastCase[]>(`${plan}/history/casehistory/${subscriptionId}`);
const heldBy = ({ get }: Visit) => get<CustomerProfile>('/api/user/details').trustedDetails?.subscriptions;
const daysOf = (cases: readonly { deliveryDate: string }[]) => cases.map(({ deliveryDate }) => deliveryDate);

describe('the plans of an account', () => {
  test.each(personas)('%s has the number of plans its profile lists', (persona) => {
    const visit = testVisit(persona);
    const statuses = plansOf(visit).map(({ status }) => status);
    expect(statuses).toHaveLength({ heavy: 40, 'plan-active': 1, 'plan-suspended': 1 }[persona as string] ?? 0);
    expect(
      heldBy(visit)
        ?.filter(({ type }) => type === 'WINEPLAN')
        .map(({ status }) => status),
    ).toEqual(statuses);
  });

  test('an active and a suspended plan are both listed', () => {
    expect(plansOf(testVisit('plan-active'))).toMatchObject([
      { subscriptionId: id, status: 'ACTIVE', caseType: 'MIXED', frequency: 12, bottleCount: 12 },
    ]);
    const [still] = plansOf(testVisit('plan-suspended'));
    expect(still).toMatchObject({ status: 'SUSPENDED' });
    expect(still?.nextDeliveryDate).toBeUndefined();
  });

  test('are identical for the same seed and clock', () => {
    const seen = () => JSON.stringify([plansOf(testVisit('heavy')), testVisit('heavy').get(`${plan}/${near}/list`)]);
    expect(seen()).toBe(seen());
  });

  test('have no sent case in the future and no upcoming case in the past', () => {
    const { shop } = testVisit('heavy');
    const today = shop.world.clock.slice(0, 10);
    for (const { delivered, upcoming } of Object.values(openingHoldings('heavy', shop).plans)) {
      expect(daysOf(delivered).every((day) => day < today)).toBe(true);
      expect(daysOf(upcoming).every((day) => day > today)).toBe(true);
      expect(daysOf([...delivered, ...upcoming])).toEqual(daysOf([...delivered, ...upcoming]).toSorted());
    }
  });

  test('a single plan has its own list, including the plans started under it [PLAN-001, PLAN-010]', () => {
    const visit = testVisit('plan-active');
    visit.call('PUT', `${plan}/subscribe`, {
      caseType: 'FIZZ',
      frequency: 8,
      parentSubscriptionId: id,
      schemeCode: 'WP-FIZZ',
    });
    const listed = visit.get<WinePlan[]>(`${plan}/${id}/list`);
    expect(listed).toMatchObject([{ subscriptionId: id }, { parentSubscriptionId: id, caseType: 'FIZZ' }]);
  });

  test('a call is about the plan it names, and about none of another customer [PLAN-001, PLAN-002, PLAN-004]', () => {
    const visit = testVisit('heavy');
    const due = upcomingOf(visit, third);
    const orderIds = [...due, ...historyOf(visit, third)].map(({ orderId }) => orderId);
    expect(orderIds.filter((orderId) => !orderId.startsWith(`${third}-`))).toEqual([]);
    const [{ orderId } = { orderId: '' }] = due;
    expect(visit.get(`${plan}/${third}/list`)).toMatchObject([{ subscriptionId: third, subscriptionOrderId: orderId }]);
    expect(visit.get(`${plan}/${third}/nextcase/${orderId}`)).toMatchObject({ subscriptionId: third, orderId });
    expect(visit.call('GET', `${plan}/${near}/nextcase/${orderId}`).status).toBe(404);
    for (const [method, address] of [
      ['GET', `${id}/list`],
      ['GET', `${id}/upcomingcases`],
      ['GET', `${id}/cancel`],
      ['GET', `history/casehistory/${id}`],
      ['GET', `payment/availablemethods/${id}`],
      ['GET', `addresses/${id}`],
      ['PUT', `reinstate/${id}`],
      ['DELETE', `${id}?reasonCode=101`],
    ] as const)
      expect([address, visit.call(method, `${plan}/${address}`).status]).toEqual([address, 404]);
    const before = plansOf(visit);
    visit.call('PUT', `${plan}/reinstate/${suspended}`);
    const changed = plansOf(visit).filter(({ status }, place) => status !== before[place]?.status);
    expect(changed).toMatchObject([{ subscriptionId: suspended, status: 'ACTIVE' }]);
  });

  test('an unknown id and the name of an inherited property are not found', () => {
    const { call } = testVisit('plan-active');
    for (const unknown of ['WP9', '__proto__', 'constructor', 'toString'])
      expect(call('GET', `${plan}/${unknown}/list`).status).toBe(404);
  });
});

describe('options and subscribing', () => {
  const optionsAt = (query: string) => testVisit('new').get<PlanOption[]>(`/api/wineplans/options?${query}`);

  test('options are found by bottles, family and type [PLAN-008, PLAN-009, PLAN-011]', () => {
    expect(optionsAt('').map(({ caseType }) => caseType)).toEqual(['MIXED', 'RED', 'WHITE', 'PREMIER', 'FIZZ', 'SIX']);
    expect(optionsAt('bottleCountFilter=6').map(({ caseType }) => caseType)).toEqual(['FIZZ', 'SIX']);
    expect(optionsAt('schemeFamily=SEASONAL')).toHaveLength(4);
    expect(optionsAt('schemeType=STORAGE')).toEqual([]);
    expect(optionsAt('schemeType=WINEPLAN')).toHaveLength(6);
    expect(optionsAt('schemeType=WINEPLAN&schemeFamily=SEASONAL&bottleCountFilter=6')).toMatchObject([
      { caseType: 'SIX', schemeFamily: 'SEASONAL', bottleCount: 6 },
    ]);
    const own = testVisit('plan-active').get<PlanOption[]>(`${all}/wineplans/${id}/options?bottleCountFilter=12`);
    expect(own).toHaveLength(4);
  });

  test('a new subscription is in every list, with upcoming cases [PLAN-005, PLAN-006, PLAN-007]', () => {
    const visit = testVisit('new');
    visit.call('PUT', `${plan}/subscribe`, { caseType: 'RED', frequency: 8, schemeCode: 'WP-RED' });
    const [taken] = plansOf(visit);
    expect(taken).toMatchObject({ status: 'ACTIVE', caseType: 'RED', frequency: 8 });
    expect(upcomingOf(visit, taken?.subscriptionId)).toHaveLength(4);
    expect(heldBy(visit)).toMatchObject([{ type: 'WINEPLAN', status: 'ACTIVE', frequency: 8 }]);
    expect(visit.get(`${all}/subscription/list`)).toMatchObject([{ subscriptionId: taken?.subscriptionId }]);
  });

  test.each([
    ['schemeCode', { caseType: 'RED', frequency: 8, schemeCode: 'WP-PORT' }],
    ['caseType', { caseType: 'RED', frequency: 8, schemeCode: 'WP-FIZZ' }],
    ['caseType', { frequency: 8, schemeCode: 'WP-FIZZ' }],
    ['frequency', { caseType: 'RED', frequency: 7, schemeCode: 'WP-RED' }],
    ['frequency', { caseType: 'RED', frequency: -8, schemeCode: 'WP-RED' }],
    ['frequency', { caseType: 'RED', frequency: '8', schemeCode: 'WP-RED' }],
    ['schemeCode', { caseType: 'RED', frequency: 8, schemeCode: 'x'.repeat(41) }],
    ['parentSubscriptionId', { caseType: 'RED', frequency: 8, schemeCode: 'WP-RED', parentSubscriptionId: 'WP9' }],
  ])(
    'a wrong %s is named, and nothing is subscribed to: %# [PLAN-005, PLAN-006, PLAN-007, PLAN-010]',
    (field, body) => {
      const visit = testVisit('new');
      const before = JSON.stringify(visit.state());
      const { status, message } = visit.call('PUT', `${plan}/subscribe`, body);
      expect(status).toBe(422);
      expect(message).toMatch(new RegExp(`^${field}: `));
      expect(JSON.stringify(visit.state())).toBe(before);
    },
  );
});

describe('changing a plan', () => {
  const change = (visit: Visit, body: object, place = 0) =>
    visit.call('PUT', `${plan}/${id}`, {
      caseType: 'MIXED',
      frequency: 12,
      subscriptionOrderId: upcomingOf(visit)[place]?.orderId,
      ...body,
    });

  test('the case type for good [PLAN-005]', () => {
    const visit = testVisit('plan-active');
    expect(change(visit, { caseType: 'WHITE', changePlan: true }).status).toBe(200);
    expect(plansOf(visit)).toMatchObject([{ caseType: 'WHITE', schemeCode: 'WP-WHITE' }]);
    expect(upcomingOf(visit).every(({ caseType }) => caseType === 'WHITE')).toBe(true);
    expect(historyOf(visit)[0]?.caseType).toBe('MIXED');
  });

  test('the case type for the next delivery only [PLAN-003, PLAN-005]', () => {
    const visit = testVisit('plan-active');
    change(visit, { caseType: 'RED', nextDeliveryOnly: true });
    expect(upcomingOf(visit).map(({ caseType }) => caseType)).toEqual(['RED', 'MIXED', 'MIXED', 'MIXED']);
    expect(plansOf(visit)).toMatchObject([{ caseType: 'MIXED' }]);
  });

  test('the frequency, for good or after the next delivery only [PLAN-006]', () => {
    const [first = ''] = daysOf(upcomingOf(testVisit('plan-active')));
    const visit = testVisit('plan-active');
    change(visit, { frequency: 4 });
    expect(daysOf(upcomingOf(visit))).toEqual([0, 4, 8, 12].map((weeks) => weeksAfter(first, weeks)));
    change(visit, { frequency: 8, nextDeliveryOnly: true });
    expect(daysOf(upcomingOf(visit))).toEqual([0, 8, 12, 16].map((weeks) => weeksAfter(first, weeks)));
    expect(plansOf(visit)).toMatchObject([{ frequency: 4 }]);
  });

  test('the frequency after the next delivery only, and back again', () => {
    const visit = testVisit('plan-active');
    const before = daysOf(upcomingOf(visit));
    change(visit, { frequency: 8, nextDeliveryOnly: true });
    expect(daysOf(upcomingOf(visit))).not.toEqual(before);
    change(visit, { frequency: 12, nextDeliveryOnly: true });
    expect(daysOf(upcomingOf(visit))).toEqual(before);
  });

  test.each([
    [422, { caseType: 'PORT' }],
    [422, { frequency: 5 }],
    [422, { changePlan: true, nextDeliveryOnly: true }],
    [422, { nextDeliveryOnly: 'yes' }],
    [404, { subscriptionOrderId: 'WP1501-99' }],
  ])('is refused with %i, and nothing changes: %o [PLAN-003, PLAN-005, PLAN-006]', (status, body) => {
    const visit = testVisit('plan-active');
    plansOf(visit);
    const before = JSON.stringify(visit.state());
    expect(change(visit, body).status).toBe(status);
    expect(JSON.stringify(visit.state())).toBe(before);
  });
});

describe('cancelling', () => {
  test('removes the plan from the plans, and keeps it among the subscriptions and in the history', () => {
    const visit = testVisit('plan-active');
    const [due] = upcomingOf(visit);
    expect(visit.call('DELETE', `${plan}/${id}?reasonCode=101`).status).toBe(200);
    expect(plansOf(visit)).toEqual([]);
    expect(heldBy(visit)).toEqual([]);
    expect(visit.get(`${all}/subscription/list`)).toMatchObject([
      { subscriptionId: id, type: 'WINEPLAN', status: 'CANCELLED', autoRenew: false },
    ]);
    expect(historyOf(visit)[0]).toMatchObject({ orderId: due?.orderId, status: 'CANCELLED' });
    expect(
      historyOf(visit)
        .slice(1)
        .every(({ status }) => status === 'DELIVERED'),
    ).toBe(true);
    expect(visit.call('GET', `${plan}/${id}/list`).status).toBe(409);
    expect(visit.call('DELETE', `${plan}/${id}?reasonCode=101`).status).toBe(409);
  });

  test('feedback is accepted before and after cancelling, and stored', () => {
    const visit = testVisit('plan-active');
    const send = (text: string) => visit.call('PUT', `${plan}/feedback/${id}?feedbackText=${encodeURIComponent(text)}`);
    expect(send('Too much').status).toBe(200);
    visit.call('DELETE', `${plan}/${id}?reasonCode=101`);
    expect(send('Too much wine & too little time').status).toBe(200);
    expect(visit.account().plans[id]?.feedbackText).toBe('Too much wine & too little time');
    expect(send('').status).toBe(422);
    expect(send('x'.repeat(1001)).status).toBe(422);
  });

  test('the reasons are listed by type, and any other is refused', () => {
    const visit = testVisit('plan-active');
    const reasons = visit.get<{ reasonCode: number }[]>(`${all}/reasons?type=WINEPLAN`);
    expect(reasons.map(({ reasonCode }) => reasonCode)).toContain(101);
    for (const code of ['100', 'no', '-1', ''])
      expect(visit.call('DELETE', `${plan}/${id}?reasonCode=${code}`)).toMatchObject({
        status: 422,
        message: expect.stringMatching(/^reasonCode: /),
      });
    expect(plansOf(visit)).toHaveLength(1);
  });
});

describe('save offers', () => {
  const offerOf = (visit: Visit, saveType = 'cancel', subscriptionId = id) =>
    visit.get<SaveOffer | null>(`${plan}/${subscriptionId}/${saveType}`);
  const take = (visit: Visit, offer: object) => visit.call('PUT', `${plan}/saveoffer/${id}`, offer);

  test('an offer depends on the reason for leaving, is accepted once, and is in the next case [PLAN-015, PLAN-016]', () => {
    const visit = testVisit('plan-active');
    const [before] = upcomingOf(visit);
    const offer = offerOf(visit);
    expect(offer).toMatchObject({ subscriptionOrderId: before?.orderId });
    expect(take(visit, offer ?? {}).status).toBe(200);
    const [after] = upcomingOf(visit);
    expect(after?.bottleCount).toBe((before?.bottleCount ?? 0) + 2);
    expect(after?.total).toBe(before?.total);
    expect(offerOf(visit)).toBeNull();
    expect(take(visit, offer ?? {}).status).toBe(409);
    const other = offerOf(visit, 'skip');
    expect(other).toMatchObject({ offerId: expect.not.stringMatching(offer?.offerId ?? '') });
    expect(take(visit, other ?? {}).status).toBe(200);
    expect(upcomingOf(visit)[0]?.bottleCount).toBe((after?.bottleCount ?? 0) + 1);
  });

  test('another reason, a suspended plan and a case too close to its delivery get no offer', () => {
    const visit = testVisit('heavy');
    expect(offerOf(visit, 'moving', third)).toBeNull();
    expect(offerOf(visit, '__proto__', third)).toBeNull();
    expect(offerOf(visit, 'cancel', third)).not.toBeNull();
    expect(offerOf(visit, 'cancel', suspended)).toBeNull();
    expect(offerOf(visit, 'cancel', near)).toBeNull();
  });

  test.each([
    [422, { token: 'mine' }],
    [422, { token: 7 }],
    [404, { offerId: 'FREE-12' }],
    [404, { subscriptionOrderId: 'WP1501-99' }],
  ])('accepting an offer is refused with %i without the right %o [PLAN-003, PLAN-015, PLAN-016]', (status, wrong) => {
    const visit = testVisit('plan-active');
    const offer = offerOf(visit);
    const before = JSON.stringify(visit.state());
    expect(take(visit, { ...offer, ...wrong }).status).toBe(status);
    expect(JSON.stringify(visit.state())).toBe(before);
  });

  test('the token of an offer is valid for one order only [PLAN-003, PLAN-016]', () => {
    const visit = testVisit('plan-active');
    const subscriptionOrderId = upcomingOf(visit)[1]?.orderId;
    expect(take(visit, { ...offerOf(visit), subscriptionOrderId }).status).toBe(422);
  });
});

describe('paying', () => {
  const methodsOf = (visit: Visit, subscriptionId = id) =>
    visit.get<PlanPaymentMethod[]>(`${plan}/payment/availablemethods/${subscriptionId}`);
  const currentOf = (visit: Visit, subscriptionId = id) =>
    methodsOf(visit, subscriptionId).find(({ isCurrent }) => isCurrent)?.paymentId;

  test('the account’s cards and PayPal are listed, and can be chosen', () => {
    const visit = testVisit('plan-active');
    expect(methodsOf(visit).map(({ paymentId }) => paymentId)).toEqual([
      'C204512-1',
      'C204512-2',
      'C204512-3',
      'C204512-4',
      'paypal',
    ]);
    expect(currentOf(visit)).toBe('C204512-1');
    visit.call('PUT', `${plan}/payment/${id}/paypal`);
    expect(currentOf(visit)).toBe('paypal');
  });

  test('for one plan, or for all of them', () => {
    const visit = testVisit('heavy');
    visit.call('PUT', `${plan}/payment/${suspended}/paypal?updateAllPlans=false`);
    expect(currentOf(visit, near)).toBe('C204607-1');
    visit.call('PUT', `${plan}/payment/${suspended}/paypal?updateAllPlans=true`);
    expect(plansOf(visit).every(({ paymentId }) => paymentId === 'paypal')).toBe(true);
  });

  test('an unknown or expired card is refused', () => {
    const visit = testVisit('plan-active');
    expect(currentOf(visit)).toBe('C204512-1');
    const cards = visit.account().cards.map((card) => ({
      ...card,
      ...(card.cardId === 'C204512-2' && { expirationYear: '2026', expirationMonth: '9' }),
    }));
    visit.become((state) => ({ ...state, accounts: { 'plan-active': { ...visit.account(), cards } } }));
    expect(visit.call('PUT', `${plan}/payment/${id}/C204512-2`).status).toBe(409);
    expect(visit.call('PUT', `${plan}/payment/${id}/card-9`).status).toBe(404);
    expect(visit.call('PUT', `${plan}/payment/${id}/paypal?updateAllPlans=maybe`).status).toBe(422);
    expect(currentOf(visit)).toBe('C204512-1');
  });
});
