import { type HrefOptions, href, type RouteName } from '../rules/common/routes.js';

/** Returns a function that gives the address of a page below a base path. */
export const hrefBelow = (basePath: string): typeof href =>
  ((route: RouteName, options?: HrefOptions<RouteName>) =>
    (href as (name: RouteName, choice: HrefOptions<RouteName>) => string)(route, {
      basePath,
      ...options,
    })) as typeof href;
