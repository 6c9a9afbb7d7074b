'use client';

import { FavouriteToggle } from '../../blocks/FavouriteToggle.js';
import type { Product } from '../../model/product.js';
import { useFavourite } from './useFavourite.js';

export interface FavouriteToggleContainerProps {
  readonly product: Pick<Product, 'itemCode' | 'name' | 'favourited'>;
  /** Whether to show a label beside the heart. */
  readonly labelled?: boolean;
}

/** Connects the favourite button of one product, on any page. */
export function FavouriteToggleContainer({
  product: { itemCode, name, favourited },
  labelled = false,
}: FavouriteToggleContainerProps) {
  const favourite = useFavourite(itemCode, favourited);
  return <FavouriteToggle name={name} labelled={labelled} {...favourite} />;
}
