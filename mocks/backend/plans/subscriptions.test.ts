import { describe, expect, test } from 'vitest';
import type { Cart } from '../../../src/model/basket.js';
import type { CustomerProfile } from '../../../src/model/customer.js';
import type {
  AccountSubscription,
  CancelReason,
  PlanPaymentMethod,
  WinePlan,
  WineRewardEvent,
} from '../../../src/model/plan.js';
import { giftCode } from '../../fixtures/catalogue/codes.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { testVisit } from '../../testing/testVisit.js';
import { personas } from '../../world/personas.js';
import type { BasketLine } from '../state.js';

const all = '/api/user/subscriptions';
const one = `${all}/subscription`;

type Visit = ReturnType<typeof testVisit>;
const listed = ({ get }: Visit) => get<AccountSubscription[]>(`${one}/list`);
const profileOf = ({ get }: Visit) => get<CustomerProfile>('/api/user/details');
const idOf = (visit: Visit, type: string) =>
  listed(visit).find((subscription) => subscription.type === type)?.subscriptionId ?? `no ${type}`;

describe('subscriptions of every kind', () => {
  test.each([
    ['standard', []],
    ['unlimited', ['FREESHIP']],
    ['premiere', ['PREMIERE']],
    ['wine-reward', ['WINEREWARD']],
    ['storage', ['STORAGE']],
    ['plan-active', ['WINEPLAN']],
    ['plan-suspended', ['WINEPLAN']],
  ] as const)(
    '%s has the subscriptions in its profile [IDENT-112, IDENT-113, IDENT-114, IDENT-115]',
    (persona, types) => {
      const visit = testVisit(persona);
      expect(listed(visit).map(({ type }) => type)).toEqual(types);
      expect(profileOf(visit).trustedDetails?.subscriptions?.map(({ type }) => type)).toEqual(types);
    },
  );

  test('renewal and case type can be changed where a subscription has them', () => {
    const visit = testVisit('confrere');
    const id = idOf(visit, 'CONFRERE');
    expect(visit.call('PUT', `${one}/${id}/current`, { autoRenew: false }).status).toBe(200);
    expect(visit.call('PUT', `${one}/${id}/current`, { caseType: 'RED' }).status).toBe(200);
    expect(listed(visit)).toMatchObject([{ autoRenew: false, caseType: 'RED' }]);
    const member = testVisit('unlimited');
    const path = `${one}/${idOf(member, 'FREESHIP')}/current`;
    for (const body of [{ caseType: 'RED' }, { caseType: 'PORT' }, {}])
      expect(member.call('PUT', path, body)).toMatchObject({
        status: 422,
        message: expect.stringMatching(/^caseType: /),
      });
    expect(member.call('PUT', path, { autoRenew: 'no' }).status).toBe(422);
    expect(listed(member)).toMatchObject([{ autoRenew: true }]);
  });

  test('the case type of a wine plan changes the plan', () => {
    const visit = testVisit('plan-active');
    visit.call('PUT', `${one}/${idOf(visit, 'WINEPLAN')}/current`, { caseType: 'WHITE', autoRenew: false });
    const [plan] = visit.get<WinePlan[]>(`${all}/wineplans/list`);
    expect(plan).toMatchObject({ caseType: 'WHITE', autoRenew: false });
  });

  test('a cancelled membership is listed as cancelled with its date, and stops working [IDENT-073, IDENT-098, IDENT-103]', () => {
    const visit = testVisit('unlimited');
    visit.call('PUT', `/api/cart/itemcode/${notable.wine}/1`);
    const shipping = () => visit.get<Cart>('/api/cart/list?validate=true').orderPriceInfo.shipping;
    expect(shipping()).toBe(0);
    const [reason] = visit.get<CancelReason[]>(`${one}/availableCancelReasonCodes`);
    const path = `${one}/${idOf(visit, 'FREESHIP')}?reasonCode=${reason?.reasonCode}`;
    expect(visit.call('DELETE', path).status).toBe(200);
    expect(listed(visit)).toMatchObject([
      { status: 'CANCELLED', autoRenew: false, cancellationDateAsString: '24/11/2026' },
    ]);
    expect(profileOf(visit)).toMatchObject({ userDetails: { freeShipProfile: false } });
    expect(shipping()).toBe(visit.shop.site.deliveryCharge);
    expect(visit.call('DELETE', path).status).toBe(409);
  });

  test('a cancelled wine plan stays in the list as cancelled', () => {
    const visit = testVisit('plan-active');
    visit.call('DELETE', `${one}/${idOf(visit, 'WINEPLAN')}?reasonCode=201`);
    expect(listed(visit)).toMatchObject([{ type: 'WINEPLAN', status: 'CANCELLED', autoRenew: false }]);
    expect(visit.get(`${all}/wineplans/list`)).toEqual([]);
  });

  test('unknown ids and codes are refused, and nothing changes', () => {
    const visit = testVisit('unlimited');
    const id = idOf(visit, 'FREESHIP');
    const before = JSON.stringify(visit.state());
    expect(visit.call('DELETE', `${one}/MS9?reasonCode=201`).status).toBe(404);
    expect(visit.call('DELETE', `${one}/__proto__?reasonCode=201`).status).toBe(404);
    expect(visit.call('DELETE', `${one}/${id}?reasonCode=101`).status).toBe(422);
    expect(visit.call('DELETE', `${one}/${id}`).message).toMatch(/^reasonCode: /);
    expect(JSON.stringify(visit.state())).toBe(before);
  });
});

