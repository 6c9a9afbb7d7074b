import { useMediaQuery } from './useMediaQuery.js';

/** Whether nothing should move by itself. On a server nothing does. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
