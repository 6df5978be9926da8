/** Bids, means and groups; an event of a bid invalidates all of them. */
export const biddingKey = ['bidding'] as const;
