import type { OfferedItem } from '../../src/model/offer.js';
import type { ProductName, StoryWorld } from '../world.js';

const names = [
  'wine',
  'reduced',
  'withoutVolumePrice',
  'unreviewed',
  'longName',
] as const satisfies readonly ProductName[];

/** Wines that fill a case: in law, a bottle costs £15.99, £14.99, £19.99, £24.49 or £11.49. */
export const offeredWines = ({ product }: StoryWorld): readonly OfferedItem[] =>
  names.map((name) => ({
    offer: { type: 'FILL_THE_CASE', rule: 'upsellonly', itemCode: product(name).itemCode },
    product: product(name),
  }));
