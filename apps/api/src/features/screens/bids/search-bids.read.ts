import type { BidSearchQuery, FoundBids } from '@seri/contract/screens/bids.schema';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { all, conditionsOf } from './bid-conditions.ts';
import { type Asked, type BidQuestion, questionOf } from './bid-question.ts';
import { daysOf, isAsked, isChosen, tallyAlone, withLots } from './tally-bids.ts';

/** More are found by typing more of the number. */
const mostFound = 50;

interface Found {
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

/** R62: bids by the numbers of their lots, of those that the reader sees and its filters leave; what is to come first. */
export async function searchBids(db: Db, asked: Asked & { query: BidSearchQuery }): Promise<FoundBids> {
  const question = questionOf(asked.query.list ?? 'live', asked);
  if (!question.filters.lotNo) return { cars: [] };
  const days = daysOf(await tallyAlone(db, question));
  const rows = await selectFound(db, question, days);
  return {
    cars: rows.map(({ accountId, client, auctionDate, ...bid }) => ({
      ...bid,
      auctionDate: auctionDate.toISOString(),
      client: accountId === asked.actor.accountId ? null : client,
    })),
  };
}

async function selectFound(db: Db, question: BidQuestion, days: readonly JapanDay[]): Promise<Found[]> {
  const { filters, today } = question;
  const ofLot = Object.values(conditionsOf(filters).ofLot);
  const { rows } = await sql<Found>`
    select bid.id as "bidId", lot.lot_no as "lotNo", coalesce(house.name, '') as "auctionName",
      lot.runs_at as "auctionDate", maker.name as maker, model.name as model, bid.status as "bidStatus",
      bid.account_id as "accountId", account.full_name as client
    from bid ${withLots(days)}
    join model on model.id = lot.model_id join maker on maker.id = model.maker_id
    join account on account.id = bid.account_id
    left join auction_session on auction_session.id = bid.session_id left join house on house.id = house_id
    where ${all([isAsked(question, days), ...ofLot, isChosen(question)])}
    order by bid.held_on < ${today}::date, abs(bid.held_on - ${today}::date), lot.runs_at, lot.lot_number, bid.id
    limit ${mostFound}`.execute(db);
  return rows;
}
