import type { Product } from '../../model/product.js';

/** Checks whether a product is a mixed case, accepting either spelling of the field (PROD-019). */
export const isMixed = (product: Pick<Product, 'mixed' | 'isMixed'>): boolean =>
  product.mixed ?? product.isMixed ?? false;

/** Checks whether a product is a case: mixed, or with more than one bottle. */
export const isCase = (product: Product): boolean => isMixed(product) || (product.skus[0]?.numberOfBottles ?? 1) > 1;

/** Checks whether a product is one wine, rather than a case, a spirit, a gift or a membership. */
export const isWine = ({ productType }: Pick<Product, 'productType'>): boolean => productType === 'wine';

/** Returns the number of bottles in one unit of each product. Spirits, gifts and memberships are not bottles. */
export const bottlesOfOneEach = (products: readonly Product[]): number =>
  products.reduce(
    (sum, product) => sum + (isWine(product) || isCase(product) ? (product.skus[0]?.numberOfBottles ?? 1) : 0),
    0,
  );
