import { bidStatusCodes } from '@seri/domain/bid-statuses';

/** The tabs of the list that the figures of staff lead to. */
export const statusLinks = { fresh: bidStatusCodes.new, won: bidStatusCodes.won } as const;

/** A list of bids under one of its tabs. */
export const tabHref = (path: string, status: number): string => `${path}?bidStatus=${status}`;
