import type { Product } from '../../model/product.js';

/** Either spelling of the field is accepted (PROD-019). */
export const isMixed = (product: Pick<Product, 'mixed' | 'isMixed'>): boolean =>
  product.mixed ?? product.isMixed ?? false;

/** Whether an item code is a case: more than one bottle. */
export const isCase = (product: Product): boolean => isMixed(product) || (product.skus[0]?.numberOfBottles ?? 1) > 1;
