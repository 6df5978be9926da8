import type { AnyLotView } from '@seri/contract/lots.schema';
import type { JapanDay } from '@seri/domain/japan-time';
import { homeOf } from '@seri/domain/lot-kinds';
import { type Deadlines, deadlinesOf, hoursOf } from '@seri/domain/lot-clock';
import { isOpen } from '@seri/domain/lot-states';
import type { Permissions } from '@seri/domain/permissions';
import type { LotRow } from './lot-row.read.ts';

type BidInfo = AnyLotView['bidInfo'];
export type Prices = Pick<BidInfo, 'startPrice' | 'averagePrice' | 'soldPrice' | 'auctionFinished'>;

export function presentPrices(row: LotRow, today: JapanDay, averagePrice: number | null): Prices {
  return {
    startPrice: row.start_price,
    averagePrice,
    // The fixed price of a stock car stands where others say what they were sold for.
    soldPrice: row.kind === 'stock' ? row.start_price : row.sold_price,
    auctionFinished: !isOpen(row.status) || homeOf(row.kind, row.held_on, today) === 'statistics',
  };
}

/** What its reader may bid and until when. Nobody can place a bid yet. */
export function presentBid(row: LotRow, prices: Prices, permissions: Permissions, now: Date): BidInfo {
  const deadlines = deadlinesOfRow(row);
  const isInTime = !permissions.bidDeadlineCheck || !deadlines || now < deadlines.bidding;
  return {
    ...prices,
    bidStep: row.bid_step ?? defaultStep,
    bidGroupShow: row.kind !== 'stock',
    exportTypeOptional: permissions.exportTypeOptional,
    exportTypeShow: permissions.exportTypeShow,
    bidLimitReached: false,
    myBid: false,
    jasId: null,
    myBidAmount: null,
    myBidDate: null,
    biddingDeadline: deadlines?.bidding.toISOString() ?? null,
    cancelDeadline: deadlines?.cancelling.toISOString() ?? null,
    cancelDeadlineHour: row.cancelling_closes_minutes === null ? null : hoursOf(row.cancelling_closes_minutes),
    acceptBid: isInTime && !prices.auctionFinished,
    cancellationAllowed: false,
    bidStatusId: null,
    bidAdjustmentPrice: null,
  };
}

/** A stock car belongs to no house that could say its own. */
const defaultStep = 5000;

function deadlinesOfRow(row: LotRow): Deadlines | undefined {
  const { starts_at, bidding_closes_minutes, cancelling_closes_minutes } = row;
  if (!starts_at || bidding_closes_minutes === null || cancelling_closes_minutes === null) return undefined;
  return deadlinesOf({
    startsAt: starts_at,
    biddingClosesMinutes: bidding_closes_minutes,
    cancellingClosesMinutes: cancelling_closes_minutes,
  });
}
