import type { ItemClassification } from '../../src/model/itemClassification.js';
import type { CatalogueItem } from '../fixtures/catalogue/types.js';
import { planSchemes } from '../fixtures/plans.js';

/** The scheme whose first case an item is. */
export const schemeStartedBy = (itemCode: string) => planSchemes.find((scheme) => scheme.itemCode === itemCode);

/** What buying an item starts, or that it is bought before it is there; of an ordinary purchase nothing. */
export function classificationOf({ kind, product }: CatalogueItem): ItemClassification | undefined {
  if (kind === 'membership') return 'SUBSCRIPTION_RECRUITMENT_ITEM';
  if (schemeStartedBy(product.itemCode)) return 'WINEPLAN_RECRUITMENT_ITEM';
  return product.enPrimeurFlag ? 'PRESELL_ITEM' : undefined;
}
