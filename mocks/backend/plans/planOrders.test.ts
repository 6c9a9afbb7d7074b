import { describe, expect, test } from 'vitest';
import type { Purchase, SavingsAccount } from '../../../src/model/account.js';
import type { CustomerProfile } from '../../../src/model/customer.js';
import type { FuturePayment } from '../../../src/model/offer.js';
import type { Order } from '../../../src/model/order.js';
import type { AccountSubscription, PastCase, PlanAddress, UpcomingCase, WinePlan } from '../../../src/model/plan.js';
import { cartFigures } from '../../../src/rules/common/basket.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { cardPermission } from '../../testing/checkoutScenario.js';
import { order, pay } from '../../testing/testOrder.js';
import { testVisit } from '../../testing/testVisit.js';

type Visit = ReturnType<typeof testVisit>;
const all = '/api/user/subscriptions';
const plansOf = (visit: Visit) => visit.get<WinePlan[]>(`${all}/wineplans/list`);
const add = (visit: Visit, itemCode: string, quantity = 1) =>
  visit.call('PUT', `/api/cart/itemcode/${itemCode}/${quantity}`);

describe.each(['law', 'hsb', 'wsj'])('an order of a plan’s first case at %s', (brand) => {
  const bought = () => {
    const visit = testVisit('standard', { brand });
    add(visit, notable.wine);
    add(visit, notable.planCase);
    const [due] = visit.get<FuturePayment[]>('/api/futurepayments/bycart');
    const placed = order(visit, { method: 'EXP' });
    const [plan, ...more] = plansOf(visit);
    if (!plan) throw new Error('no plan was started');
    return { visit, due, placed, plan, more };
  };

  test('starts the plan, which delivers to the order’s address by the free method', () => {
    const { visit, plan, more, placed } = bought();
    expect(more).toEqual([]);
    expect(plan).toMatchObject({ status: 'ACTIVE', schemeCode: 'WP-MIXED', frequency: 8, deliveryMethod: 'STD' });
    const addresses = visit.get<PlanAddress[]>(`${all}/wineplan/addresses/${plan.subscriptionId}`);
    const used = addresses.find(({ isDeliveryAddress }) => isDeliveryAddress);
    expect(used?.shippingAddress).toEqual(placed.shippingDetails.address?.shippingAddress);
    const upcoming = visit.get<UpcomingCase[]>(`${all}/wineplan/${plan.subscriptionId}/upcomingcases`);
    expect(upcoming).toHaveLength(4);
    expect(upcoming[0]?.deliveryDate).toBe(plan.nextDeliveryDate);
  });

  test('is the first in the plan’s history, and the next case has the date and price announced before payment', () => {
    const { visit, plan, due, placed } = bought();
    const history = visit.get<PastCase[]>(`${all}/wineplan/history/casehistory/${plan.subscriptionId}`);
    const { total, shipping = 0 } = cartFigures(placed, visit.shop.site.money);
    const first = { itemCode: notable.planCase, status: 'ORDERED', orderId: placed.id, deliveryPrice: shipping, total };
    expect(history).toMatchObject([first]);
    const opened = visit.get<Order>(`/api/user/order?orderId=${history[0]?.orderId}`);
    expect(cartFigures(opened, visit.shop.site.money).total).toBe(total);
    const [next] = visit.get<UpcomingCase[]>(`${all}/wineplan/${plan.subscriptionId}/upcomingcases`);
    expect([next?.deliveryDate, next?.total]).toEqual([due?.date, due?.amount]);
  });

  test('starts the plan once, however often payment is sent', () => {
    const { visit, plan } = bought();
    expect(pay(visit).status).toBe(200);
    expect(plansOf(visit)).toEqual([plan]);
  });

  test('is cancelled like any other: the plan leaves the list, and its cases stay in the history', () => {
    const { visit, plan } = bought();
    visit.call('DELETE', `${all}/wineplan/${plan.subscriptionId}?reasonCode=101`);
    expect(plansOf(visit)).toEqual([]);
    const history = visit.get<PastCase[]>(`${all}/wineplan/history/casehistory/${plan.subscriptionId}`);
    expect(history.map(({ status }) => status).sort()).toEqual(['CANCELLED', 'ORDERED']);
  });
});

test('an order to an address in the address book does not add it again', () => {
  const visit = testVisit('standard');
  add(visit, notable.planCase);
  visit.call('PUT', '/api/checkout/createRegisteredCheckout');
  const home = visit.account().addresses[0];
  order(visit, { shippingAddress: home?.shippingAddress });
  expect(visit.account().addresses).toHaveLength(2);
  const { subscriptionId } = plansOf(visit)[0] ?? {};
  const addresses = visit.get<PlanAddress[]>(`${all}/wineplan/addresses/${subscriptionId}`);
  expect(addresses.find(({ isDeliveryAddress }) => isDeliveryAddress)?.addressId).toBe(home?.addressId);
});

