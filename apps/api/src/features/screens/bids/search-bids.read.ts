import type { BidSearchQuery, FoundBids } from '@seri/contract/screens/bids.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, bidConditionsOf } from './bid-conditions.ts';
import { type BidListRequest, type BidSelection, selectionOf } from './bid-question.ts';
import { daysOf, hasChosenStatus, isSelected, tallyWithoutLots, withLots } from './tally-bids.ts';

const mostFound = 50;

interface FoundBidRow {
  bidId: number;
  lotNo: string;
  auctionName: string;
  auctionDate: Date;
  maker: string;
  model: string;
  bidStatus: number;
  accountId: number;
  client: string;
}

/**
 * R62: finds bids by lot numbers among those that the reader may see and its filters leave. Upcoming ones come first.
 */
export async function searchBids(db: Db, request: BidListRequest & { query: BidSearchQuery }): Promise<FoundBids> {
  const selection = selectionOf(request.query.list ?? 'live', request);
  if (!selection.filters.lotNo) return { cars: [] };
  const days = daysOf(await tallyWithoutLots(db, selection));
  const rows = await selectFound(db, selection, days);
  return {
    cars: rows.map(({ accountId, client, auctionDate, ...bid }) => ({
      ...bid,
      auctionDate: auctionDate.toISOString(),
      client: accountId === request.actor.accountId ? null : client,
    })),
  };
}

async function selectFound(db: Db, selection: BidSelection, days: readonly JapanDay[]): Promise<FoundBidRow[]> {
  const { filters, today } = selection;
  const ofLot = Object.values(bidConditionsOf(filters).ofLot);
  const { rows } = await sql<FoundBidRow>`
    select bid.id as "bidId", lot.lot_no as "lotNo", coalesce(house.name, '') as "auctionName",
      lot.runs_at as "auctionDate", maker.name as maker, model.name as model, bid.status as "bidStatus",
      bid.account_id as "accountId", account.full_name as client
    from bid ${withLots(days)}
    join model on model.id = lot.model_id join maker on maker.id = model.maker_id
    join account on account.id = bid.account_id
    left join auction_session on auction_session.id = bid.session_id left join house on house.id = house_id
    where ${all([isSelected(selection, days), ...ofLot, hasChosenStatus(selection)])}
    order by bid.held_on < ${today}::date, abs(bid.held_on - ${today}::date), lot.runs_at, lot.lot_number, bid.id
    limit ${mostFound}`.execute(db);
  return rows;
}
