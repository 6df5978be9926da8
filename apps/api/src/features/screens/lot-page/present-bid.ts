import type { AveragePrice } from '@seri/contract/stock/catalogue.schema';
import type { AnyLotView } from '@seri/contract/stock/lots.schema';
import type { OwnBid } from '@seri/contract/stock/own-bid.schema';
import { defaultStep } from '@seri/domain/bids/bid-amount';
import { weekOf } from '@seri/domain/bids/bid-groups';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { lastHourOf } from '@seri/domain/bids/last-hour';
import { hoursOf } from '@seri/domain/lots/lot-clock';
import { isOver } from '@seri/domain/lots/lot-states';
import type { Permissions } from '@seri/domain/people/permissions';
import type { LotToBid } from '../../stock/lots/lot-to-bid.query.ts';
import type { LotRow } from '../../stock/lots/lot-row.query.ts';

type BidInfo = AnyLotView['bidInfo'];
export type Prices = Pick<BidInfo, 'startPrice' | keyof AveragePrice | 'soldPrice' | 'auctionFinished'>;

export function presentPrices(row: LotRow, today: JapanDay, average: AveragePrice): Prices {
  return {
    startPrice: row.start_price,
    ...average,
    // A stock car has its fixed price in place of a sold price.
    soldPrice: row.kind === 'stock' ? row.start_price : row.sold_price,
    auctionFinished: isOver({ ...row, day: row.held_on }, today),
  };
}

interface Bidding {
  prices: Prices;
  lot: LotToBid;
  own: OwnBid;
  permissions: Permissions;
}

/** The part of the lot page on bidding: prices, rules, deadlines, and the reader's own bid. */
export function presentBid(row: LotRow, { prices, lot, own, permissions }: Bidding): BidInfo {
  const { deadlines, cancellingClosesMinutes } = lot;
  return {
    ...prices,
    ...own,
    bidStep: row.bid_step ?? defaultStep,
    bidGroupShow: !lot.isStock,
    bidWeek: lot.isStock ? null : weekOf(row.held_on),
    exportTypeOptional: permissions.exportTypeOptional,
    exportTypeShow: permissions.exportTypeShow,
    biddingDeadline: deadlines?.bidding.toISOString() ?? null,
    cancelDeadline: deadlines?.cancelling.toISOString() ?? null,
    cancelDeadlineHour: cancellingClosesMinutes === null ? null : hoursOf(cancellingClosesMinutes),
    sessionStart: row.starts_at?.toISOString() ?? null,
    warnsFrom: (permissions.lastHourBidWarning && warnsFrom(row)) || null,
  };
}

function warnsFrom({ starts_at: startsAt, last_hour_minutes: minutes }: LotRow): string | null {
  return startsAt && lastHourOf({ startsAt, minutes: minutes ?? 0 }).warnsFrom.toISOString();
}
