import * as z from 'zod/mini';
import { product } from './product.js';
import { facetNames } from './searchOptions.js';

export const facetValue = z.object({
  /** As the address writes it. */
  value: z.string(),
  name: z.string(),
  /** How many results there are when it is chosen (SRCH-022). */
  count: z.number(),
  isChosen: z.boolean(),
});
export type FacetValue = z.infer<typeof facetValue>;

export const facet = z.object({ facet: z.enum(facetNames), values: z.array(facetValue) });
export type Facet = z.infer<typeof facet>;

/** What the results page says (SRCH-023 to SRCH-031). */
export const searchResults = z.object({
  /** Of all pages together. */
  total: z.number(),
  facets: z.array(facet),
  /** Those of this page. */
  results: z.array(product),
});
export type SearchResults = z.infer<typeof searchResults>;