test('the welcome case is sent once: it starts no plan and no later payments', () => {
  const visit = testVisit('standard');
  const { itemCode } = visit.get<{ itemCode: string }>('/api/wineplan/WP-WELCOME');
  add(visit, itemCode);
  expect(visit.get('/api/futurepayments/bycart')).toEqual([]);
  order(visit);
  expect(plansOf(visit)).toEqual([]);
});

test('a purchased unlimited membership is active immediately, and makes the next order’s delivery free [IDENT-115]', () => {
  const visit = testVisit('standard');
  add(visit, notable.membership);
  order(visit);
  const subscriptions = visit.get<AccountSubscription[]>(`${all}/subscription/list`);
  expect(subscriptions).toMatchObject([
    {
      type: 'FREESHIP',
      status: 'ACTIVE',
      enrollmentFromDateAsString: '24/11/2026',
      enrollmentToDateAsString: '23/11/2027',
    },
  ]);
  expect(add(visit, notable.membership).status).toBe(409);
  add(visit, notable.wine);
  expect(order(visit).orderPriceInfo.shipping).toBe(0);
});

describe.each(['law', 'hsb', 'wsj'])('a first payment into a wine reward at %s', (brand) => {
  const featuresOf = (visit: Visit) =>
    visit.get<CustomerProfile>('/api/user/details').userDetails?.profileClassifications?.features;
  const savingsOf = (visit: Visit) => visit.get<{ accounts: SavingsAccount[] }>('/api/user/savingsaccounts').accounts;

  test('makes the customer a member, with the payment available to spend [BSKT-055]', () => {
    const visit = testVisit('standard', { brand });
    expect(featuresOf(visit)).toEqual([]);
    expect(savingsOf(visit)).toEqual([]);
    add(visit, notable.wine);
    add(visit, notable.wineReward);
    const placed = order(visit);
    const paid = placed.lineItems.find(({ product }) => product.itemCode === notable.wineReward);
    expect(visit.get(`${all}/subscription/list`)).toMatchObject([
      { type: 'WINEREWARD', status: 'ACTIVE', dayOfMonth: 24, paymentHoliday: false },
    ]);
    expect(featuresOf(visit)).toEqual(['WINE_REWARD_SUBSCRIPTION_ACTIVE', 'WINE_REWARD_ACCOUNT_OPEN']);
    const amount = (brand === 'hsb' ? paid?.itemPointsInfo : paid?.itemPriceInfo)?.amount;
    expect(savingsOf(visit)).toMatchObject([{ balance: amount, autoRefund: false }]);
  });

  test('adds to an existing member’s savings and starts no second membership', () => {
    const visit = testVisit('wine-reward', { brand });
    const [before] = savingsOf(visit);
    const subscriptions = visit.get(`${all}/subscription/list`);
    add(visit, notable.wineReward);
    const [line] = order(visit).lineItems;
    const amount = (brand === 'hsb' ? line?.itemPointsInfo : line?.itemPriceInfo)?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    expect(savingsOf(visit)).toEqual([{ ...before, balance: (before?.balance ?? 0) + amount }]);
    expect(visit.get(`${all}/subscription/list`)).toEqual(subscriptions);
  });
});

