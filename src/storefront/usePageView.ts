import { useEffect } from 'react';
import { pageViewDelayMs } from '../rules/timings.js';
import { useScope } from '../ui/scope.js';
import type { Pages } from './page.js';
import { pages as shopPages } from './pages.js';
import { useServices } from './StorefrontProvider.js';

/** Tracks the page at an address, path and query, once it has stood for 1000 ms (ANLY-042, ANLY-043); one that is left sooner
 * was not viewed. */
export function usePageView(address: string, pages: Pages = shopPages): void {
  const services = useServices();
  const scope = useScope();
  useEffect(() => {
    // Now, while there is a connection; what cannot be loaded tracks nothing.
    const loading = import('./trackPageView.js').catch(() => undefined);
    const timer = setTimeout(
      async () => (await loading)?.trackPageView(pages, address, services, scope),
      pageViewDelayMs,
    );
    return () => clearTimeout(timer);
  }, [address, pages, services, scope]);
}
