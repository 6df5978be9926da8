export const bidsKey = ['bids'] as const;
/** Facets have a key of their own: they are fetched for each search, not whenever a bid changes. */
export const bidFacetsKey = ['bid-facets'] as const;