describe('an order extended by a post-purchase offer', () => {
  /** Returns a wine that is offered to fill the case. */
  const fillerOf = (visit: Visit, orderId: string): string =>
    visit
      .answer('getOrderUpsellOffers', { params: { orderId } })
      .UpsellOffers.offerItems.find(({ type }) => type === 'FILL_THE_CASE')?.itemCode ?? '';
  const grown = (visit: Visit, orderId: string, itemDetails: unknown) =>
    visit.call('POST', '/api/checkout/amendandcommit/', {
      orderId,
      action: 'ACCEPT',
      itemDetails,
      cardPermission,
    });

  test('starts the accepted plan', () => {
    const visit = testVisit('standard');
    add(visit, notable.wine);
    const { id } = order(visit);
    expect(grown(visit, id, [{ itemCode: notable.planCaseOfSix, quantity: 1 }]).status).toBe(200);
    expect(plansOf(visit)).toMatchObject([{ schemeCode: 'WP-SIX', status: 'ACTIVE' }]);
    const [purchase] = visit.get<{ purchases: Purchase[] }>('/api/user/purchases/list').purchases;
    expect(purchase?.items.map(({ itemCode }) => itemCode)).toEqual([notable.wine, notable.planCaseOfSix]);
    const { subscriptionId } = plansOf(visit)[0] ?? {};
    const history = visit.get<PastCase[]>(`${all}/wineplan/history/casehistory/${subscriptionId}`);
    expect(history).toMatchObject([{ orderId: id, total: purchase?.total }]);
  });

  test.each(['law', 'hsb'])('keeps its gift free, its e-voucher and its voucher discount: %s', (brand) => {
    const visit = testVisit('standard', { brand });
    add(visit, notable.mixedCase, 4);
    add(visit, notable.wine, 1);
    visit.call('PUT', '/api/cart/eItemCode', {
      itemCode: visit.shop.site.eVoucherItemCode,
      quantity: '1',
      amount: '25',
      recipientName: 'Ann',
      recipientEmail: 'ann@friend.example',
      message: 'Cheers',
      salesCode: null,
    });
    expect(visit.call('PUT', '/api/checkout/coupon/WELCOME10').status).toBe(200);
    const before = order(visit);
    expect(grown(visit, before.id, [{ itemCode: fillerOf(visit, before.id), quantity: 1 }]).status).toBe(200);
    const after = visit.get<Order>(`/api/user/order?orderId=${before.id}`);
    const [filler] = after.lineItems.slice(-1);
    expect(after.lineItems.slice(0, -1)).toEqual(before.lineItems);
    const [multiBuy] = before.adjustments;
    const [grown12] = after.adjustments;
    expect(multiBuy?.promotionName).toBe('Multi-buy saving');
    expect(after.adjustments.slice(1)).toEqual(before.adjustments.slice(1));
    const grew = after.orderPriceInfo.rawSubtotal - before.orderPriceInfo.rawSubtotal;
    expect(grew).toBeCloseTo(filler?.itemPriceInfo.amount ?? 0);
    const figures = cartFigures(after, visit.shop.site.money);
    const less = after.adjustments.reduce((sum, { adjustmentAmount }) => sum + adjustmentAmount, 0);
    expect(less).toBeCloseTo(figures.savings ?? 0);
    const more = Math.round(100 * ((grown12?.adjustmentAmount ?? 0) - (multiBuy?.adjustmentAmount ?? 0)));
    expect(more).toBe(visit.shop.site.money === 'points' ? 25_000 : 250);
  });

  test.each(['law', 'hsb'])('increases by the price shown for the added wine: %s', (brand) => {
    const visit = testVisit('standard', { brand });
    add(visit, notable.wine, 11);
    const before = order(visit);
    const itemCode = fillerOf(visit, before.id);
    const { money } = visit.shop.site;
    const [sku] = visit.answer('getProduct', { params: { itemcode: itemCode } }).skus;
    // The price for twelve, although the wine before it was bought at the price for one.
    const price = sku?.vppPrice ?? 0;
    expect(price).toBeLessThan(sku?.salePrice ?? 0);
    expect(grown(visit, before.id, [{ itemCode, quantity: 1 }]).status).toBe(200);
    const after = visit.get<Order>(`/api/user/order?orderId=${before.id}`);
    expect(cartFigures(after, money).total - cartFigures(before, money).total).toBeCloseTo(price);
    expect(after.lineItems[0]).toEqual(before.lineItems[0]);
  });

  test('keeps the delivery charge it was placed with', () => {
    const visit = testVisit('unlimited');
    add(visit, notable.wine);
    const { id, shippingDetails } = order(visit);
    expect(shippingDetails.shippingMethod?.price).toBe(0);
    const [membership = ''] = Object.keys(visit.account().memberships);
    visit.call('DELETE', `/api/user/subscriptions/subscription/${membership}?reasonCode=201`);
    expect(grown(visit, id, [{ itemCode: fillerOf(visit, id), quantity: 1 }]).status).toBe(200);
    const after = visit.get<Order>(`/api/user/order?orderId=${id}`);
    expect([after.orderPriceInfo.shipping, after.shippingDetails]).toEqual([0, shippingDetails]);
  });

  test('refuses more than there is room for or in stock, even across several lines', () => {
    const visit = testVisit('standard');
    add(visit, notable.wine);
    const { id } = order(visit);
    const six = { itemCode: fillerOf(visit, id), quantity: 6 };
    const before = visit.state();
    expect(grown(visit, id, [six, six])).toMatchObject({
      status: 422,
      message: 'itemDetails: there is room for 11 more',
    });
    expect(grown(visit, id, [{ itemCode: notable.lowStockWine, quantity: 9 }]).status).toBe(409);
    expect(visit.state()).toBe(before);
  });

  test('may be paid in parts, which add up to its new total', () => {
    const visit = testVisit('standard');
    add(visit, notable.wine, 11);
    const {
      id,
      orderPriceInfo,
      paymentDetails: [card],
    } = order(visit);
    const pence = Math.round(orderPriceInfo.total * 100);
    const giftCard = { type: 'Gift Card', serialId: '6335861000000018', voucherPin: '4821', amount: 0.1 };
    const voucher = { type: 'Gift Vouchers', voucherCode: 'GV-10-55208', amount: 0.2 };
    const charged = { type: 'creditCard', cardId: card?.cardId, amount: (pence - 30) / 100 };
    const paymentDetails = [giftCard, voucher, charged];
    expect(visit.call('POST', '/api/checkout/updatepaymentandcommit', { orderId: id, paymentDetails }).status).toBe(
      200,
    );
    expect(grown(visit, id, [{ itemCode: fillerOf(visit, id), quantity: 1 }]).status).toBe(200);
    const after = visit.get<Order>(`/api/user/order?orderId=${id}`);
    expect(after.orderPriceInfo.total).not.toBe(orderPriceInfo.total);
    const paid = after.paymentDetails.map(({ amount }) => Math.round(amount * 100));
    expect(paid.slice(0, 2)).toEqual([10, 20]);
    expect(paid.reduce((sum, amount) => sum + amount)).toBe(Math.round(after.orderPriceInfo.total * 100));
  });
});
