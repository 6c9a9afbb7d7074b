'use client';

import { drawStarRating, type StarRatingProps } from './drawStarRating.js';
import { useScope } from './scope.js';

export type { StarRatingProps } from './drawStarRating.js';

/** Five stars, filled up to the rounded average, and the number of reviews in words; used on cards, the product page
 * and lists. It does no rounding itself, and cannot be used to rate (PROD-063). */
export const StarRating = (props: StarRatingProps) => drawStarRating(useScope(), props);
