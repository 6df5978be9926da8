export const bidsKey = ['bids'] as const;
