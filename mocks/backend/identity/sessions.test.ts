import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../../src/model/account.js';
import type { Cart } from '../../../src/model/basket.js';
import type { Order } from '../../../src/model/order.js';
import { homeAddressOf } from '../../fixtures/addresses.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { checkoutCalls, payCall } from '../../testing/checkoutScenario.js';
import { recordedShop } from '../../testing/recordedShop.js';
import type { TestCall } from '../../testing/testCall.js';
import { emailOf, mockPassword, type Persona } from '../../world/personas.js';
import { defaultSettings } from '../../world/settings.js';

const shippingAddress = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk');

/** Returns one shop shared by several visits, with the actions of each visit. */
function shopOfMany() {
  const shop = recordedShop({ ...defaultSettings('law'), latency: 0 });
  return {
    ...shop,
    visit(session: string) {
      const call = (method: TestCall['method'], address: string, body?: unknown) =>
        shop.call(session, { method, address, body });
      return {
        call,
        get: <Entity>(address: string): Entity => shop.look<Entity>(address, session),
        signIn: (who: Persona, email = emailOf(who)) =>
          call('POST', '/api/authentication/login', { email, password: mockPassword }),
        signOut: () => call('POST', '/api/authentication/logout'),
        add: (itemCode: string, quantity: number) => call('PUT', `/api/cart/itemcode/${itemCode}/${quantity}`),
        basket: () =>
          shop
            .look<Cart>('/api/cart/list?validate=true', session)
            .lineItems.map(({ product, quantity }) => [product.itemCode, quantity]),
        order(email?: string): string {
          for (const one of checkoutCalls('paid', { email, shippingAddress })) shop.call(session, one);
          const [due] = shop.look<Order[]>('/api/checkout/orders', session);
          expect(shop.call(session, payCall(due))).toMatchObject({ status: 200 });
          return shop.look<Order[]>('/api/checkout/orders', session)[0]?.id ?? '';
        },
      };
    },
  };
}

const wrong = 'Your email address and password do not match. Please check them and try again.';

describe('signing in', () => {
  test('opens the account of the email, regardless of its letter case', () => {
    const { visit } = shopOfMany();
    const [anna, ben] = [visit('anna'), visit('ben')];
    anna.signIn('standard');
    ben.signIn('heavy', 'HEAVY@Shopper.Example');
    const name = (who: typeof anna) =>
      who.get<{ summaryDetails: { firstName: string } }>('/api/user/details').summaryDetails.firstName;
    expect([name(anna), name(ben), name(anna)]).toEqual(['Margaret', 'Maximilian', 'Margaret']);
  });

  test('with an unknown email is refused in the same way as a wrong password', () => {
    const { visit } = shopOfMany();
    expect(visit('anna').signIn('standard', 'nobody@shopper.example')).toEqual({ status: 422, message: wrong });
    const mistyped = { email: emailOf('standard'), password: 'wrong' };
    expect(visit('anna').call('POST', '/api/authentication/login', mistyped)).toEqual({ status: 422, message: wrong });
  });

  test('needs the new email after it has been changed, and refuses the old one', () => {
    const { visit } = shopOfMany();
    const [anna, ben] = [visit('anna'), visit('ben')];
    anna.signIn('standard');
    anna.call('PUT', '/api/user/email', { email: 'anna@new.example', recrPage: '/account' });
    const isKnown = (email: string) =>
      ben.get<{ registered: boolean }>(`/jsp/checkout/common/validateEmail.jsp?email=${email}`).registered;
    expect(isKnown('anna@new.example')).toBe(true);
    expect(isKnown(emailOf('standard'))).toBe(false);
    expect(ben.signIn('standard').status).toBe(422);
    expect(ben.signIn('standard', 'Anna@new.example').status).toBe(200);
  });

  test('the email of any account counts as registered, whether or not anyone has signed in to it', () => {
    const ben = shopOfMany().visit('ben');
    for (const persona of ['standard', 'heavy', 'storage'] as const)
      expect(ben.get(`/jsp/checkout/common/validateEmail.jsp?email=${emailOf(persona)}`)).toEqual({ registered: true });
  });
});

