'use client';

import { useScope } from '../ui/scope.js';
import { type AmountProps, drawAmount } from './drawAmount.js';

export type { AmountProps, AmountSize } from './drawAmount.js';

/** One amount in the site's currency or points (BRAND-045, BRAND-046). For product prices use `PriceDisplay`. */
export const Amount = (props: AmountProps) => drawAmount(useScope(), props);