describe('paying for a subscription', () => {
  const methodsOf = (visit: Visit, id: string) =>
    visit.get<PlanPaymentMethod[]>(`${one}/payment/availablemethods/${id}`);
  const currentOf = (visit: Visit, id: string) => methodsOf(visit, id).find(({ isCurrent }) => isCurrent)?.paymentId;

  test('its payment methods are listed, and can be switched by payment option or by id', () => {
    const visit = testVisit('premiere');
    const id = idOf(visit, 'PREMIERE');
    expect(currentOf(visit, id)).toBe('C204493-1');
    expect(visit.call('PUT', `${one}/payment/${id}/paypal`).status).toBe(200);
    expect(currentOf(visit, id)).toBe('paypal');
    visit.call('PUT', `${one}/payment/${id}`, { paymentId: 'C204493-2' });
    expect(currentOf(visit, id)).toBe('C204493-2');
    expect(visit.call('PUT', `${one}/payment/${id}/barter`).status).toBe(404);
    expect(visit.call('PUT', `${one}/payment/${id}`, { paymentId: 'card-9' }).status).toBe(404);
    expect(visit.call('PUT', `${one}/payment/${id}`, {}).message).toMatch(/^paymentId: /);
    expect(visit.call('PUT', `${one}/payment/${id}`, { paymentId: 'C204493-1', updateAllPlans: 1 }).status).toBe(422);
    expect(currentOf(visit, id)).toBe('C204493-2');
  });

  test('a change applies to one subscription, or to all plans too', () => {
    const visit = testVisit('heavy');
    const id = idOf(visit, 'FREESHIP');
    const plansBy = () => visit.get<WinePlan[]>(`${all}/wineplans/list`).map(({ paymentId }) => paymentId);
    visit.call('PUT', `${one}/payment/${id}`, { paymentId: 'paypal' });
    expect(new Set(plansBy())).toEqual(new Set(['C204607-1']));
    visit.call('PUT', `${one}/payment/${id}`, { paymentId: 'paypal', updateAllPlans: true });
    expect(new Set(plansBy())).toEqual(new Set(['paypal']));
  });
});

