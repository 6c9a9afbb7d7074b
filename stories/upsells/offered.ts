import { notable } from '../../mocks/fixtures/catalogue/notable.js';
import type { OfferedUpsell } from '../../src/screens/upsells/UpsellBody.js';
import type { StoryWorld } from '../world.js';

/** Returns a wine plan offer, with the case it starts with. */
export const offeredPlan = (world: StoryWorld, rule = 'hero'): OfferedUpsell => ({
  type: 'WINEPLAN',
  rule,
  product: world.answer('getProduct', { params: { itemcode: notable.planCaseOfSix } }),
  scheme: world.answer('getWinePlanScheme', { params: { schemeId: 'WP-SIX' } }),
});

/** Returns an offer of a membership with a year's delivery. */
export const offeredMembership = (world: StoryWorld): OfferedUpsell => ({
  type: 'SUBSCRIPTION',
  rule: 'FreeShip',
  product: world.product('membership'),
});

/** Returns an offer of wines that fill the remaining spaces in a case. */
export const offeredWines = (world: StoryWorld, count = 3, rule = 'upsellonly') => ({
  type: 'FILL_THE_CASE' as const,
  rule,
  products: (['wine', 'reduced', 'lowStockWine'] as const).slice(0, count).map((name) => world.product(name)),
});
