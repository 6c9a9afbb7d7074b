import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '../../../src/model/basket.js';
import type {
  BulkPromotion,
  CaseDetails,
  CodedOffer,
  FuturePayment,
  UpsellOffers,
  WinePlanScheme,
} from '../../../src/model/offer.js';
import type { Product } from '../../../src/model/product.js';
import { minorUnits } from '../../../src/rules/common/money.js';
import { readBulkPrices } from '../../../src/rules/product/bulkDeals.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { schemesOnSale } from '../../fixtures/planSchemes.js';
import { checkoutCalls, guestIn, payCall } from '../../testing/checkoutScenario.js';
import { testVisit } from '../../testing/testVisit.js';
import { shopOf, worldOf } from '../../world/world.js';
import { answerCall, routeOf } from '../backend.js';
import { newState, type ShopState } from '../state.js';

const law = shopOf(worldOf({ brand: 'law' }));
const hsb = shopOf(worldOf({ brand: 'hsb' }));
let shop = law;
let state: ShopState;

function serve<Entity = unknown>(method: string, address: string, body?: unknown) {
  const route = routeOf(method, address);
  if (!route) throw new Error(`no row has ${method} ${address}`);
  const answered = answerCall(state, { method, address, body, sessionId: 'one' }, shop, route);
  state = answered.state;
  return { status: answered.answer.status, entity: (answered.answer.body as { response: Entity }).response };
}
const add = (itemCode: string, quantity: number) => serve('PUT', `/api/cart/itemcode/${itemCode}/${quantity}`);
const cart = () => serve<Cart>('GET', '/api/cart/list?validate=true').entity;
const offered = (address: string) => serve<UpsellOffers>('GET', address).entity.UpsellOffers;

beforeEach(() => {
  shop = law;
  state = newState();
});

test('the cart’s offers come from a different call than the offer with the code cart', () => {
  expect(routeOf('GET', '/api/offer/cart')?.row.id).toBe('getCartUpsellOffers');
  expect(routeOf('GET', '/api/offer/WP-RED')?.row.id).toBe('getOffer');
  expect(routeOf('POST', '/api/cart')?.row.id).toBe('addCartItemsBatch');
  expect(routeOf('POST', '/api/cart/itemcode')?.row.id).toBe('addMultipleCartItems');
});

