import type { Site } from '../model/site.js';
import {
  type CallLike,
  getSearchData,
  getSearchSuggestAvry,
  getSearchSuggestUkAvry,
  getSearchSuggestUkLait,
} from './calls.js';

const files = new Map<string, CallLike<typeof getSearchData>>([
  ['searchsuggest_en_GB_UKLAIT.json', getSearchSuggestUkLait],
  ['searchsuggest_en_GB_AVRY.json', getSearchSuggestAvry],
  ['searchsuggest_en_GB_UKAVRY.json', getSearchSuggestUkAvry],
]);

/** Where a site's suggestions come from: the shop's index, or a file of the site's own, which development hosts have in a
 * variant (SRCH-038 to SRCH-041). */
export function suggestionSource({
  suggestionSource: source,
  searchSuggestFile,
  hostClass,
}: Pick<Site, 'suggestionSource' | 'searchSuggestFile' | 'hostClass'>): CallLike<typeof getSearchData> {
  if (source === 'index') return getSearchData;
  const file = files.get(searchSuggestFile);
  if (!file) throw new Error(`There is no suggestion file ${searchSuggestFile}.`);
  if (hostClass !== 'dev') return file;
  const inDevelopment = async () => {
    const row = await file.load();
    return { ...row, path: row.alsoAt?.[0] ?? row.path };
  };
  return { id: file.id, load: inDevelopment };
}
