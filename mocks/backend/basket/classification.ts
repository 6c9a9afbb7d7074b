import type { ItemClassification } from '../../../src/model/itemClassification.js';
import type { Product } from '../../../src/model/product.js';
import { memberships } from '../../fixtures/catalogue/memberships.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import { planSchemes } from '../../fixtures/plans.js';

/** Returns the scheme whose first case is this item. */
export const schemeStartedBy = (itemCode: string) => planSchemes.find((scheme) => scheme.itemCode === itemCode);

/** Returns the membership that an item starts. */
export const membershipStartedBy = (itemCode: string) => memberships.find((fact) => fact.itemCode === itemCode);

/** Checks whether an item is sold before it is available: wine in barrel, or wine on its way. */
export const isPreSold = ({ enPrimeurFlag, salesActivity }: Product): boolean =>
  enPrimeurFlag === true || salesActivity === 'pre-sell';

const recruitments = {
  FREESHIP: 'SUBSCRIPTION_RECRUITMENT_ITEM',
  WINEREWARD: 'WINEREWARD_RECRUITMENT_ITEM',
} as const;

/** Returns what buying an item starts, or that it is a pre-order; undefined for an ordinary purchase. */
export function classificationOf({ product }: CatalogueItem): ItemClassification | undefined {
  const membership = membershipStartedBy(product.itemCode);
  if (membership) return recruitments[membership.starts];
  if (schemeStartedBy(product.itemCode)) return 'WINEPLAN_RECRUITMENT_ITEM';
  return isPreSold(product) ? 'PRESELL_ITEM' : undefined;
}