describe('offers for a basket', () => {
  test('an empty basket has none', () => {
    expect(offered('/api/offer/cart')).toEqual({ offerItems: [], availableSpaces: 0 });
  });

  test('the space left in the last case is returned, with wines of the same kind to fill it', () => {
    add(notable.wine, 10);
    const { availableSpaces, offerItems } = offered('/api/offer/cart');
    expect(availableSpaces).toBe(2);
    const fillers = offerItems.filter(({ type }) => type === 'FILL_THE_CASE');
    expect(fillers.length).toBeGreaterThan(0);
    for (const { itemCode } of fillers) {
      expect(itemCode).not.toBe(notable.wine);
      expect(shop.items.get(itemCode)?.type).toBe(shop.items.get(notable.wine)?.type);
    }
  });

  test('a full case has no space', () => {
    add(notable.wine, 12);
    const { availableSpaces, offerItems } = offered('/api/offer/cart');
    expect(availableSpaces).toBe(0);
    expect(offerItems.map(({ type }) => type)).not.toContain('FILL_THE_CASE');
  });

  test('free delivery is offered until it is in the basket', () => {
    add(notable.wine, 1);
    expect(offered('/api/offer/cart').offerItems).toContainEqual({
      type: 'SUBSCRIPTION',
      rule: 'FreeShip',
      itemCode: notable.membership,
    });
    add(notable.membership, 1);
    expect(offered('/api/offer/cart').offerItems.map(({ type }) => type)).not.toContain('SUBSCRIPTION');
  });

  test('a plan is offered until it is in the basket', () => {
    const plans = () => offered('/api/offer/cart').offerItems.filter(({ type }) => type === 'WINEPLAN');
    add(notable.wine, 12);
    expect(plans()).toEqual([{ type: 'WINEPLAN', rule: 'hero', itemCode: notable.planCaseOfSix }]);
    add(notable.planCaseOfSix, 1);
    expect(plans()).toEqual([]);
  });

  test('an offer has a type, a rule and an item [UPSL-001, UPSL-002, UPSL-003, UPSL-005, UPSL-006, UPSL-008, UPSL-009]', () => {
    expect(serve('GET', `/api/offer/product/${notable.wine}`).entity).toEqual({
      UpsellOffers: {
        offerItems: [
          { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' },
          { type: 'WINEPLAN', rule: 'hero', itemCode: notable.planCaseOfSix },
        ],
        availableSpaces: 0,
      },
    });
  });

  test('the basket’s offers need no parameters, and include the space left [UPSL-004, UPSL-007, UPSL-010, UPSL-027]', () => {
    add(notable.wine, 10);
    const { UpsellOffers } = serve<UpsellOffers>('GET', '/api/offer/cart').entity;
    expect(UpsellOffers.availableSpaces).toBe(2);
    expect(UpsellOffers.offerItems.slice(0, 3)).toEqual([
      { type: 'SUBSCRIPTION', rule: 'FreeShip', itemCode: '00067SV' },
      { type: 'WINEPLAN', rule: 'hero', itemCode: notable.planCaseOfSix },
      { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: expect.any(String) },
    ]);
  });

  test('offers are found by code, for a basket, a product and an order [UPSL-015]', () => {
    const visit = testVisit('standard', { basket: [{ commerceItemId: 'ci1', itemCode: notable.wine, quantity: 10 }] });
    expect(visit.get<CodedOffer>('/api/offer/WP-RED')).toMatchObject({
      offerCode: 'WP-RED',
      items: [{ itemCode: '0557004', quantity: 1 }],
    });
    expect(visit.get<CodedOffer>('/api/offer/unlimited')).toMatchObject({
      offerCode: 'unlimited',
      displayName: 'Unlimited Delivery',
      items: [{ itemCode: '00067SV', quantity: 1 }],
    });
    expect(visit.call('GET', '/api/offer/NOSUCH').status).toBe(404);
    const offers = { UpsellOffers: { offerItems: expect.any(Array), availableSpaces: expect.any(Number) } };
    expect(visit.get('/api/offer/cart')).toEqual(offers);
    expect(visit.get(`/api/offer/product/${notable.wine}`)).toEqual(offers);
    const { country } = visit.shop.site;
    for (const { method, address, body } of checkoutCalls('paid', guestIn(country))) visit.call(method, address, body);
    const { method, address, body } = payCall(visit.answer('listCheckoutOrders')[0]);
    visit.call(method, address, body);
    const order = visit.answer('listCheckoutOrders')[0]!;
    expect(visit.get(`/api/offer/order/${order.id}`)).toEqual(offers);
    expect(visit.get(`/api/offer/order/${order.transactionId}`)).toEqual(offers);
  });

  test('a wine has a plan offer, a gift has none', () => {
    expect(offered(`/api/offer/product/${notable.wine}`).offerItems.map(({ type }) => type)).toContain('WINEPLAN');
    expect(offered(`/api/offer/product/${notable.gift}`).offerItems).toEqual([]);
    expect(serve('GET', '/api/offer/product/NOSUCH').status).toBe(404);
  });

  test('an order placed elsewhere is not found', () => {
    expect(serve('GET', '/api/offer/order/W1').status).toBe(404);
  });
});

describe('several cases of the same kind', () => {
  test.each([
    [notable.mixedCase, [2]],
    [notable.unmixedCase, [2, 3]],
    [notable.wine, []],
  ] as const)('%s has deals for %j', (itemCode, quantities) => {
    const deals = serve<BulkPromotion[]>('GET', `/api/promotions/bulk-promotions/${itemCode}`).entity;
    expect(deals.map(({ bulkUIRules }) => bulkUIRules.qualifyingItems)).toEqual(
      quantities.map((quantity) => [{ itemCode, quantity }]),
    );
  });

  test.each([law, hsb])('the basket has the price of the deal: %#', (site) => {
    shop = site;
    const points = site === hsb;
    for (const { bulkUIRules, description } of serve<BulkPromotion[]>(
      'GET',
      `/api/promotions/bulk-promotions/${notable.unmixedCase}`,
    ).entity) {
      state = newState();
      add(notable.unmixedCase, bulkUIRules.qualifyingItems[0]?.quantity ?? 0);
      const { orderPriceInfo, orderPointsInfo } = cart();
      const { rawSubtotal = 0, savings = 0 } = points ? { ...orderPointsInfo } : orderPriceInfo;
      const { price = 0, save } = readBulkPrices(description);
      expect(savings).toBe(save);
      expect(points ? rawSubtotal - savings : minorUnits(rawSubtotal) - minorUnits(savings)).toBe(
        points ? price : minorUnits(price),
      );
    }
  });

  test('more cases never cost more per case than fewer, and the basket adds up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (quantity) => {
        state = newState();
        add(notable.mixedCase, quantity);
        const { rawSubtotal, savings, shipping, total } = cart().orderPriceInfo;
        expect(minorUnits(total)).toBe(minorUnits(rawSubtotal) - minorUnits(savings) + minorUnits(shipping));
        expect(savings > 0).toBe(quantity >= 2);
      }),
      { numRuns: 20 },
    );
  });
});

