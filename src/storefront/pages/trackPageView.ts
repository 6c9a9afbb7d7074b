'use client';

import { classifyPath } from '../../analytics/classifyPath.js';
import { pageFields } from '../../analytics/pageFields.js';
import type { PageKind } from '../../analytics/pageKind.js';
import { searchFields } from '../../analytics/searchFields.js';
import { searchChoiceIn } from '../../rules/search/searchChoice.js';
import type { Scope } from '../../ui/scope.js';
import type { StorefrontServices } from '../base/services.js';
import { searchPageQuery } from '../shop/searchPageQuery.js';
import { belowBase, findPage, type Pages } from './page.js';

/** Returns the page type and name for an address (path and query below the base path): from the page table if it has
 * them, otherwise from the classifier (ANLY-001). */
export function pageKindAt(pages: Pages, address: string, scope: Pick<Scope, 'site' | 'brand'>): PageKind {
  const found = findPage(pages, address, scope);
  const kind = found?.page.kind;
  if (!found || !kind) return classifyPath(address, scope.site.country);
  return typeof kind === 'function' ? kind(found.address) : kind;
}

/** Tracks a view of the page at an address, given as path and query (ANLY-043). The view of a page of results waits for
 * the number of results (ANLY-040), unless they have failed. */
export async function trackPageView(
  pages: Pages,
  address: string,
  { client, queries, track }: StorefrontServices,
  scope: Scope,
): Promise<void> {
  const below = belowBase(address, scope.basePath);
  const page = pageFields(pageKindAt(pages, below, scope), scope.site);
  if (page.pageType !== 'search-results') return track({ event: 'pageView', ...page });
  const choice = searchChoiceIn(below.split('?')[1] ?? '');
  const query = searchPageQuery(client, choice);
  const state = queries.getQueryState(query.queryKey);
  const hasFailed = state?.status === 'error' && state.fetchStatus === 'idle';
  // The page itself may still be loading; it then uses these results.
  const results = hasFailed ? undefined : await queries.ensureQueryData(query).catch(() => undefined);
  track({ event: 'pageView', ...page, ...searchFields(choice, results?.total) });
}
