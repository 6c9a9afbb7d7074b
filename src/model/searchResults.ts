import * as z from 'zod/mini';
import { product } from './product.js';
import { facetNames } from './searchOptions.js';

/** One value that results can be narrowed to, as listed in a filter. */
export const facetValue = z.object({
  /** Value used in the address. */
  value: z.string(),
  /** Display name. */
  name: z.string(),
  /** Number of results when the value is selected (SRCH-022). */
  count: z.number(),
  /** Whether the value is selected. */
  isChosen: z.boolean(),
});
/** One value of a facet, with its number of results. */
export type FacetValue = z.infer<typeof facetValue>;

/** A property that results can be narrowed by, with its values in display order. */
export const facet = z.object({
  /** Name of the property. */
  facet: z.enum(facetNames),
  /** Values, in display order. */
  values: z.array(facetValue),
});
/** A property that results can be narrowed by, with its values. */
export type Facet = z.infer<typeof facet>;

/** The contents of a results page (SRCH-023 to SRCH-031). */
export const searchResults = z.object({
  /** Number of results on all pages. */
  total: z.number(),
  facets: z.array(facet),
  /** Results on this page. */
  results: z.array(product),
});
/** One page of search results, with the facets of the whole search. */
export type SearchResults = z.infer<typeof searchResults>;
