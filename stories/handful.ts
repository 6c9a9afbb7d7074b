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

/** The first so many of a few products that look unlike each other. */
export const handfulOf = ({ product }: StoryWorld, count = 6): Product[] => names.slice(0, count).map(product);
