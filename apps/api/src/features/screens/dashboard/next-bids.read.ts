import type { NextBid } from '@seri/contract/screens/dashboard.schema';
import { photoAddress } from '@seri/contract/stock/photo';
import { waitingStatuses } from '@seri/domain/bids/bid-statuses';
import { hour, type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { homeOf, type LotKind } from '@seri/domain/lots/lot-kinds';
import { pageTypeOf } from '@seri/domain/catalogue/page-types';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { namedLots, photoIds } from '../../stock/lots/lots.query.ts';
import { type DayTally, type NextSession, nextSessions } from './day-figures.ts';
import { kindOf } from './whose-bids.ts';

const most = 8;

/** Waiting bids whose bidding closes next. Staff see only the next hour, which they have to place. */
export async function readNextBids(
  db: Db,
  actor: Actor,
  isIncluded: RawBuilder<boolean>,
  { tally, now }: { tally: readonly DayTally[]; now: Date },
): Promise<NextBid[]> {
  const until = kindOf(actor) === 'staff' ? new Date(now.getTime() + hour) : null;
  const sessions = nextSessions(tally, { after: now, until, most });
  const next = sessions.length === 0 ? [] : await selectNext(db, isIncluded, sessions).execute();
  const rows = next.length === 0 ? [] : await selectRows(db, next).execute();
  return rows.map((row) => presentNext(row, actor, now));
}

interface NextBidKey {
  id: number;
  lot_id: number;
  held_on: string;
}

/**
 * Selects by session and day first: of ten thousand bids only a few are joined to lots, and other partitions are
 * pruned.
 */
function selectNext(db: Db, isIncluded: RawBuilder<boolean>, sessions: readonly NextSession[]) {
  const [ids, days] = [sessions.map(({ id }) => id), [...new Set(sessions.map(({ day }) => day))]];
  return db
    .selectFrom('bid')
    .innerJoin('lot', (join) => join.onRef('lot.id', '=', 'bid.lot_id').onRef('lot.held_on', '=', 'bid.held_on'))
    .innerJoin('auction_session', 'auction_session.id', 'bid.session_id')
    .select(['bid.id', 'bid.lot_id', 'bid.held_on'])
    .where('bid.status', 'in', waitingStatuses)
    .where('bid.session_id', 'in', ids)
    .where(isIncluded)
    .where(sql<boolean>`bid.held_on = any(${days}::date[]) and lot.held_on = any(${days}::date[])`)
    .orderBy(closes)
    .orderBy('runs_at')
    .orderBy('bid.id')
    .limit(most);
}

/** Names the lots of the few selected bids only. */
function selectRows(db: Db, next: readonly NextBidKey[]) {
  const [ids, lots, days] = [
    next.map(({ id }) => id),
    next.map(({ lot_id }) => lot_id),
    next.map((key) => key.held_on),
  ];
  return namedLots(db)
    .innerJoin('bid', (join) => join.onRef('bid.lot_id', '=', 'lot.id').onRef('bid.held_on', '=', 'lot.held_on'))
    .innerJoin('account', 'account.id', 'bid.account_id')
    .select(['lot.id', 'lot.kind', 'lot.held_on', 'lot_no', 'runs_at', 'trim_name', 'condition', 'year'])
    .select(['bid.id as bid_id', 'bid.account_id', 'amount', 'bid.status as bid_status', 'full_name'])
    .select([photoIds.as('photos'), closes.as('closes'), cancels.as('cancels')])
    .where(sql<boolean>`bid.id = any(${ids}::bigint[])`)
    .where(sql<boolean>`lot.id = any(${lots}::bigint[]) and lot.held_on = any(${days}::date[])`)
    .orderBy(closes)
    .orderBy('runs_at')
    .orderBy('bid.id');
}

const closes = sql<Date>`auction_session.starts_at - make_interval(mins => bidding_closes_minutes)`;
const cancels = sql<Date>`auction_session.starts_at - make_interval(mins => cancelling_closes_minutes)`;

type NextBidRow = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function presentNext(row: NextBidRow, { accountId }: Actor, now: Date): NextBid {
  const kind = row.kind as LotKind;
  return {
    id: row.id,
    pageType: pageTypeOf(kind, homeOf(kind, row.held_on as JapanDay, japanDay(now))),
    lotNo: row.lot_no,
    auctionName: row.house_name ?? '',
    maker: row.maker_name,
    model: row.model_name,
    condition: row.condition,
    images: row.photos.slice(0, 1).map((id) => photoAddress(row.id, id, 480)),
    bidId: row.bid_id,
    grade: row.trim_name,
    chassis: row.chassis ?? '',
    bidAmount: row.amount,
    bidStatus: row.bid_status,
    client: row.account_id === accountId ? null : row.full_name,
    cancelDeadline: row.cancels.toISOString(),
    biddingDeadline: row.closes.toISOString(),
    auctionDate: row.runs_at.toISOString(),
  };
}
