import type { UserItem } from '../../src/model/account.js';
import { handfulOf } from '../handful.js';
import type { StoryWorld } from '../world.js';

/** Returns the given number of products, as items in a customer's lists. */
export const itemsOf = (world: StoryWorld, count: number): UserItem[] =>
  Array.from({ length: count }, (_, place) => handfulOf(world, 10)[place % 10]!).map((product, place) => ({
    product: { ...product, itemCode: place < 10 ? product.itemCode : `${product.itemCode}-${place}` },
  }));
