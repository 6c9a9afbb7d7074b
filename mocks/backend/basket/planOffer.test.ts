import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../../src/model/account.js';
import type { Cart } from '../../../src/model/basket.js';
import type { Order } from '../../../src/model/order.js';
import type { PastCase } from '../../../src/model/plan.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { cardPermission } from '../../testing/checkoutScenario.js';
import { order } from '../../testing/testOrder.js';
import { type TestVisit, testVisit } from '../../testing/testVisit.js';

const fizzPlan = '0194952';
const premierPlan = '0844157';
const upsellOfferDetails = { type: 'WINEPLAN', rule: 'hero' };

/** Adds an offered plan to the basket. */
const claim = (visit: TestVisit, itemCode: string) =>
  visit.call('POST', '/api/cart', { cartItems: [{ itemCode, quantity: 1, upsellOfferDetails }] });
const cart = (visit: TestVisit) => visit.get<Cart>('/api/cart/list?validate=true');
const figuresOf = (visit: TestVisit, of: Pick<Cart, 'orderPriceInfo' | 'orderPointsInfo'> = cart(visit)) => {
  const { rawSubtotal, savings, shipping, total } = cartFigures(of, visit.shop.site.money);
  return { rawSubtotal, savings, shipping, total };
};
const extra = 'Extra 20% off your first case';

describe('the first case of an offered plan', () => {
  test.each([
    ['law', fizzPlan, { rawSubtotal: 71.94, savings: 14.39, shipping: 7.99, total: 65.54 }],
    ['law', premierPlan, { rawSubtotal: 209.88, savings: 41.98, shipping: 7.99, total: 175.89 }],
    ['wsj', premierPlan, { rawSubtotal: 275.88, savings: 55.18, shipping: 7.99, total: 228.69 }],
    ['hsb', fizzPlan, { rawSubtotal: 7074, savings: 1415, shipping: 799, total: 6458 }],
  ])('is a fifth cheaper in the basket, to the penny or point: %s %s [BSKT-035]', (brand, itemCode, figures) => {
    const visit = testVisit('standard', { brand, login: 'visitor' });
    expect(claim(visit, itemCode).status).toBe(200);
    expect(figuresOf(visit)).toEqual(figures);
    const { pricingBreakdown } = cart(visit).orderPriceInfo;
    const saved = brand === 'hsb' ? figures.savings / 100 : figures.savings;
    expect(pricingBreakdown).toEqual([{ description: extra, amount: saved }]);
  });

  test.each(['law', 'hsb'])(
    'has the same discount in the order, in every list of orders, and in the plan: %s',
    (brand) => {
      const visit = testVisit('standard', { brand });
      claim(visit, fizzPlan);
      const before = figuresOf(visit);
      const { id } = order(visit);
      const placed = visit.get<Order>(`/api/user/order?orderId=${id}`);
      expect(figuresOf(visit, placed)).toEqual(before);
      expect(placed.adjustments).toEqual([
        { adjustmentType: 'PROMOTION', adjustmentAmount: before.savings, promotionName: extra },
      ]);
      expect(placed.paymentDetails.map(({ amount }) => amount)).toEqual([before.total]);
      const { purchases } = visit.get<{ purchases: Purchase[] }>('/api/user/purchases/list');
      expect(purchases.find(({ orderId }) => orderId === id)?.total).toBe(before.total);
      const [plan] = visit.answer('listWinePlans');
      const [first] = visit.get<PastCase[]>(
        `/api/user/subscriptions/wineplan/history/casehistory/${plan!.subscriptionId}`,
      );
      expect(first).toMatchObject({ status: 'ORDERED', orderId: id, total: before.total });
    },
  );

  test('has one discount, whatever the quantity in the basket', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    claim(visit, fizzPlan);
    visit.call('PUT', `/api/cart/itemcode/${fizzPlan}/2?method=set`);
    expect(figuresOf(visit)).toMatchObject({ rawSubtotal: 143.88, savings: 14.39 });
    claim(visit, fizzPlan);
    expect(figuresOf(visit)).toMatchObject({ rawSubtotal: 215.82, savings: 14.39 });
  });

  test('loses its discount when it is removed', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    claim(visit, fizzPlan);
    visit.call('DELETE', `/api/cart/itemcode/${fizzPlan}`);
    visit.call('PUT', `/api/cart/itemcode/${fizzPlan}/1`);
    expect(figuresOf(visit)).toMatchObject({ rawSubtotal: 71.94, savings: 0 });
  });

  test('keeps its discount for a visitor who signs in', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    claim(visit, fizzPlan);
    visit.call('POST', '/api/authentication/login', { email: 'standard@shopper.example', password: 'correct-horse' });
    expect(figuresOf(visit)).toMatchObject({ rawSubtotal: 71.94, savings: 14.39 });
  });

  test('can have a voucher as well', () => {
    const visit = testVisit('standard');
    claim(visit, premierPlan);
    visit.call('PUT', '/api/cart/itemcode/0651883/1');
    const { savings = 0 } = figuresOf(visit);
    expect(visit.call('PUT', '/api/checkout/coupon/WELCOME10').status).toBe(200);
    expect(figuresOf(visit).savings).toBe(savings + 10);
  });
});

describe('a case has its full price', () => {
  test('without an offer', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    visit.call('PUT', `/api/cart/itemcode/${fizzPlan}/1`);
    expect(figuresOf(visit)).toMatchObject({ rawSubtotal: 71.94, savings: 0 });
    expect(cart(visit).orderPriceInfo.pricingBreakdown).toEqual([]);
  });

  test('for a customer with a plan, who gets no offer', () => {
    const visit = testVisit('plan-active');
    claim(visit, fizzPlan);
    expect(figuresOf(visit).savings).toBe(0);
  });

  test('if another item is claimed as a plan offer', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    claim(visit, notable.wine);
    expect(figuresOf(visit).savings).toBe(0);
  });
});

test.each(['law', 'hsb'])('a plan added after an order has the same discount: %s', (brand) => {
  const visit = testVisit('standard', { brand });
  visit.call('PUT', `/api/cart/itemcode/${notable.wine}/1`);
  const placed = order(visit);
  const { money } = visit.shop.site;
  const before = cartFigures(placed, money);
  const itemDetails = [{ itemCode: notable.planCaseOfSix, quantity: 1, upsellOfferDetails }];
  const body = { orderId: placed.id, action: 'ACCEPT', itemDetails, cardPermission };
  visit.call('POST', '/api/checkout/amendandcommit/', body);
  const after = visit.get<Order>(`/api/user/order?orderId=${placed.id}`);
  const { savings, total } = cartFigures(after, money);
  const [full, off] = money === 'points' ? [4914, 983] : [after.lineItems[1]!.itemPriceInfo.amount, 0];
  const saving = money === 'points' ? off : Math.round(full * 20) / 100;
  expect(savings).toBe(saving);
  expect(Math.round((total - before.total) * 100)).toBe(Math.round((full - saving) * 100));
  expect(after.adjustments.map(({ promotionName }) => promotionName)).toEqual([extra]);
});
