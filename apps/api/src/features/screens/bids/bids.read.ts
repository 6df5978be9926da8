import type { BidsQuery, DealerBids, ManagerBids, MyBids } from '@seri/contract/screens/bids.schema';
import { statusesOf } from '@seri/domain/bids/bid-lists';
import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import type { Db } from '../../../platform/database/database.ts';
import { pageOf, readPage } from './bid-places.read.ts';
import { type BidListRequest, type BidSelection, selectionOf } from './bid-question.ts';
import { readBidRows } from './bid-rows.read.ts';
import { type BidTally, tallyBids } from './tally-bids.ts';

/** Bids of clients, for staff, with the count of the archive as a tab. */
export function readManagerBids(db: Db, request: BidListRequest): Promise<ManagerBids> {
  const selection = selectionOf('live', request, 'staff');
  return withArchive(db, selection, readBids(db, selection, request.query));
}

export function readMyBids(db: Db, request: BidListRequest): Promise<MyBids> {
  return readBids(db, { ...selectionOf('live', request, 'client'), scope: 'mine' }, request.query);
}

export async function readDealerBids(db: Db, request: BidListRequest): Promise<DealerBids> {
  const selection = selectionOf('live', request, 'dealer');
  const { totalBids: _, ...bids } = await withArchive(db, selection, readBids(db, selection, request.query));
  return bids;
}

export function readArchive(db: Db, request: BidListRequest): Promise<MyBids> {
  return readBids(db, selectionOf('archive', request), request.query);
}

async function readBids(db: Db, selection: BidSelection, query: BidsQuery): Promise<ManagerBids> {
  const tally = await tallyBids(db, selection);
  const { places, ...pageExtras } = await readPage(db, selection, query, tally);
  const chosen = tally.filter(({ status }) => selection.statuses.includes(status));
  const { page, pageSize } = pageOf(selection, query);
  return {
    cars: await readBidRows(db, selection, places),
    counters: countersOf(selection, tally),
    totalBids: totalOf(chosen),
    pageInfo: { page, pageSize, totalSearchResults: countOf(chosen), totalResults: countOf(tally) },
    ...pageExtras,
  };
}

/** R62: the count of each tab, under the filters except the status. */
export function countersOf({ list }: BidSelection, tally: readonly Pick<BidTally, 'status' | 'count'>[]) {
  const byStatus = statusesOf[list].map((status) => ({
    status,
    count: countOf(tally.filter((item) => item.status === status)),
  }));
  return [{ status: 'All' as const, count: countOf(tally) }, ...byStatus];
}

async function withArchive(db: Db, selection: BidSelection, reading: Promise<ManagerBids>): Promise<ManagerBids> {
  const [bids, archived] = await Promise.all([reading, tallyBids(db, { ...selection, list: 'archive' })]);
  return { ...bids, counters: [...bids.counters, { status: 'Archive', count: countOf(archived) }] };
}

/** Sum of the open bids in yen. */
export const totalOf = (tally: readonly Pick<BidTally, 'status' | 'amount'>[]) =>
  tally.filter(({ status }) => isOpenBid(status)).reduce((total, { amount }) => total + amount, 0);

const countOf = (tally: readonly Pick<BidTally, 'count'>[]) => tally.reduce((total, { count }) => total + count, 0);
