import { describe, expect, test } from 'vitest';
import type { Order } from '../../../src/model/order.js';
import { dayMs } from '../../../src/rules/common/days.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { hasExpired, voucherOf } from '../../fixtures/vouchers.js';
import { order, pay, readyToPay } from '../../testing/testOrder.js';
import { type TestVisit, testVisit } from '../../testing/testVisit.js';

const add = (visit: TestVisit, itemCode: string, quantity = 1) =>
  visit.call('PUT', `/api/cart/itemcode/${itemCode}/${quantity}`);
const accept = (visit: TestVisit, orderId: string, itemCode: string, rest: object = {}) =>
  visit.call('POST', '/api/checkout/amendandcommit/', {
    orderId,
    action: 'ACCEPT',
    itemDetails: [{ itemCode, quantity: 1 }],
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

  test('can be bought by a guest once, and never twice with the same email', () => {
    const visit = testVisit('standard', { login: 'visitor' });
    add(visit, notable.wine);
    const first = order(visit, { isGuest: true });
    expect(accept(visit, first.id, '00067SV').status).toBe(200);
    add(visit, notable.wine);
    const second = order(visit, { isGuest: true });
    expect(accept(visit, second.id, '00067SV').status).toBe(409);
    add(visit, notable.membership);
    readyToPay(visit, { isGuest: true });
    expect(pay(visit)).toMatchObject({ status: 409, message: expect.stringContaining('membership') });
  });
});

test('an accepted offer records that the card may be charged again, a rejected one does not', () => {
  const permissionOf = (visit: TestVisit) =>
    visit.account().permissions.find(({ category, code }) => category === 'PAYMENT' && code === 'COF')?.state;
  const cardPermission = { category: 'PAYMENT', state: 'GRANTED', code: 'COF' };
  for (const [action, state] of [
    ['ACCEPT', 'GRANTED'],
    ['REJECT', 'DENIED'],
  ] as const) {
    const visit = testVisit('standard');
    add(visit, notable.wine);
    const { id } = order(visit);
    expect(permissionOf(visit)).toBe('DENIED');
    expect(accept(visit, id, '00067SV', { action, cardPermission }).status).toBe(200);
    expect(permissionOf(visit)).toBe(state);
  }
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

  test('used to pay is removed from every basket in which it would give a discount', () => {
    const { visit, voucher } = buy('ann@friend.example');
    const { voucherCode } = voucher;
    visit.become((state) => ({
      ...state,
      sessions: { ...state.sessions, 'visit two': { login: 'visitor', basket: [], orders: [], voucher: voucherCode } },
    }));
    add(visit, notable.wine, 4);
    readyToPay(visit);
    const [due] = visit.answer('listCheckoutOrders')[0]?.paymentDetails ?? [];
    const rest = { type: 'creditCard', cardId: due?.cardId, amount: (pence(due?.amount ?? 0) - 1000) / 100 };
    const paymentDetails = [{ type: 'Gift Vouchers', voucherCode, amount: 10 }, rest];
    expect(visit.call('PUT', '/api/checkout/payandcommit', { paymentDetails }).status).toBe(200);
    expect(visit.state().sessions['visit two']?.voucher).toBeUndefined();
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
