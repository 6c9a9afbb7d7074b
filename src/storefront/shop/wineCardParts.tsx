'use client';

import type { WineCardParts } from '../../blocks/WineCard.js';
import type { Product } from '../../model/product.js';
import { lazyScreen } from '../base/lazyScreen.js';
import type { AddToBasketContainerProps } from './AddToBasketContainer.js';
import type { FavouriteToggleContainerProps } from './FavouriteToggleContainer.js';

// After the cards, which are links without them: what can be done on a card is not needed to paint it.
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

/** What a shopper can do on the card of a product, in every grid, rail and list of the shop. */
export const wineCardParts = (product: Product): WineCardParts => ({
  favourite: <Favourite product={product} />,
  buy: <Buy itemCode={product.itemCode} name={product.name} variant="line" size="small" />,
});
