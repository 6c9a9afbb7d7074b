import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '../../src/model/basket.js';
import type { Order } from '../../src/model/order.js';
import type { Product } from '../../src/model/product.js';
import { minorUnits } from '../../src/rules/money.js';
import { testCards, tokenOfCard } from '../cardProvider.js';
import { homeAddressOf } from '../fixtures/addresses.js';
import { notable } from '../fixtures/catalogue/notable.js';
import { atRandom } from './atRandom.js';
import { testVisit } from './testVisit.js';

const items = [notable.wine, notable.lowStockWine, notable.mixedCase, notable.unmixedCase, notable.membership];
const shippingAddress = homeAddressOf({ firstName: 'Tom', lastName: 'Ashby' }, 'uk');

const deed = fc.record({
  what: fc.constantFrom('add', 'set', 'remove', 'begin', 'address', 'method', 'card', 'pay', 'pay', 'coupon'),
  item: fc.constantFrom(...items, 'NOSUCH'),
  quantity: fc.integer({ min: 1, max: 6 }),
  card: fc.constantFrom(testCards.approved, testCards.approved, testCards.declined, testCards.notAuthenticated),
  method: fc.constantFrom('STD', 'EXP', 'OWL'),
});

type Visit = ReturnType<typeof testVisit>;
const underWay = (visit: Visit): Order | undefined => visit.get<Order[]>('/api/checkout/orders')[0];

function act(
  visit: Visit,
  { what, item, quantity, card, method }: typeof deed extends fc.Arbitrary<infer One> ? One : never,
) {
  const put = (address: string, body?: unknown) => visit.call('PUT', address, body);
  switch (what) {
    case 'add':
      return put(`/api/cart/itemcode/${item}/${quantity}`);
    case 'set':
      return put(`/api/cart/itemcode/${item}/${quantity}?method=set`);
    case 'remove':
      return visit.call('DELETE', `/api/cart/itemcode/${item}`);
    case 'begin':
      return put('/api/checkout/createGuestCheckout', { emailId: 'tom@guest.example' });
    case 'address':
      return visit.call('POST', '/api/checkout/shipping/addresses', { address: { shippingAddress } });
    case 'method':
      return put('/api/checkout/shipping/methods', { shippingMethod: method });
    case 'card':
      return put('/api/checkout/payment/examplepay/payerauth', { transientToken: tokenOfCard(card) });
    case 'coupon':
      return put('/api/checkout/coupon/WELCOME10');
    case 'pay':
      return put('/api/checkout/payandcommit', { paymentDetails: underWay(visit)?.paymentDetails ?? [] });
  }
}

/** In minor units or whole points: lines less savings plus delivery is what is to be paid. */
function expectSum({
  lineItems,
  orderPriceInfo,
  orderPointsInfo,
}: Pick<Cart, 'lineItems' | 'orderPriceInfo' | 'orderPointsInfo'>) {
  const { rawSubtotal, savings, shipping, total } = orderPriceInfo;
  const lines = lineItems.reduce((sum, { itemPriceInfo }) => sum + minorUnits(itemPriceInfo.amount), 0);
  expect(lines).toBe(minorUnits(rawSubtotal));
  expect(minorUnits(total)).toBe(lines - minorUnits(savings) + minorUnits(shipping));
  expect(total).toBeGreaterThanOrEqual(0);
  if (!orderPointsInfo) return;
  const { rawSubtotal: full = 0, savings: less = 0, shipping: sent = 0, total: due } = orderPointsInfo;
  for (const amount of [full, less, sent, due]) expect(Number.isInteger(amount)).toBe(true);
  expect(due).toBe(full - less + sent);
}

test.each(['law', 'hsb'])('whatever a shopper of %s does in whatever order', (brand) => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const visit = testVisit('standard', { brand, login: 'visitor' });
      const left = (item: string) => visit.get<Product>(`/api/product/item/${item}`).inventoryInfo?.stockQty ?? 0;
      const atFirst = new Map(items.map((item) => [item, left(item)]));
      for (const one of deeds) {
        const before = visit.state();
        const ordersBefore = Object.keys(before.orders).length;
        const { status } = act(visit, one);
        if (status !== 200) expect(visit.state()).toEqual(before);
        const orders = Object.values(visit.state().orders);
        expect(orders.length - ordersBefore).toBeLessThanOrEqual(one.what === 'pay' && status === 200 ? 1 : 0);
        expectSum(visit.get<Cart>('/api/cart/list?validate=true'));
        for (const order of orders) {
          expectSum(order);
          expect(visit.get<Order>(`/api/user/order?orderId=${order.transactionId}`)).toEqual(order);
        }
        for (const item of items) {
          const ordered = orders
            .flatMap(({ lineItems }) => lineItems)
            .filter(({ product }) => product.itemCode === item)
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(left(item)).toBe((atFirst.get(item) ?? 0) - ordered);
        }
      }
    }),
    atRandom(100),
  );
});
