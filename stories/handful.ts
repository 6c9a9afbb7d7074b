import type { Product } from '../src/model/product.js';
import type { ProductName, StoryWorld } from './world.js';

const names: readonly ProductName[] = [
  'wine',
  'lowStockWine',
  'mixedCase',
  'reduced',
  'withoutVolumePrice',
  'enPrimeurWine',
  'spirit',
  'longName',
  'outOfStockWine',
  'plainCase',
];

/** Returns the given number of products that look different from one another. */
export const handfulOf = ({ product }: StoryWorld, count = 6): Product[] => names.slice(0, count).map(product);
