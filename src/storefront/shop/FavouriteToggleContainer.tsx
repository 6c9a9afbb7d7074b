'use client';

import { FavouriteToggle } from '../../blocks/FavouriteToggle.js';
import type { Product } from '../../model/product.js';
import { useFavourite } from './useFavourite.js';

export interface FavouriteToggleContainerProps {
  readonly product: Pick<Product, 'itemCode' | 'name' | 'favourited'>;
  /** With its words beside the heart. */
  readonly labelled?: boolean;
}

/** Connects the heart of one product, on whichever page it is. */
export function FavouriteToggleContainer({
  product: { itemCode, name, favourited },
  labelled = false,
}: FavouriteToggleContainerProps) {
  const favourite = useFavourite(itemCode, favourited);
  return <FavouriteToggle name={name} labelled={labelled} {...favourite} />;
}
