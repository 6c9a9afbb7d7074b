'use client';

import { useEffect } from 'react';
import { pageViewDelayMs } from '../../rules/common/timings.js';
import { useScope } from '../../ui/scope.js';
import { useServices } from '../base/StorefrontProvider.js';
import type { Pages } from './page.js';
import { pages as shopPages } from './pages.js';

/** Tracks the page view of an address, given as path and query, after 1000 ms (ANLY-042, ANLY-043); a page left sooner
 * is not tracked. */
export function usePageView(address: string, pages: Pages = shopPages): void {
  const services = useServices();
  const scope = useScope();
  useEffect(() => {
    // Loaded immediately, while there is a connection; if loading fails, nothing is tracked.
    const loading = import('./trackPageView.js').catch(() => undefined);
    const timer = setTimeout(
      async () => (await loading)?.trackPageView(pages, address, services, scope),
      pageViewDelayMs,
    );
    return () => clearTimeout(timer);
  }, [address, pages, services, scope]);
}