describe('wine reward', () => {
  const reward = `${all}/winereward`;
  const eventsOf = (visit: Visit) => visit.get<WineRewardEvent[]>(`${reward}/${idOf(visit, 'WINEREWARD')}/events`);

  test('its payment day and holiday can be set, and its events are listed newest first', () => {
    const visit = testVisit('wine-reward');
    const path = `${reward}/${idOf(visit, 'WINEREWARD')}/options`;
    const paid = eventsOf(visit);
    expect(paid.some(({ type }) => type === 'PAID_IN')).toBe(true);
    expect(visit.call('PUT', path, { dayOfMonth: 15, paymentHoliday: true }).status).toBe(200);
    expect(listed(visit)).toMatchObject([{ dayOfMonth: 15, paymentHoliday: true }]);
    expect(visit.call('PUT', path, { dayOfMonth: 15 }).status).toBe(200);
    expect(visit.call('PUT', path, { paymentHoliday: true }).status).toBe(200);
    expect(visit.call('PUT', path, {}).status).toBe(422);
    expect(listed(visit)).toMatchObject([{ dayOfMonth: 15, paymentHoliday: true }]);
    expect(eventsOf(visit).map(({ type }) => type)).toEqual([
      'HOLIDAY_STARTED',
      'DAY_CHANGED',
      ...paid.map(({ type }) => type),
    ]);
  });

  test.each([
    ['dayOfMonth', { dayOfMonth: 29, paymentHoliday: false }],
    ['dayOfMonth', { dayOfMonth: 0, paymentHoliday: false }],
    ['dayOfMonth', { dayOfMonth: -1, paymentHoliday: false }],
    ['dayOfMonth', { dayOfMonth: 1.5, paymentHoliday: false }],
    ['dayOfMonth', { dayOfMonth: '1', paymentHoliday: false }],
    ['paymentHoliday', { dayOfMonth: 1, paymentHoliday: 'yes' }],
  ])('a wrong %s is named, and nothing changes: %#', (field, body) => {
    const visit = testVisit('wine-reward');
    const path = `${reward}/${idOf(visit, 'WINEREWARD')}/options`;
    const before = JSON.stringify(visit.state());
    expect(visit.call('PUT', path, body)).toMatchObject({
      status: 422,
      message: expect.stringContaining(`${field}: `),
    });
    expect(JSON.stringify(visit.state())).toBe(before);
  });

  test('a statement can be requested by email or post', () => {
    const visit = testVisit('wine-reward');
    const path = `${reward}/${idOf(visit, 'WINEREWARD')}/statements/requestStatement`;
    expect(visit.call('POST', path, { media: 'POST' }).status).toBe(200);
    expect(eventsOf(visit)[0]).toMatchObject({ type: 'STATEMENT_REQUESTED' });
    expect(visit.call('POST', path, { media: 'FAX' }).message).toMatch(/^media: /);
  });

  test('other kinds of subscription have no events, and a cancelled wine reward refuses options', () => {
    const visit = testVisit('heavy');
    expect(visit.call('GET', `${reward}/${idOf(visit, 'FREESHIP')}/events`).status).toBe(404);
    expect(visit.call('GET', `${reward}/__proto__/events`).status).toBe(404);
    const id = idOf(visit, 'WINEREWARD');
    visit.call('DELETE', `${one}/${id}?reasonCode=201`);
    expect(visit.call('PUT', `${reward}/${id}/options`, { dayOfMonth: 1, paymentHoliday: false }).status).toBe(409);
    expect(visit.call('GET', `${reward}/${id}/events`).status).toBe(200);
    expect(profileOf(visit).userDetails?.profileClassifications?.features).toEqual(['WINE_REWARD_ACCOUNT_OPEN']);
  });
});

test('a membership’s automatic renewal is in the profile too, and follows its changes', () => {
  const visit = testVisit('unlimited');
  const autoRenewals = () => profileOf(visit).trustedDetails?.subscriptions?.map(({ autoRenew }) => autoRenew);
  expect(autoRenewals()).toEqual([true]);
  const path = `${one}/${idOf(visit, 'FREESHIP')}/current`;
  visit.call('PUT', path, { autoRenew: false });
  expect(autoRenewals()).toEqual([false]);
  visit.call('PUT', path, { autoRenew: true });
  expect(autoRenewals()).toEqual([true]);
});

