import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../../src/model/account.js';
import type { Order } from '../../../src/model/order.js';
import { cartFigures, lineAmount } from '../../../src/rules/common/basket.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { planSchemes } from '../../fixtures/plans.js';
import { checkProperty, propertyTimeout } from '../../testing/properties.js';
import { type TestVisit, testVisit } from '../../testing/testVisit.js';
import { withClockAt } from '../clock.js';

const subscriptionId = 'WP1501';
const params = { subscriptionId };
const wineplan = '/api/user/subscriptions/wineplan';

const upcomingOf = (visit: TestVisit) => visit.answer('listWinePlanUpcomingCases', { params });
const historyOf = (visit: TestVisit) =>
  visit.answer('listWinePlanCaseHistory', { params: { wpSubscriptionId: subscriptionId } });
const nextOf = (visit: TestVisit) =>
  visit.answer('getWinePlanNextCase', { params: { subscriptionId, orderId: upcomingOf(visit)[0]!.orderId } });

/** Chooses the delivery method of the next case, on the latest possible day. */
function deliverBy(visit: TestVisit, deliveryMethod: string): void {
  const [plan] = visit.answer('getWinePlanList', { params });
  const dates = visit.answer('listWinePlanDeliveryDates', { params: { subscriptionId, method: deliveryMethod } });
  const { status } = visit.call('PUT', `${wineplan}/delivery/${subscriptionId}`, {
    deliveryMethod,
    deliveryTypeCode: 'HOME',
    nextDeliveryDate: dates.at(-1),
    subscriptionOrderId: plan!.subscriptionOrderId,
  });
  expect(status).toBe(200);
}

/** Moves the clock forward to a day. */
const wait = (visit: TestVisit, day: string) =>
  visit.become((state) => withClockAt(state, `${day}T12:00:00.000Z`, visit.shop));

/** Adds up amounts, in pence or hundredths of a point. */
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + minorUnits(amount), 0);

describe('a case by express delivery', () => {
  test.each([
    ['law', 118.88, 4, 122.88],
    ['hsb', 11_888, 400, 12_288],
  ])('costs its wines plus its delivery, before and after it is sent: %s', (brand, items, delivery, total) => {
    const visit = testVisit('plan-active', { brand });
    expect(upcomingOf(visit)[0]).toMatchObject({ total: items, deliveryPrice: 0 });
    deliverBy(visit, 'EXP');
    const upcoming = upcomingOf(visit);
    expect(upcoming[0]).toMatchObject({ total, deliveryPrice: delivery });
    expect(upcoming.map(({ deliveryPrice }) => deliveryPrice)).toEqual([delivery, delivery, delivery, delivery]);
    expect(nextOf(visit)).toMatchObject({ total, deliveryPrice: delivery });
    const { orderId, deliveryDate } = upcoming[0]!;
    wait(visit, deliveryDate);
    const order = visit.get<Order>(`/api/user/order?orderId=${orderId}`);
    expect(cartFigures(order, visit.shop.site.money)).toMatchObject({
      rawSubtotal: items,
      shipping: delivery,
      savings: 0,
      total,
    });
    expect(order.shippingDetails.shippingMethod).toMatchObject({ type: 'EXP', price: delivery });
    expect(order.paymentDetails).toMatchObject([{ amount: total }]);
    expect(historyOf(visit).find((one) => one.orderId === orderId)).toMatchObject({ total, deliveryPrice: delivery });
    const { purchases } = visit.get<{ purchases: Purchase[] }>('/api/user/purchases/list');
    expect(purchases.find((one) => one.orderId === orderId)?.total).toBe(total);
  });

  test('that has been sent keeps its cost when its plan changes its delivery method', () => {
    const visit = testVisit('plan-active');
    deliverBy(visit, 'EXP');
    const [sent] = upcomingOf(visit);
    wait(visit, sent!.deliveryDate);
    deliverBy(visit, 'STD');
    expect(upcomingOf(visit)[0]).toMatchObject({ deliveryPrice: 0, total: 118.88 });
    expect(historyOf(visit).find(({ orderId }) => orderId === sent!.orderId)?.total).toBe(122.88);
  });

  test('that is skipped appears in the history with the cost it would have had', () => {
    const visit = testVisit('plan-active');
    deliverBy(visit, 'EXP');
    const [skipped] = upcomingOf(visit);
    visit.call('PUT', `${wineplan}/delivery/skip/${subscriptionId}?orderId=${skipped!.orderId}`);
    expect(historyOf(visit).find(({ orderId }) => orderId === skipped!.orderId)?.total).toBe(122.88);
  });
});

test(
  'every call returns the wines plus the delivery as the total of any case, by any delivery method',
  () => {
    const brand = fc.constantFrom('law', 'hsb', 'wsj');
    const method = fc.constantFrom('STD', 'EXP');
    const scheme = fc.constantFrom(...planSchemes);
    checkProperty(
      fc.property(
        brand,
        method,
        scheme,
        fc.integer({ min: 0, max: 3 }),
        (site, by, { caseType, frequencies }, more) => {
          const visit = testVisit('plan-active', { brand: site });
          const { money } = visit.shop.site;
          const { orderId } = upcomingOf(visit)[0]!;
          const changed = { caseType, frequency: frequencies.at(-1), subscriptionOrderId: orderId };
          visit.call('PUT', `${wineplan}/${subscriptionId}`, { ...changed, changePlan: true, nextDeliveryOnly: false });
          deliverBy(visit, by);
          const item = `${wineplan}/${subscriptionId}/nextcase/${orderId}`;
          const [first] = nextOf(visit).wines;
          visit.call('PUT', `${item}/${first!.itemCode}/${first!.quantity + more}?method=set`);
          visit.call('PUT', item, { saveOption: { nextDeliveryOnly: true } });
          const methods = visit.answer('listWinePlanDeliveryMethods', { params, query: {} });
          const { price } = methods.find(({ type }) => type === by)!;
          const next = nextOf(visit);
          const items = next.wines.map(({ amount }) => amount);
          const [due] = upcomingOf(visit);
          wait(visit, due!.deliveryDate);
          const order = visit.get<Order>(`/api/user/order?orderId=${orderId}`);
          const { rawSubtotal = 0, shipping, total } = cartFigures(order, money);
          const past = historyOf(visit).find((one) => one.orderId === orderId)!;
          expect([next, due!, past].map(({ deliveryPrice }) => deliveryPrice)).toEqual([price, price, price]);
          expect(shipping).toBe(price);
          expect([sumOf(order.lineItems.map((line) => lineAmount(line, money))), minorUnits(rawSubtotal)]).toEqual([
            sumOf(items),
            sumOf(items),
          ]);
          const charged = sumOf([...items, price]);
          expect([next, due!, past, { total }].map((one) => minorUnits(one.total))).toEqual(Array(4).fill(charged));
          expect(sumOf(order.paymentDetails.map(({ amount }) => amount))).toBe(charged);
        },
      ),
      30,
    );
  },
  propertyTimeout,
);
