import type { LineItem } from '../../model/basket.js';
import type { Product } from '../../model/product.js';
import { isFreeLine } from '../common/basket.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { volumeSaving } from '../common/price.js';
import { isCaseLine } from './basketCount.js';

/** Checks whether the volume price may make a line cheaper. A case has its own deals. */
const mayGetCheaper = (line: LineItem): boolean =>
  !isFreeLine(line) && !isCaseLine(line) && line.product.productType === 'wine';

/** Lists the item codes of the products whose prices are needed to tell what a basket of fewer than twelve bottles
 * would save at twelve. */
export const volumePricedCodes = (lines: readonly LineItem[]): readonly string[] =>
  lines.filter(mayGetCheaper).map(({ product }) => product.itemCode);

/** Calculates how much less the lines would cost if the volume price applied, from the prices of their products. A
 * product that is not known saves nothing (PROD-060 to PROD-062). */
export function volumeSavingOf(lines: readonly LineItem[], products: readonly Product[]): number {
  const units = lines.filter(mayGetCheaper).map(({ product: { itemCode }, quantity }) => {
    const sku = products.find((product) => product.itemCode === itemCode)?.skus[0];
    return sku ? minorUnits(volumeSaving(sku)) * quantity : 0;
  });
  return decimalOf(units.reduce((sum, saving) => sum + saving, 0));
}
