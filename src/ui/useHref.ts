'use client';

import { useCallback } from 'react';
import { type HrefOptions, href, type RouteName } from '../rules/common/routes.js';
import { useScope } from './scope.js';

/** Returns a function that gives the address of a page, below the base path of the scope. */
export function useHref(): typeof href {
  const { basePath } = useScope();
  const withBase = useCallback(
    (route: RouteName, options?: HrefOptions<RouteName>) =>
      (href as (name: RouteName, choice: HrefOptions<RouteName>) => string)(route, { basePath, ...options }),
    [basePath],
  );
  return withBase as typeof href;
}
