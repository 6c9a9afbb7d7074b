/** The facets by which results can be narrowed (SRCH-017 to SRCH-021). */
export const facetNames = ['type', 'country', 'region', 'grape', 'price'] as const;
/** One of `facetNames`. */
export type FacetName = (typeof facetNames)[number];

/** The sort orders of search results (SRCH-026). */
export const resultOrders = ['relevance', 'price-low', 'price-high', 'name', 'rating'] as const;
/** One of `resultOrders`; `relevance` is the default. */
export type ResultOrder = (typeof resultOrders)[number];
