'use client';

import { useMediaQuery } from './useMediaQuery.js';

/** Whether motion is to be reduced; true on a server. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
