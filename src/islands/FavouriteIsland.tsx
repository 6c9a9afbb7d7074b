'use client';

import { FavouriteToggleContainer } from '../storefront/shop/FavouriteToggleContainer.js';

export interface FavouriteIslandProps {
  readonly itemCode: string;
  /** Name of the product, for the label of the heart. */
  readonly name: string;
  readonly labelled?: boolean | undefined;
}

/** Heart of one product, whose name the page provides. */
export function FavouriteIsland({ itemCode, name, labelled = false }: FavouriteIslandProps) {
  return <FavouriteToggleContainer product={{ itemCode, name }} labelled={labelled} />;
}
