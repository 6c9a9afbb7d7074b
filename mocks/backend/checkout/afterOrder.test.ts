import { describe, expect, test } from 'vitest';
import type { Cart } from '../../../src/model/basket.js';
import type { Order } from '../../../src/model/order.js';
import { dayMs } from '../../../src/rules/common/days.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { hasExpired, voucherOf } from '../../fixtures/vouchers.js';
import { cardPermission } from '../../testing/checkoutScenario.js';
import { order, pay, readyToPay } from '../../testing/testOrder.js';
import { type TestVisit, testVisit } from '../../testing/testVisit.js';
import { answerCall, routeOf } from '../backend.js';

const add = (visit: TestVisit, itemCode: string, quantity = 1) =>
  visit.call('PUT', `/api/cart/itemcode/${itemCode}/${quantity}`);
const accept = (visit: TestVisit, orderId: string, itemCode: string, rest: object = {}) =>
  visit.call('POST', '/api/checkout/amendandcommit/', {
    orderId,
    action: 'ACCEPT',
    itemDetails: [{ itemCode, quantity: 1 }],
    cardPermission,
    ...rest,
  });
const read = (visit: TestVisit, id: string) => visit.get<Order>(`/api/user/order?orderId=${id}`);
const pence = (amount: number): number => Math.round(amount * 100);

describe('unlimited delivery, accepted after an order', () => {
  test('costs its fee minus the delivery charge already paid', () => {
    const visit = testVisit('standard');
    add(visit, notable.wine);
    const before = order(visit);
    expect(before.orderPriceInfo.shipping).toBe(7.99);
    expect(accept(visit, before.id, '00067SV').status).toBe(200);
    const after = read(visit, before.id);
    expect(after.orderPriceInfo.shipping).toBe(0);
    expect(after.shippingDetails.shippingMethod).toMatchObject({ type: 'STD', price: 0 });
    expect(pence(after.orderPriceInfo.total) - pence(before.orderPriceInfo.total)).toBe(2999 - 799);
    expect(after.paymentDetails).toMatchObject([{ type: 'creditCard', amount: after.orderPriceInfo.total }]);
  });

  test('is not offered to a guest, who has no account to hold it', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    add(visit, notable.wine);
    const { id } = order(visit, { isGuest: true });
    const { offerItems } = visit.answer('getOrderUpsellOffers', { params: { orderId: id } }).UpsellOffers;
    expect(new Set(offerItems.map(({ type }) => type))).toEqual(new Set(['FILL_THE_CASE']));
    for (const itemCode of ['00067SV', notable.planCase])
      expect(accept(visit, id, itemCode)).toMatchObject({
        status: 422,
        message: expect.stringContaining('not offered'),
      });
  });
});

