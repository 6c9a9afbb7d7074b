import * as z from 'zod/mini';
import { product } from './product.js';
import { facetNames } from './searchOptions.js';

/** One value results can be narrowed to, as a filter lists it. */
export const facetValue = z.object({
  /** Its value in the address. */
  value: z.string(),
  /** Its name in words. */
  name: z.string(),
  /** Number of results when it is chosen (SRCH-022). */
  count: z.number(),
  /** Whether results are narrowed to it. */
  isChosen: z.boolean(),
});
/** One value of a facet, with its number of results. */
export type FacetValue = z.infer<typeof facetValue>;

/** A property results can be narrowed by, with its values in the order they are listed. */
export const facet = z.object({
  /** Which property it is. */
  facet: z.enum(facetNames),
  /** Its values, in the order they are listed. */
  values: z.array(facetValue),
});
/** A property results can be narrowed by, with its values. */
export type Facet = z.infer<typeof facet>;

/** The contents of a results page (SRCH-023 to SRCH-031). */
export const searchResults = z.object({
  /** Of all pages together. */
  total: z.number(),
  facets: z.array(facet),
  /** Those of this page. */
  results: z.array(product),
});
/** One page of search results, with the facets of the whole search. */
export type SearchResults = z.infer<typeof searchResults>;
