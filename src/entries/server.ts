// Components for server components of React. They need no JavaScript in browsers.

export type { AmountProps, AmountSize } from '../blocks/drawAmount.js';
export type { PriceDisplayProps } from '../blocks/drawPriceDisplay.js';
export type { ProductImageProps } from '../blocks/drawProductImage.js';
export type { WineCardParts, WineCardProps } from '../blocks/drawWineCard.js';
export { type ServerScope, type ServerScopeOptions, serverScope } from '../blocks/serverScope.js';
export type { StarRatingProps } from '../ui/drawStarRating.js';
