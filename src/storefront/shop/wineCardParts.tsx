'use client';

import type { WineCardParts } from '../../blocks/WineCard.js';
import type { Product } from '../../model/product.js';
import { lazyScreen } from '../base/lazyScreen.js';
import type { AddToBasketContainerProps } from './AddToBasketContainer.js';
import type { FavouriteToggleContainerProps } from './FavouriteToggleContainer.js';

// Loaded after the cards, which are already usable as links: the controls on a card are not needed for the first paint.
const Favourite = lazyScreen<FavouriteToggleContainerProps>(
  'favourite',
  async () => (await import('./FavouriteToggleContainer.js')).FavouriteToggleContainer,
  () => null,
);
const Buy = lazyScreen<AddToBasketContainerProps>(
  'add to basket',
  async () => (await import('./AddToBasketContainer.js')).AddToBasketContainer,
  () => null,
);

/** Returns the controls on a product's card, for every grid, rail and list of the shop. */
export const wineCardParts = (product: Product): WineCardParts => ({
  favourite: <Favourite product={product} />,
  buy: <Buy itemCode={product.itemCode} name={product.name} variant="line" size="small" />,
});
