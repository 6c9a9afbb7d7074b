'use client';

import { useMemo } from 'react';
import type { href } from '../rules/common/routes.js';
import { hrefBelow } from './hrefBelow.js';
import { useScope } from './scope.js';

/** Returns a function that gives the address of a page, below the base path of the scope. */
export function useHref(): typeof href {
  const { basePath } = useScope();
  return useMemo(() => hrefBelow(basePath), [basePath]);
}