describe('a basket', () => {
  test('follows its customer to another device', () => {
    const { visit } = shopOfMany();
    const [phone, desk] = [visit('phone'), visit('desk')];
    phone.signIn('standard');
    phone.add(notable.wine, 2);
    desk.signIn('standard');
    expect(desk.basket()).toEqual([[notable.wine, 2]]);
    desk.add(notable.wine, 1);
    expect(phone.basket()).toEqual([[notable.wine, 3]]);
  });

  test('of a visitor is merged into the account’s on sign-in', () => {
    const { visit } = shopOfMany();
    const [phone, desk] = [visit('phone'), visit('desk')];
    phone.signIn('standard');
    phone.add(notable.wine, 2);
    desk.add(notable.wine, 4);
    desk.add(notable.spirit, 1);
    desk.signIn('standard');
    const joined = [
      [notable.wine, 6],
      [notable.spirit, 1],
    ];
    expect(desk.basket()).toEqual(joined);
    desk.signOut();
    expect(desk.basket()).toEqual([]);
    expect(phone.basket()).toEqual(joined);
  });

  test('is merged up to the maximum quantity and the stock', () => {
    const { visit, shop } = shopOfMany();
    const [phone, desk] = [visit('phone'), visit('desk')];
    const few = shop.items.get(notable.lowStockWine)?.product.inventoryInfo?.stockQty ?? 0;
    phone.signIn('standard');
    phone.add(notable.wine, 60);
    phone.add(notable.lowStockWine, few);
    desk.add(notable.wine, 60);
    desk.add(notable.lowStockWine, 1);
    desk.signIn('standard');
    expect(desk.basket().slice(0, 2)).toEqual([
      [notable.wine, 99],
      [notable.lowStockWine, few],
    ]);
  });

  test('is merged without a membership for someone who is already a member', () => {
    const desk = shopOfMany().visit('desk');
    desk.add(notable.membership, 1);
    desk.add(notable.wine, 1);
    desk.signIn('unlimited');
    expect(desk.basket()).toEqual([[notable.wine, 1]]);
  });
});

