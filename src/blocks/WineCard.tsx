'use client';

import { useScope } from '../ui/scope.js';
import { useHref } from '../ui/useHref.js';
import { drawWineCard, type WineCardProps } from './drawWineCard.js';
import { ProductImage } from './ProductImage.js';

export type { WineCardParts, WineCardProps } from './drawWineCard.js';

/** Card of a product in a list: picture, origin, name, rating and price. The whole card is one link, except for the
 * heart and the button. In a grid, the prices and buttons of a row align (PROD-013 to PROD-015, PROD-045, PROD-046). */
export function WineCard(props: WineCardProps) {
  const address = useHref()('product', { params: { itemCode: props.product.itemCode } });
  return drawWineCard(useScope(), props, (picture) => <ProductImage {...picture} />, address);
}