test('a case lists its contents, and a bottle is not a case', () => {
  const { parentProduct, contentProducts } = serve<CaseDetails>('GET', `/api/product/case/${notable.mixedCase}`).entity;
  expect(parentProduct.itemCode).toBe(notable.mixedCase);
  const bottles = contentProducts.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(bottles).toBe(shop.items.get(notable.mixedCase)?.product.skus[0]?.numberOfBottles);
  for (const { referencedProduct } of contentProducts) expect(shop.items.has(referencedProduct.itemCode)).toBe(true);
  expect(serve('GET', `/api/product/case/${notable.wine}`).status).toBe(404);
});

test('a scheme is found by its id, with its name and its headline [UPSL-011, UPSL-012, UPSL-013, PROD-059]', () => {
  expect(serve<Product>('GET', `/api/product/item/${notable.planCase}`).entity.skus[0]?.schemeDetails).toEqual([
    { schemeId: 'WP-MIXED' },
  ]);
  expect(serve<WinePlanScheme>('GET', '/api/wineplan/WP-MIXED').entity).toEqual({
    schemeId: 'WP-MIXED',
    displayName: 'The Seasonal Plan',
    webHeadline: 'Six reds and six whites, chosen for the season',
    itemCode: notable.planCase,
  });
});

test('a wine plan on sale has a name, a headline and a case that is on sale', () => {
  for (const schemeId of schemesOnSale.keys()) {
    const { entity } = serve<{ displayName: string; itemCode: string }>('GET', `/api/wineplan/${schemeId}`);
    expect(entity.displayName).toBeTruthy();
    expect(shop.items.get(entity.itemCode)?.kind).toBe('plan-case');
  }
  expect(serve('GET', '/api/wineplan/WP-NONE').status).toBe(404);
});

test('plans and memberships have later payments with a future date, other items do not', () => {
  const later = (items: string) => serve<FuturePayment[]>('GET', `/api/futurepayments/byproduct?items=${items}`).entity;
  expect(later(notable.wine)).toEqual([]);
  const [plan, membership] = later(`${notable.planCase},${notable.membership}`);
  expect(plan).toMatchObject({ itemCode: notable.planCase, date: '2027-01-19' });
  expect(membership).toMatchObject({ itemCode: notable.membership, date: '2027-11-24' });
  expect(later(notable.wineReward)).toMatchObject([{ itemCode: notable.wineReward, date: '2026-12-24' }]);
  add(notable.membership, 1);
  expect(serve('GET', '/api/futurepayments/bycart').entity).toEqual([membership]);
});

describe('several items in one call', () => {
  const addAll = (cartItems: unknown, path = '/api/cart/itemcode') => serve('POST', path, { cartItems });

  test('all of them are added', () => {
    addAll([
      { itemCode: notable.wine, quantity: 2 },
      { itemCode: notable.spirit, quantity: 1 },
      { itemCode: notable.wine, quantity: 1 },
    ]);
    expect(cart().lineItems.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test.each([
    ['an unknown item', [{ itemCode: 'NOSUCH', quantity: 1 }], 404],
    [
      'too many of one',
      [
        { itemCode: notable.wine, quantity: 99 },
        { itemCode: notable.wine, quantity: 99 },
      ],
      422,
    ],
    ['a fraction', [{ itemCode: notable.wine, quantity: 1.5 }], 422],
    ['nothing at all', [], 422],
    ['no list', 'all of it', 422],
  ])('%s leaves the basket as it was', (_, more, status) => {
    const before = state;
    const cartItems =
      Array.isArray(more) && more.length > 0 ? [{ itemCode: notable.wine, quantity: 1 }, ...more] : more;
    expect(addAll(cartItems).status).toBe(status);
    expect(addAll(cartItems, '/api/cart').status).toBe(status);
    expect(state).toBe(before);
  });
});

describe('an offer that starts a plan', () => {
  const offer = (frequency: string) =>
    testVisit('standard', { login: 'visitor' }).call('GET', `/api/offer/WP-MIXED?frequency=${frequency}`);

  test.each(['4', '8', '12'])('can be had every %s weeks, as the plan can', (frequency) => {
    expect(offer(frequency)).toMatchObject({ status: 200, response: { frequency: Number(frequency) } });
  });

  test.each(['1', '7', '52'])('is refused every %s weeks', (frequency) => {
    expect(offer(frequency)).toMatchObject({ status: 422, message: expect.stringMatching(/^frequency: /) });
  });
});