describe.each([
  ['a membership', notable.membership],
  ['a wine reward', notable.wineReward],
  ['a wine plan', notable.planCase],
])('%s', (_, itemCode) => {
  const message = 'A wine plan or a membership needs an account. Please sign in, or take it out of your basket.';

  test('keeps a guest from checking out, and a customer not', () => {
    const visit = testVisit('new', { login: 'visitor' });
    add(visit, itemCode);
    const asGuest = () => visit.call('PUT', '/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
    expect(asGuest()).toMatchObject({ status: 409, message });
    visit.call('DELETE', `/api/cart/itemcode/${itemCode}`);
    add(visit, notable.wine);
    expect(asGuest().status).toBe(200);
    const customer = testVisit('new');
    add(customer, itemCode);
    expect(customer.call('PUT', '/api/checkout/createRegisteredCheckout').status).toBe(200);
  });

  test('that a guest adds during the checkout is not paid for', () => {
    const visit = testVisit('new', { login: 'visitor' });
    add(visit, notable.wine);
    readyToPay(visit, { isGuest: true });
    add(visit, itemCode);
    const before = visit.state();
    expect(pay(visit)).toMatchObject({ status: 409, message });
    expect(visit.state()).toBe(before);
  });
});

describe('the card of an order', () => {
  const permissionOf = (visit: TestVisit) =>
    visit.account().permissions.find(({ category, code }) => category === 'PAYMENT' && code === 'COF')?.state;
  const bought = (isGuest = false) => {
    const visit = testVisit('standard', { login: isGuest ? 'visitor' : 'hard' });
    add(visit, notable.wine);
    const { id } = order(visit, { isGuest });
    const [filler] = visit
      .answer('getOrderUpsellOffers', { params: { orderId: id } })
      .UpsellOffers.offerItems.slice(-1);
    return { visit, id, itemCode: filler?.itemCode ?? '' };
  };

  test.each([
    ['ACCEPT', 'GRANTED'],
    ['REJECT', 'DENIED'],
  ])('may be charged again once an offer is answered with %s: %s [CHKT-080, CHKT-082]', (action, state) => {
    const { visit, id } = bought();
    expect(permissionOf(visit)).toBe('DENIED');
    expect(accept(visit, id, '00067SV', { action, cardPermission }).status).toBe(200);
    expect(permissionOf(visit)).toBe(state);
  });

  test.each([false, true])('is not charged again without permission, by a guest: %s [CHKT-082]', (isGuest) => {
    const { visit, id, itemCode } = bought(isGuest);
    const before = visit.state();
    expect(accept(visit, id, itemCode, { cardPermission: undefined })).toMatchObject({
      status: 422,
      message: `cardPermission: is needed to charge order ${id} again`,
    });
    expect(visit.state()).toBe(before);
    expect(accept(visit, id, itemCode).status).toBe(200);
  });

  test('is charged again without another permission when the customer has given one', () => {
    const { visit, id, itemCode } = bought();
    visit.call('POST', '/api/user/permission', cardPermission);
    expect(accept(visit, id, itemCode, { cardPermission: undefined }).status).toBe(200);
  });

  test('needs no permission to reject an offer [CHKT-080, CHKT-082]', () => {
    const { visit, id, itemCode } = bought();
    expect(accept(visit, id, itemCode, { action: 'REJECT', cardPermission: undefined }).status).toBe(200);
    expect(permissionOf(visit)).toBe('DENIED');
  });
});

describe('a membership', () => {
  test('alone is not delivered, and does not count as goods', () => {
    const visit = testVisit('standard');
    add(visit, notable.membership);
    expect(visit.answer('getCart').orderPriceInfo).toMatchObject({ shipping: 0, total: 29.99 });
    expect(visit.call('PUT', '/api/checkout/coupon/SUMMER5').status).toBe(409);
    add(visit, notable.wine);
    expect(visit.answer('getCart').orderPriceInfo.shipping).toBe(7.99);
  });

  test('does not count towards a voucher or a gift', () => {
    const visit = testVisit('standard');
    add(visit, notable.membership);
    add(visit, notable.wineReward);
    expect(visit.call('PUT', '/api/checkout/coupon/WELCOME10')).toMatchObject({
      status: 409,
      message: expect.stringContaining('or more'),
    });
  });

  test('is in a basket once, under either code', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    expect(add(visit, notable.membership, 2).status).toBe(409);
    expect(add(visit, notable.membership).status).toBe(200);
    expect(add(visit, notable.membership).status).toBe(409);
    expect(add(visit, 'MEM01UTD').status).toBe(409);
    expect(visit.call('PUT', `/api/cart/itemcode/${notable.membership}/2?method=set`).status).toBe(409);
    expect(add(visit, notable.wineReward).status).toBe(200);
    expect(visit.answer('getCart').lineItems.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  });
});

describe('a paid e-voucher', () => {
  const buy = (recipientEmail: string, brand = 'law') => {
    const visit = testVisit('standard', { brand });
    visit.call('PUT', '/api/cart/eItemCode', {
      itemCode: visit.shop.site.eVoucherItemCode,
      quantity: '1',
      amount: '25',
      recipientName: 'Ann',
      recipientEmail,
      message: 'Cheers',
      salesCode: null,
    });
    expect(visit.state().eVouchers).toBeUndefined();
    order(visit);
    const [voucher, ...more] = Object.values(visit.state().eVouchers ?? {});
    expect(more).toEqual([]);
    if (!voucher) throw new Error('no voucher was issued');
    return { visit, voucher };
  };

  test('has its own code, which can be used for a discount on another order', () => {
    const { visit, voucher } = buy('ann@friend.example');
    expect(voucher).toMatchObject({ units: 2500, recipientEmail: 'ann@friend.example' });
    add(visit, notable.wine, 2);
    expect(visit.call('PUT', `/api/checkout/coupon/${voucher.voucherCode}`).status).toBe(200);
    expect(visit.answer('getCart').orderPriceInfo.savings).toBe(25);
    order(visit);
    add(visit, notable.wine, 2);
    expect(visit.call('PUT', `/api/checkout/coupon/${voucher.voucherCode}`).status).toBe(409);
  });

  test('is valid for one year, and not on the day after', () => {
    const { visit, voucher } = buy('ann@friend.example');
    const on = (days: number) => new Date(Date.parse(visit.shop.world.clock) + days * dayMs);
    expect(voucherOf(voucher, visit.shop).expiryDateAsString).toBe('24/11/2027');
    expect([365, 366].map((days) => hasExpired(voucher, visit.shop, on(days)))).toEqual([false, true]);
  });

  test('can be added to an account, and is already on its recipient’s', () => {
    const { visit, voucher } = buy('ann@friend.example');
    expect(visit.call('PUT', `/api/user/voucher/redeem/${voucher.voucherCode}`).status).toBe(200);
    const own = buy('standard@shopper.example');
    expect(own.visit.account().vouchers[0]).toBe(own.voucher.voucherCode);
    expect(own.visit.answer('listVouchers').vouchers[0]).toMatchObject({ amount: 25, status: 'REDEEMED' });
  });

  test('gives a discount or pays, and never both for one order', () => {
    const { visit, voucher } = buy('ann@friend.example');
    const { voucherCode } = voucher;
    add(visit, notable.wine, 4);
    visit.call('PUT', `/api/checkout/coupon/${voucherCode}`);
    readyToPay(visit);
    const [due] = visit.answer('listCheckoutOrders')[0]?.paymentDetails ?? [];
    const rest = { type: 'creditCard', cardId: due?.cardId, amount: (pence(due?.amount ?? 0) - 1000) / 100 };
    const paymentDetails = [{ type: 'Gift Vouchers', voucherCode, amount: 10 }, rest];
    const before = visit.state();
    expect(visit.call('PUT', '/api/checkout/payandcommit', { paymentDetails })).toMatchObject({
      status: 409,
      message: expect.stringContaining('paymentDetails.0'),
    });
    expect(visit.state()).toBe(before);
  });

  test('used to pay gives no discount in any basket it was applied to', () => {
    const { visit, voucher } = buy('ann@friend.example');
    const { voucherCode } = voucher;
    const basket = [{ commerceItemId: 'ci900', itemCode: notable.wine, quantity: 4 }];
    visit.become((state) => ({
      ...state,
      sessions: { ...state.sessions, 'visit two': { login: 'visitor', basket, orders: [], voucher: voucherCode } },
    }));
    const savingsElsewhere = () => {
      const call = { method: 'GET', address: '/api/cart/list?validate=true', body: undefined, sessionId: 'two' };
      const { answer } = answerCall(visit.state(), call, visit.shop, routeOf(call.method, call.address)!);
      return (answer.body as { response: Cart }).response.orderPriceInfo.savings;
    };
    expect(savingsElsewhere()).toBe(25);
    add(visit, notable.wine, 4);
    readyToPay(visit);
    const [due] = visit.answer('listCheckoutOrders')[0]?.paymentDetails ?? [];
    const rest = { type: 'creditCard', cardId: due?.cardId, amount: (pence(due?.amount ?? 0) - 1000) / 100 };
    const paymentDetails = [{ type: 'Gift Vouchers', voucherCode, amount: 10 }, rest];
    expect(visit.call('PUT', '/api/checkout/payandcommit', { paymentDetails }).status).toBe(200);
    expect(savingsElsewhere()).toBe(0);
  });

  test('pays part of one order, and part of another with the rest of its value', () => {
    const { visit, voucher } = buy('ann@friend.example', 'hsb');
    expect(voucher.units).toBe(2500);
    add(visit, notable.wine, 2);
    readyToPay(visit);
    const [due] = visit.answer('listCheckoutOrders')[0]?.paymentDetails ?? [];
    const paymentDetails = [
      { type: 'Gift Vouchers', voucherCode: voucher.voucherCode, amount: 1000 },
      { ...due, amount: (due?.amount ?? 0) - 1000 },
    ].map(({ type, amount, ...rest }) => ({
      type,
      amount,
      ...('voucherCode' in rest && { voucherCode: rest.voucherCode }),
      ...('cardId' in rest && { cardId: rest.cardId }),
    }));
    expect(visit.call('PUT', '/api/checkout/payandcommit', { paymentDetails }).status).toBe(200);
    expect(visit.state().giftUnitsUsed).toEqual({ [voucher.voucherCode]: 1000 });
    add(visit, notable.wine, 2);
    expect(visit.call('PUT', `/api/checkout/coupon/${voucher.voucherCode}`).status).toBe(409);
  });
});