describe('two customers', () => {
  test('see only their own orders, by either id', () => {
    const { visit, statusOf } = shopOfMany();
    const [anna, ben] = [visit('anna'), visit('ben')];
    anna.signIn('standard');
    ben.signIn('heavy');
    anna.add(notable.wine, 2);
    const order = anna.order();
    const purchases = (who: typeof anna) =>
      who.get<{ purchases: Purchase[] }>('/api/user/purchases/list').purchases.map(({ orderId }) => orderId);
    expect(purchases(anna)).toContain(order);
    for (const id of purchases(anna)) {
      expect(purchases(ben)).not.toContain(id);
      expect(statusOf(`/api/user/orderhistory/details/${id}`, 'anna')).toBe(200);
      expect(statusOf(`/api/user/orderhistory/details/${id}`, 'ben')).toBe(404);
      expect(statusOf(`/api/user/order?orderId=${id}`, 'ben')).toBe(404);
    }
  });

  test('have addresses, cards, plans, memberships and savings with ids of their own', () => {
    const { visit } = shopOfMany();
    const idsOf = (session: string, persona: Persona) => {
      const who = visit(session);
      who.signIn(persona);
      const { userDetails } = who.get<{
        userDetails: { shippingAddresses: { addressId: string }[]; paymentCards: { cardId: string }[] };
      }>('/api/user/details');
      const subscriptions = who.get<{ subscriptionId: string }[]>('/api/user/subscriptions/subscription/list');
      const { accounts } = who.get<{ accounts: { accountId: string }[] }>('/api/user/savingsaccounts');
      const { vouchers } = who.get<{ vouchers: { voucherCode: string }[] }>('/api/user/voucher/list');
      return [
        ...userDetails.shippingAddresses.map(({ addressId }) => addressId),
        ...userDetails.paymentCards.map(({ cardId }) => cardId),
        ...subscriptions.map(({ subscriptionId }) => subscriptionId),
        ...accounts.map(({ accountId }) => accountId),
        ...vouchers.map(({ voucherCode }) => voucherCode),
      ];
    };
    const ids = [
      ...idsOf('anna', 'standard'),
      ...idsOf('ben', 'heavy'),
      ...idsOf('cat', 'wine-reward'),
      ...idsOf('dan', 'plan-active'),
    ];
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('cannot change each other’s holdings by id', () => {
    const { visit, state } = shopOfMany();
    const [anna, ben] = [visit('anna'), visit('ben')];
    ben.signIn('heavy');
    anna.signIn('standard');
    const before = state();
    const { addresses, cards, plans, savings, vouchers } = before.accounts.heavy ?? {};
    const plan = Object.keys(plans ?? {})[0];
    const tried = [
      anna.call('DELETE', `/api/user/shipping/address/${addresses?.[0]?.addressId}`),
      anna.call('DELETE', `/api/user/payment/${cards?.[0]?.cardId}`),
      anna.call('DELETE', `/api/user/subscriptions/wineplan/${plan}?reasonCode=101`),
      anna.call('POST', `/gvapi/user/savingsaccounts/refund/${savings?.accountId}`),
      anna.call('PUT', `/api/user/voucher/redeem/${vouchers?.[0]}`),
      anna.call('PUT', `/api/checkout/coupon/${vouchers?.[0]}`),
    ];
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(state()).toBe(before);
  });
});

test('signing out removes the account’s orders from the session, and keeps those placed as a guest', () => {
  const { visit, statusOf } = shopOfMany();
  const anna = visit('anna');
  anna.add(notable.wine, 1);
  const asGuest = anna.order('anna@guest.example');
  anna.signIn('standard');
  anna.add(notable.wine, 2);
  const asCustomer = anna.order();
  anna.signOut();
  const own = `/api/user/order?orderId=${asGuest}`;
  const theirs = `/api/user/order?orderId=${asCustomer}`;
  expect([statusOf(own, 'anna'), statusOf(theirs, 'anna')]).toEqual([200, 404]);
  const changed = anna.call('POST', '/api/checkout/updatepaymentandcommit', {
    orderId: asCustomer,
    paymentDetails: [{ type: 'creditCard', amount: 1 }],
  });
  const amended = anna.call('POST', '/api/checkout/amendandcommit/', { orderId: asCustomer, action: 'REJECT' });
  expect([changed.status, amended.status]).toEqual([404, 404]);
});

test.each([
  ['a visitor', [], 0],
  ['one who has signed out', ['signIn', 'signOut'], 1],
] as const)('%s has their own security status', (_, steps, status) => {
  const anna = shopOfMany().visit('anna');
  for (const step of steps) anna[step]('standard');
  expect(anna.get<{ securityStatus: number }>('/api/user/details').securityStatus).toBe(status);
});

test.each([
  ['soft', 'new', 2],
  ['soft', 'standard', 3],
  ['hard', 'new', 4],
  ['hard', 'standard', 5],
] as const)('a %s login of the %s account has status %i', (login, persona, status) => {
  const { look } = recordedShop({ ...defaultSettings('law'), latency: 0, login, persona });
  expect(look<{ securityStatus: number }>('/api/user/details', 'one').securityStatus).toBe(status);
});

test('a customer who signs in during a guest checkout places the order as their own', () => {
  const { visit, state } = shopOfMany();
  const anna = visit('anna');
  anna.add(notable.wine, 3);
  for (const one of checkoutCalls('paid', { email: 'tom@guest.example', shippingAddress }))
    anna.call(one.method, one.address, one.body);
  anna.signIn('standard');
  const [due] = anna.get<Order[]>('/api/checkout/orders');
  expect(due).toMatchObject({ isGuest: false, emailId: emailOf('standard') });
  const { method, address, body } = payCall(due);
  expect(anna.call(method, address, body).status).toBe(200);
  const { purchases } = anna.get<{ purchases: Purchase[] }>('/api/user/purchases/list');
  expect(purchases[0]?.orderId).toBe(due?.id);
  expect(state().accounts.standard?.orders).toEqual([due?.id]);
});
