import type { LineItem } from '../../model/basket.js';
import type { Product } from '../../model/product.js';
import { isFreeLine } from '../common/basket.js';
import { decimalOf, minorUnits } from '../common/money.js';
import { volumeSaving } from '../common/price.js';
import { isCaseLine } from './basketCount.js';

/** Whether a line may become cheaper by the volume price: a case has deals of its own. */
const mayGetCheaper = (line: LineItem): boolean =>
  !isFreeLine(line) && !isCaseLine(line) && line.product.productType === 'wine';

/** Item codes of the products that say what a basket of less than twelve bottles would save at twelve. */
export const volumePricedCodes = (lines: readonly LineItem[]): readonly string[] =>
  lines.filter(mayGetCheaper).map(({ product }) => product.itemCode);

/** What the lines cost less once the volume price applies, by the prices of their products; a product that is not known
 * saves nothing (PROD-060 to PROD-062). */
export function volumeSavingOf(lines: readonly LineItem[], products: readonly Product[]): number {
  const units = lines.filter(mayGetCheaper).map(({ product: { itemCode }, quantity }) => {
    const sku = products.find((product) => product.itemCode === itemCode)?.skus[0];
    return sku ? minorUnits(volumeSaving(sku)) * quantity : 0;
  });
  return decimalOf(units.reduce((sum, saving) => sum + saving, 0));
}
