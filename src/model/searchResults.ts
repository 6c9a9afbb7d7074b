import * as z from 'zod/mini';
import { product } from './product.js';

/** What results can be narrowed by (SRCH-017 to SRCH-021). */
export const facetNames = ['type', 'country', 'region', 'grape', 'price'] as const;
export type FacetName = (typeof facetNames)[number];

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

/** What the page's results can be put in order by (SRCH-026). */
export const resultOrders = ['relevance', 'price-low', 'price-high', 'name', 'rating'] as const;
export type ResultOrder = (typeof resultOrders)[number];

/** What the results page says (SRCH-023 to SRCH-031). */
export const searchResults = z.object({
  /** Of all pages together. */
  total: z.number(),
  facets: z.array(facet),
  /** Those of this page. */
  results: z.array(product),
});
export type SearchResults = z.infer<typeof searchResults>;
