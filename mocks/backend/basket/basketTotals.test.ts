import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brands } from '../../../src/brands/registry.js';
import type { Cart } from '../../../src/model/basket.js';
import { basketCount } from '../../../src/rules/basket/basketCount.js';
import { volumePricedCodes, volumeSavingOf } from '../../../src/rules/basket/volumeSaving.js';
import { formatPrice } from '../../../src/rules/common/money.js';
import { notable } from '../../fixtures/catalogue/notable.js';
import { testVisit } from '../../testing/testVisit.js';

/** Returns the digits of a decimal without arithmetic: 7.9 is 790. */
function pence(decimal: number): number {
  const [whole = '0', part = ''] = decimal.toFixed(2).split('.');
  return Number(whole) * 100 + Math.sign(decimal) * Number(part);
}

/** Reads a displayed price as a shopper would. */
const readBack = (text: string): number => Number(text.replace(/[^\d.-]/g, ''));

type Visit = ReturnType<typeof testVisit>;
const cartOf = (visit: Visit) => visit.get<Cart>('/api/cart/list?validate=true');

const codes = [
  notable.wine,
  notable.reducedWine,
  notable.wineWithoutVolumePrice,
  notable.lowStockWine,
  notable.outOfStockWine,
  notable.mixedCase,
  notable.unmixedCase,
  notable.planCase,
  notable.spirit,
  notable.gift,
  notable.membership,
  notable.wineReward,
  'nothing-like-it',
];
const code = fc.constantFrom(...codes);
const quantity = fc.integer({ min: -1, max: 101 });
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('add' as const), code, quantity }),
    fc.record({ what: fc.constant('set' as const), code, quantity }),
    fc.record({ what: fc.constant('remove' as const), code }),
    fc.record({
      what: fc.constant('addAll' as const),
      items: fc.array(fc.record({ itemCode: code, quantity: fc.integer({ min: 0, max: 30 }) }), { maxLength: 4 }),
    }),
    fc.record({
      what: fc.constant('coupon' as const),
      code: fc.constantFrom('WELCOME10', 'CELLAR25', 'HARVEST5', 'NONE'),
    }),
    fc.record({ what: fc.constant('swap' as const), place: fc.integer({ min: 0, max: 3 }) }),
  ),
  { minLength: 1, maxLength: 14 },
);
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

function take(visit: Visit, step: Step): void {
  const path = '/api/cart/itemcode';
  switch (step.what) {
    case 'add':
      visit.call('PUT', `${path}/${step.code}/${step.quantity}`);
      return;
    case 'set':
      visit.call('PUT', `${path}/${step.code}/${step.quantity}?method=set`);
      return;
    case 'remove':
      visit.call('DELETE', `${path}/${step.code}`);
      return;
    case 'addAll':
      visit.call('POST', path, { cartItems: step.items });
      return;
    case 'coupon':
      visit.call('PUT', `/api/checkout/coupon/${step.code}`);
      return;
    case 'swap': {
      const at = '/api/user/subscriptions/freegift/FREEGIFT_PROMOTION_ITEM';
      const gifts = visit.get<{ itemCode: string; isActive: boolean }[]>(at);
      const active = gifts.find(({ isActive }) => isActive);
      const other = gifts[step.place];
      if (active && other)
        visit.call('PUT', `${at}/swap?activeItemCode=${active.itemCode}&swapItemCode=${other.itemCode}`);
    }
  }
}

describe.each(brands.map(({ id }) => id))('a basket of %s', (brand) => {
  test('adds up after any changes, refusals, codes, gifts and deals, and displays the amounts it charges', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const visit = testVisit('standard', { brand, login: 'soft' });
        const unit = visit.shop.site;
        const isPoints = unit.money === 'points';
        for (const step of taken) {
          take(visit, step);
          const { lineItems, orderPriceInfo, orderPointsInfo, numBottles } = cartOf(visit);
          const { rawSubtotal, savings, shipping, total, pricingBreakdown = [] } = orderPriceInfo;
          const lines = lineItems.reduce((sum, { itemPriceInfo }) => sum + pence(itemPriceInfo.amount), 0);
          expect(pence(rawSubtotal)).toBe(lines);
          expect(pence(total)).toBe(lines - pence(savings) + pence(shipping));
          expect(pricingBreakdown.reduce((sum, { amount }) => sum + pence(amount), 0)).toBe(pence(savings));
          expect(total).toBeGreaterThanOrEqual(0);
          expect(basketCount(lineItems).bottles).toBe(numBottles);
          // The displayed price is the charged one, line by line.
          for (const { itemPriceInfo, itemPointsInfo } of lineItems) {
            const charged = isPoints ? (itemPointsInfo?.amount ?? Number.NaN) : itemPriceInfo.amount;
            expect(readBack(formatPrice(charged, unit))).toBe(charged);
          }
          const due = isPoints ? (orderPointsInfo?.total ?? Number.NaN) : total;
          expect(readBack(formatPrice(due, unit))).toBe(due);
        }
      }),
      { numRuns: 12, seed: 20261122 },
    );
  });
});

describe.each(['law', 'hsb', 'wsj', 'wpe'])('the saving for twelve bottles of %s', (brand) => {
  test('is announced as the amount that is then deducted', () => {
    const wines = [notable.wine, notable.reducedWine, notable.wineWithoutVolumePrice];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 3, maxLength: 3 }), (quantities) => {
        const visit = testVisit('standard', { brand });
        for (const [place, count] of quantities.entries())
          if (count > 0) visit.call('PUT', `/api/cart/itemcode/${wines[place]}/${count}`);
        const { lineItems, numBottles } = cartOf(visit);
        const { money } = visit.shop.site;
        const products = volumePricedCodes(lineItems).map((of) => visit.shop.items.get(of)!.product);
        const saving = volumeSavingOf(lineItems, products);
        if (numBottles < 12) {
          expect(cartOf(visit).orderPriceInfo.savings).toBe(0);
          // A wine without a volume price fills up the twelve, and saves nothing itself.
          visit.call('PUT', `/api/cart/itemcode/${notable.wineWithoutVolumePrice}/${12 - numBottles}`);
        }
        const { orderPriceInfo, orderPointsInfo } = cartOf(visit);
        expect(saving).toBe(money === 'points' ? orderPointsInfo?.savings : orderPriceInfo.savings);
      }),
      { numRuns: 40, seed: 12 },
    );
  });
});
