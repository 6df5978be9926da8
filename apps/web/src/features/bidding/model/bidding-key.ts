/** What is held of bids, means and groups; an event of a bid asks for all of it anew. */
export const biddingKey = ['bidding'] as const;
