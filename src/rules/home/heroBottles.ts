import type { Product } from '../../model/product.js';
import { isWine } from '../common/cases.js';
import { isSoldOut } from '../common/stock.js';

const full = 700;

/** Returns up to three wines to stand in front of the hero, in order: full bottles that have a picture and are on
 * sale. */
export const heroBottles = (products: readonly Product[]): readonly Product[] =>
  products
    .filter(
      (product) =>
        isWine(product) && product.largeImage !== undefined && (product.bottleSize ?? 0) >= full && !isSoldOut(product),
    )
    .slice(0, 3);
