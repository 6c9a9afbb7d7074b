'use client';

import type { Site } from '../../model/site.js';
import { type CallLike, searchCalls } from './calls.js';

const files = new Map<string, CallLike<typeof searchCalls.getSearchData>>([
  ['searchsuggest_en_GB_UKLAIT.json', searchCalls.getSearchSuggestUkLait],
  ['searchsuggest_en_GB_AVRY.json', searchCalls.getSearchSuggestAvry],
  ['searchsuggest_en_GB_UKAVRY.json', searchCalls.getSearchSuggestUkAvry],
]);

/**
 * Returns the call that fetches a site's suggestion data: either the shop's index, or the site's own file, of which
 * there is a variant for development hosts (SRCH-038 to SRCH-041).
 * @throws Error when the site names an unknown file
 */
export function suggestionSource({
  suggestionSource: source,
  searchSuggestFile,
  hostClass,
}: Pick<Site, 'suggestionSource' | 'searchSuggestFile' | 'hostClass'>): CallLike<typeof searchCalls.getSearchData> {
  if (source === 'index') return searchCalls.getSearchData;
  const file = files.get(searchSuggestFile);
  if (!file) throw new Error(`There is no suggestion file ${searchSuggestFile}.`);
  if (hostClass !== 'dev') return file;
  const inDevelopment = async () => {
    const row = await file.load();
    return { ...row, path: row.alsoAt?.[0] ?? row.path };
  };
  return { id: file.id, load: inDevelopment };
}
