import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { DashboardScope } from './dashboard.ts';

/** The tabs of the list that the figures of staff lead to. */
export const statusLinks = { fresh: bidStatusCodes.new, won: bidStatusCodes.won } as const;

/** A list of bids under one of its tabs, on whatever day: so they are counted. */
export const tabHref = (path: string, status: number): string => `${path}?bidStatus=${status}&auctionDate=all`;

/** The lists begin with the own clients: whose day is that of all is told so. */
export const staffHrefs = (scope: DashboardScope) => {
  const isAll = scope === 'all';
  return {
    desk: isAll ? '/bid-manager?manager=all' : '/bid-manager',
    tab: (status: number) => tabHref('/bid-manager', status) + (isAll ? '&manager=all' : ''),
    purchases: isAll ? '/purchases?clients=all' : '/purchases',
  };
};
