import { pageFields } from '../analytics/pageFields.js';
import { searchFields } from '../analytics/searchFields.js';
import { searchChoiceIn } from '../rules/searchChoice.js';
import type { Scope } from '../ui/scope.js';
import { searchPageQuery } from './searchPageQuery.js';
import type { StorefrontServices } from './services.js';

/** Tells of the page at an address, path and query, as one that was viewed (ANLY-043). */
export function tellPageView(
  address: string,
  { client, queries, track }: StorefrontServices,
  { site, basePath }: Scope,
): void {
  const below = address.startsWith(basePath) ? address.slice(basePath.length) : address;
  const page = pageFields(below, site);
  const choice = searchChoiceIn(below.split('?')[1] ?? '');
  const results = () => queries.getQueryData(searchPageQuery(client, choice).queryKey);
  const search = page.pageType === 'search-results' ? searchFields(choice, results()?.total) : {};
  track({ event: 'pageView', ...page, ...search });
}
