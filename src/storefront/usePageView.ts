import { useEffect } from 'react';
import { pageViewDelayMs } from '../rules/timings.js';
import { useScope } from '../ui/scope.js';
import { useServices } from './StorefrontProvider.js';

/** Tells of the page at an address, path and query, when it has stood for 1000 ms (ANLY-042, ANLY-043); one that is left
 * sooner was not viewed. */
export function usePageView(address: string): void {
  const services = useServices();
  const scope = useScope();
  useEffect(() => {
    // Now, while there is a connection; what cannot be loaded tells of nothing.
    const telling = import('./tellPageView.js').catch(() => undefined);
    const timer = setTimeout(async () => (await telling)?.tellPageView(address, services, scope), pageViewDelayMs);
    return () => clearTimeout(timer);
  }, [address, services, scope]);
}
