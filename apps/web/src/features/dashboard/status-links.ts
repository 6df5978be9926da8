import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { DashboardScope } from './dashboard.ts';

/** Statuses of the tabs that the figures of staff link to. */
export const statusLinks = { fresh: bidStatusCodes.new, won: bidStatusCodes.won } as const;

/** A tab of the bid list with all days, because the figures count all days. */
export const tabHref = (path: string, status: number): string => `${path}?bidStatus=${status}&auctionDate=all`;

/**
 * The lists default to the reader's own clients, so scope `all` is added to their addresses. R57: without the desk there
 * is nothing to link to.
 */
export const staffHrefs = (scope: DashboardScope, isDeskOpen: boolean) => {
  const isAll = scope === 'all';
  const tab = (status: number) => tabHref('/bid-manager', status) + (isAll ? '&manager=all' : '');
  return {
    desk: isDeskOpen ? (isAll ? '/bid-manager?manager=all' : '/bid-manager') : undefined,
    tab: isDeskOpen ? tab : undefined,
    purchases: isAll ? '/purchases?clients=all' : '/purchases',
  };
};
