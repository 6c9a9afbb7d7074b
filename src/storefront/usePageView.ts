import { useEffect } from 'react';
import { pageFields } from '../analytics/pageFields.js';
import { pageViewDelayMs } from '../rules/timings.js';
import { useScope } from '../ui/scope.js';
import { useServices } from './StorefrontProvider.js';

/** Tells of the page at an address, path and query, when it has stood for 1000 ms (ANLY-042, ANLY-043); one that is left
 * sooner was not viewed. */
export function usePageView(address: string): void {
  const { track } = useServices();
  const { site, basePath } = useScope();
  useEffect(() => {
    const below = address.startsWith(basePath) ? address.slice(basePath.length) : address;
    const timer = setTimeout(() => track({ event: 'pageView', ...pageFields(below, site) }), pageViewDelayMs);
    return () => clearTimeout(timer);
  }, [address, basePath, site, track]);
}
