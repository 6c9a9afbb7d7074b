'use client';

import { useMediaQuery } from './useMediaQuery.js';

/** Returns whether motion should be reduced; true on a server. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
