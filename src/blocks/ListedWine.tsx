import { memo } from 'react';
import type { Product } from '../model/product.js';
import { WineCard, type WineCardParts } from './WineCard.js';

export interface ListedWineProps {
  readonly product: Product;
  /** Heading level of the name. */
  readonly level?: 2 | 3;
  /** Place in the list, from 0. The pictures of the first four load at once. */
  readonly place: number;
  /** Returns the controls on a product's card; without it the card is a plain link. */
  readonly partsOf?: ((product: Product) => WineCardParts) | undefined;
}

/** Card of a wine in a list. A wine that stays as it is while the list changes is not drawn again. */
export const ListedWine = memo(function ListedWine({ product, level = 3, place, partsOf }: ListedWineProps) {
  return <WineCard product={product} level={level} place={place} lazy={place > 3} {...partsOf?.(product)} />;
});
