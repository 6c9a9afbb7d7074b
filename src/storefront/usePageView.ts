import { useEffect } from 'react';
import { pageFields } from '../analytics/pageFields.js';
import { searchFields } from '../analytics/searchFields.js';
import { searchChoiceIn } from '../rules/searchChoice.js';
import { pageViewDelayMs } from '../rules/timings.js';
import { useScope } from '../ui/scope.js';
import { useServices } from './StorefrontProvider.js';
import { searchPageQuery } from './searchPageQuery.js';

/** Tells of the page at an address, path and query, when it has stood for 1000 ms (ANLY-042, ANLY-043); one that is left
 * sooner was not viewed. */
export function usePageView(address: string): void {
  const { client, queries, track } = useServices();
  const { site, basePath } = useScope();
  useEffect(() => {
    const below = address.startsWith(basePath) ? address.slice(basePath.length) : address;
    const tell = () => {
      const page = pageFields(below, site);
      const choice = searchChoiceIn(below.split('?')[1] ?? '');
      const results = () => queries.getQueryData(searchPageQuery(client, choice).queryKey);
      const search = page.pageType === 'search-results' ? searchFields(choice, results()?.total) : {};
      track({ event: 'pageView', ...page, ...search });
    };
    const timer = setTimeout(tell, pageViewDelayMs);
    return () => clearTimeout(timer);
  }, [address, basePath, client, queries, site, track]);
}
