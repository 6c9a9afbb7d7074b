'use client';

import { useScope } from '../ui/scope.js';
import { drawPriceDisplay, type PriceDisplayProps } from './drawPriceDisplay.js';

export type { PriceDisplayProps } from './drawPriceDisplay.js';

/** Prices of a product and their unit: bottle or case price, volume condition, single price and saving, in money or
 * points (BRAND-047). Nothing is rendered for a product that cannot be bought. For a plain amount use `Amount`. */
export const PriceDisplay = (props: PriceDisplayProps) => drawPriceDisplay(useScope(), props);
