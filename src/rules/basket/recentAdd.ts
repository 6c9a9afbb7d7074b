import type { RecentAdd } from '../../model/basket.js';
import type { Product } from '../../model/product.js';
import { isMixed } from '../common/cases.js';
import { bottlePrice } from '../common/price.js';
import { isInBottles } from './basketCount.js';

/** Describes an addition to the basket, for its confirmation and the upsells (BSKT-060 to BSKT-066). What is not sold in
 * bottles, such as a membership, has none. */
export function recentAdd(product: Product, quantity: number): RecentAdd {
  const [sku] = product.skus;
  const bottles = sku?.numberOfBottles ?? 1;
  const isBottled = isInBottles({ product, caseBottleCount: bottles });
  return {
    itemcode: product.itemCode,
    quantity,
    mixed: isMixed(product),
    bottleCount: isBottled ? bottles * quantity : 0,
    ...(bottles > 1 && { caseBottleCount: bottles }),
    price: sku ? (bottles > 1 ? sku.salePrice : bottlePrice(sku)) : 0,
    ...(product.webHeadline !== undefined && { webHeadline: product.webHeadline }),
  };
}
