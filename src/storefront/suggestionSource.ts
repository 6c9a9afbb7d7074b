import {
  getSearchData,
  getSearchSuggestAvry,
  getSearchSuggestUkAvry,
  getSearchSuggestUkLait,
} from '../api/endpoints/search.js';
import type { Site } from '../model/site.js';

const files = [getSearchSuggestUkLait, getSearchSuggestAvry, getSearchSuggestUkAvry];

/** Where a site's suggestions come from: the shop's index, or a file of the site's own, which development hosts have in a
 * variant (SRCH-038 to SRCH-041). */
export function suggestionSource({
  suggestionSource: source,
  searchSuggestFile,
  hostClass,
}: Pick<Site, 'suggestionSource' | 'searchSuggestFile' | 'hostClass'>) {
  if (source === 'index') return getSearchData;
  const file = files.find(({ path }) => path.endsWith(`/${searchSuggestFile}`));
  if (!file) throw new Error(`There is no suggestion file ${searchSuggestFile}.`);
  return hostClass === 'dev' ? { ...file, path: file.alsoAt[0] } : file;
}
