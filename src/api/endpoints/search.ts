/** Search results, and the data that suggestions are made from. */

import * as z from 'zod/mini';
import { product } from '../../model/product.js';
import { suggestion } from '../../model/search.js';
import { resultOrders } from '../../model/searchOptions.js';
import { defineEndpoint } from '../endpoint.js';
import { anyText, chosenFacets, markup, resultsPerPage, wholeNumber } from '../fields.js';

/** Fetches the suggestion data of the site (SRCH-041). */
export const getSearchData = defineEndpoint({
  id: 'getSearchData',
  method: 'GET',
  path: '/assets/components/homepage/data/search/data.json',
  format: 'json',
  response: z.array(suggestion),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['SRCH-041', 'SRCH-044'],
});

/** Fetches the search synonyms: words with the words they stand for (SRCH-042). */
export const getSearchKeywords = defineEndpoint({
  id: 'getSearchKeywords',
  method: 'GET',
  path: '/assets/components/homepage/data/search/keywords.json',
  format: 'json',
  response: z.record(z.string(), z.string()),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['SRCH-042'],
});

/** Fetches the suggestion file of the default UK brand (SRCH-038). */
export const getSearchSuggestUkLait = defineEndpoint({
  id: 'getSearchSuggestUkLait',
  method: 'GET',
  path: '/json/searchsuggest/searchsuggest_en_GB_UKLAIT.json',
  alsoAt: ['/json/searchsuggest/internal/searchsuggest_en_GB_UKLAIT.json'],
  format: 'json',
  response: z.array(suggestion),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['SRCH-038', 'SRCH-040'],
});

/** Fetches the suggestion file of `avy` (SRCH-039). */
export const getSearchSuggestAvry = defineEndpoint({
  id: 'getSearchSuggestAvry',
  method: 'GET',
  path: '/json/searchsuggest/searchsuggest_en_GB_AVRY.json',
  alsoAt: ['/json/searchsuggest/internal/searchsuggest_en_GB_AVRY.json'],
  format: 'json',
  response: z.array(suggestion),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['SRCH-039', 'SRCH-040'],
});

/** Fetches the other suggestion file of `avy`, the `UKAVRY` variant (SRCH-039). */
export const getSearchSuggestUkAvry = defineEndpoint({
  id: 'getSearchSuggestUkAvry',
  method: 'GET',
  path: '/json/searchsuggest/searchsuggest_en_GB_UKAVRY.json',
  alsoAt: ['/json/searchsuggest/internal/searchsuggest_en_GB_UKAVRY.json'],
  format: 'json',
  response: z.array(suggestion),
  callers: 'anyone',
  failures: [],
  evidence: 'assumed',
  rules: ['SRCH-039', 'SRCH-040'],
});

/** Fetches the results page, whose markup holds the facets, the total and the results. */
export const readSearchResultsPage = defineEndpoint({
  id: 'readSearchResultsPage',
  method: 'GET',
  path: '/wines',
  query: z.object({
    /** Search term of at most 100 characters; without one, everything is listed, favourites first. */
    Ntt: z.optional(anyText(100)),
    /** Results per page: 1 to 200. */
    Nrpp: z.optional(resultsPerPage),
    /** Number of results to skip. */
    No: z.optional(wholeNumber),
    /** Order of the results; defaults to `relevance`. */
    Ns: z.optional(z.enum(resultOrders, `must be one of ${resultOrders.join(', ')}`)),
    /** Selected facet values, one per facet, as in `type:red,country:france`. */
    N: z.optional(chosenFacets),
  }),
  format: 'html',
  response: markup,
  callers: 'anyone',
  failures: [422],
  evidence: 'assumed',
  rules: ['SRCH-022', 'SRCH-023', 'SRCH-024', 'SRCH-025', 'SRCH-026', 'SRCH-027', 'SRCH-028', 'SRCH-029', 'SRCH-030'],
});

/** Lists the wines at a navigation path. */
export const listFlexiWines = defineEndpoint({
  id: 'listFlexiWines',
  method: 'GET',
  path: '/api/search/product/flexiwines/{navigationPath}',
  manySegments: 'navigationPath',
  params: z.object({
    /** Facet values separated by slashes, or `all`. */
    navigationPath: z
      .string()
      .check(z.regex(/^[a-z\d-]{1,40}(\/[a-z\d-]{1,40}){0,4}$/, 'must be names with slashes between')),
  }),
  response: z.array(product),
  callers: 'anyone',
  failures: [404, 422],
  evidence: 'assumed',
  rules: ['PLAN-055'],
});
