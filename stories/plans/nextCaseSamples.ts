import type { RatedItem, UserItem } from '../../src/model/account.js';
import type { CaseWine, NextCase } from '../../src/model/plan.js';
import type { Product } from '../../src/model/product.js';
import type { ProductName, StoryWorld } from '../world.js';

/** Returns a case with four bottles of each of three wines, for a customer without a plan. */
function sampleCase(world: StoryWorld): NextCase {
  const wines = (['reduced', 'lowStockWine', 'longName'] as const).map((name) => winesOf(world, name, 4));
  return {
    subscriptionId: 'WP1501',
    orderId: 'WP1501-5',
    deliveryDate: '2026-12-14',
    caseType: 'MIXED',
    name: 'The Seasonal Plan: Mixed Case',
    wines,
    plannedWines: wines,
    bottleCount: 12,
    minimumBottleCount: 12,
    deliveryPrice: 0,
    total: wines.reduce((sum, { amount }) => sum + amount, 0),
    isAsPlanned: true,
    isSaved: true,
  };
}

/** Returns the next case of the first plan, as the plan sends it. */
export function plannedCase(world: StoryWorld): NextCase {
  const { subscriptionId, subscriptionOrderId: orderId } = world.answer('listWinePlans')[0] ?? {};
  return subscriptionId && orderId
    ? world.answer('getWinePlanNextCase', { params: { subscriptionId, orderId } })
    : sampleCase(world);
}

/** Returns the same case with other wines, not saved yet. */
export function caseWith(world: StoryWorld, change: (wines: CaseWine[]) => CaseWine[], isSaved = false): NextCase {
  const planned = plannedCase(world);
  const wines = change(planned.wines);
  return {
    ...planned,
    wines,
    bottleCount: wines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: Math.round(wines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
    isAsPlanned: false,
    isSaved,
  };
}

/** Returns the wine, with the given number of bottles. */
export const bottles = (wine: CaseWine, quantity: number): CaseWine => ({
  ...wine,
  quantity,
  amount: Math.round(wine.price * quantity * 100) / 100,
});

function winesOf(world: StoryWorld, which: ProductName, quantity: number): CaseWine {
  const { itemCode, name, vintage, thumbnailImage, skus } = world.product(which);
  const price = skus[0]?.vppPrice ?? skus[0]?.salePrice ?? 0;
  return bottles({ itemCode, name, vintage, thumbnailImage, quantity, price, amount: 0 }, quantity);
}

/** Returns the given number of bottles of a wine that no plan contains. */
export const otherWine = (world: StoryWorld, quantity: number): CaseWine => winesOf(world, 'wine', quantity);

/** Returns a wine of a case as a product. */
const productOf = ({ itemCode, name }: CaseWine): Product => ({ itemCode, name, productType: 'wine', skus: [] });

/** A rating of two stars for the second wine of the plan. */
export const ratings = (world: StoryWorld): readonly RatedItem[] => [
  { product: productOf(plannedCase(world).wines[1]!), rating: 2 },
];

/** The third wine of the plan, as a favourite. */
export const favourites = (world: StoryWorld): readonly UserItem[] => [
  { product: productOf(plannedCase(world).wines[2]!) },
];