describe('free gifts', () => {
  const kind = 'FREEGIFT_PROMOTION_ITEM';
  const path = `${all}/freegift/${kind}`;
  const corkscrew = giftCode('corkscrew');
  const flutes = giftCode('flutes');
  const withGift = () => {
    const basket: readonly BasketLine[] = [
      { commerceItemId: 'ci1', itemCode: notable.wine, quantity: 6 },
      { commerceItemId: 'ci2', itemCode: corkscrew, quantity: 1, classification: kind },
    ];
    return testVisit('standard', { login: 'soft', basket });
  };

  test('a basket without a gift has none to choose from', () => {
    expect(testVisit('standard', { login: 'soft' }).get(path)).toEqual([]);
    expect(withGift().get(`${all}/freegift/WINEREWARD_FREE_ITEM`)).toEqual([]);
  });

  test('a gift can be swapped for another free one', () => {
    const visit = withGift();
    const total = () => visit.get<Cart>('/api/cart/list?validate=true').orderPriceInfo.total;
    const before = total();
    expect(visit.get(path)).toHaveLength(4);
    expect(visit.call('PUT', `${path}/swap?activeItemCode=${corkscrew}&swapItemCode=${flutes}`).status).toBe(200);
    expect(visit.get<{ itemCode: string }[]>(path)[0]).toMatchObject({ itemCode: flutes, isActive: true });
    expect(visit.account().basket[1]).toMatchObject({ commerceItemId: 'ci2', itemCode: flutes });
    expect(total()).toBe(before);
  });

  test.each([
    [404, flutes, corkscrew],
    [422, corkscrew, notable.wine],
    [409, corkscrew, corkscrew],
    [422, corkscrew, ''],
  ])('a swap is refused with %i: %s for %s', (status, active, other) => {
    const visit = withGift();
    const before = JSON.stringify(visit.state());
    expect(visit.call('PUT', `${path}/swap?activeItemCode=${active}&swapItemCode=${other}`).status).toBe(status);
    expect(JSON.stringify(visit.state())).toBe(before);
  });

  test('a visitor is refused', () => {
    expect(testVisit('standard', { login: 'visitor' }).call('GET', path).status).toBe(401);
  });
});

describe('schemes', () => {
  test.each([
    ['UNLT', 'Unlimited Delivery'],
    ['PREM', 'Premiere'],
    ['CONF', 'Confrère'],
    ['CNF6', 'Confrère: Six Bottles'],
    ['CNFM', 'Confrère: Mixed Case'],
    ['LWGO', 'Wine Plan'],
    ['CP', 'Cellar Plan'],
  ])(
    '%s is found by its id [UPSL-013, IDENT-105, IDENT-106, IDENT-107, IDENT-108, IDENT-109, IDENT-110, IDENT-111]',
    (schemeId, displayName) => {
      const visit = testVisit('standard');
      const scheme = visit.answer('getWinePlanScheme', { params: { schemeId } });
      expect(scheme).toMatchObject({ schemeId, displayName });
      expect(visit.shop.items.has(scheme.itemCode)).toBe(true);
    },
  );

  test.each(personas)('every scheme in the profile and plans of %s is found', (persona) => {
    const visit = testVisit(persona);
    const ids = [
      ...(profileOf(visit).trustedDetails?.subscriptions ?? []).map(({ schemeId = 'none' }) => schemeId),
      ...visit.answer('listWinePlans').map(({ schemeCode }) => schemeCode),
    ];
    for (const schemeId of ids)
      expect(visit.answer('getWinePlanScheme', { params: { schemeId } }).schemeId).toBe(schemeId);
  });
});
