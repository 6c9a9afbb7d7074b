import type { ItemClassification } from '../../../src/model/itemClassification.js';
import type { Product } from '../../../src/model/product.js';
import { memberships } from '../../fixtures/catalogue/memberships.js';
import type { CatalogueItem } from '../../fixtures/catalogue/types.js';
import { planSchemes } from '../../fixtures/plans.js';

/** The scheme whose first case an item is. */
export const schemeStartedBy = (itemCode: string) => planSchemes.find((scheme) => scheme.itemCode === itemCode);

/** The membership an item makes someone a member by. */
export const membershipStartedBy = (itemCode: string) => memberships.find((fact) => fact.itemCode === itemCode);

/** Whether an item is sold before it is there: wine in barrel, or wine on its way. */
export const isPreSold = ({ enPrimeurFlag, salesActivity }: Product): boolean =>
  enPrimeurFlag === true || salesActivity === 'pre-sell';

const recruitments = {
  FREESHIP: 'SUBSCRIPTION_RECRUITMENT_ITEM',
  WINEREWARD: 'WINEREWARD_RECRUITMENT_ITEM',
} as const;

/** What buying an item starts, or that it is bought before it is there; of an ordinary purchase nothing. */
export function classificationOf({ product }: CatalogueItem): ItemClassification | undefined {
  const membership = membershipStartedBy(product.itemCode);
  if (membership) return recruitments[membership.starts];
  if (schemeStartedBy(product.itemCode)) return 'WINEPLAN_RECRUITMENT_ITEM';
  return isPreSold(product) ? 'PRESELL_ITEM' : undefined;
}
