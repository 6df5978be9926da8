import type { Flag } from '@seri/domain/people/permissions';
import { staffFlags } from '@seri/domain/people/roles';

/** The groups of flags on the page; every flag is in exactly one. */
export const flagGroups = {
  listings: ['carAuctionsView', 'salesStatisticsView', 'bikeView', 'machineryView', 'onepriceView'],
  bidding: ['biddingAllowed', 'exportTypeShow', 'exportTypeOptional', 'dealerBidAccess'],
  checks: ['creditLimitCheck', 'dailyBidLimitCheck', 'bidDeadlineCheck', 'ussLimitCheck'],
  lots: ['shareCar', 'downloadPhotos', 'auctionTranslationUse'],
  staff: staffFlags,
} as const satisfies Record<string, readonly Flag[]>;

export type FlagGroup = keyof typeof flagGroups;
export const flagGroupNames = Object.keys(flagGroups) as FlagGroup[];
