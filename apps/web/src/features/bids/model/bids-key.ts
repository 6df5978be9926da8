export const bidsKey = ['bids'] as const;
/** What narrows them is counted anew with each question, not with each bid that changes. */
export const bidFacetsKey = ['bid-facets'] as const;
