import type { BidsQuery, DealerBids, ManagerBids, MyBids } from '@seri/contract/screens/bids.schema';
import { statusesOf } from '@seri/domain/bids/bid-lists';
import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import type { Db } from '../../../platform/database/database.ts';
import { pageOf, readPage } from './bid-places.read.ts';
import { type Asked, type BidQuestion, questionOf } from './bid-question.ts';
import { readBidRows } from './bid-rows.read.ts';
import { type Tally, tallyBids } from './tally-bids.ts';

/** Of clients, for staff; the archive is a tab beside them. */
export function readManagerBids(db: Db, asked: Asked): Promise<ManagerBids> {
  const question = questionOf('live', asked, 'staff');
  return withArchive(db, question, readBids(db, question, asked.query));
}

/** The own bids that are under way. */
export function readMyBids(db: Db, asked: Asked): Promise<MyBids> {
  return readBids(db, { ...questionOf('live', asked, 'client'), scope: 'mine' }, asked.query);
}

/** Those of a dealer and its clients. */
export async function readDealerBids(db: Db, asked: Asked): Promise<DealerBids> {
  const question = questionOf('live', asked, 'dealer');
  const { totalBids: _, ...bids } = await withArchive(db, question, readBids(db, question, asked.query));
  return bids;
}

/** What is over, of everybody whose bids the reader sees. */
export function readArchive(db: Db, asked: Asked): Promise<MyBids> {
  return readBids(db, questionOf('archive', asked), asked.query);
}

async function readBids(db: Db, question: BidQuestion, query: BidsQuery): Promise<ManagerBids> {
  const tally = await tallyBids(db, question);
  const { places, ...more } = await readPage(db, question, query, tally);
  const chosen = tally.filter(({ status }) => question.statuses.includes(status));
  const { page, pageSize } = pageOf(question, query);
  return {
    cars: await readBidRows(db, question, places),
    counters: countersOf(question, tally),
    totalBids: totalOf(chosen),
    pageInfo: { page, pageSize, totalSearchResults: countOf(chosen), totalResults: countOf(tally) },
    ...more,
  };
}

/** R62: what each tab holds, as the other filters leave it. */
export function countersOf({ list }: BidQuestion, tally: readonly Pick<Tally, 'status' | 'count'>[]) {
  const byStatus = statusesOf[list].map((status) => ({
    status,
    count: countOf(tally.filter((one) => one.status === status)),
  }));
  return [{ status: 'All' as const, count: countOf(tally) }, ...byStatus];
}

async function withArchive(db: Db, question: BidQuestion, reading: Promise<ManagerBids>): Promise<ManagerBids> {
  const [bids, archived] = await Promise.all([reading, tallyBids(db, { ...question, list: 'archive' })]);
  return { ...bids, counters: [...bids.counters, { status: 'Archive', count: countOf(archived) }] };
}

/** What the open ones come to, in yen. */
export const totalOf = (tally: readonly Pick<Tally, 'status' | 'amount'>[]) =>
  tally.filter(({ status }) => isOpenBid(status)).reduce((total, { amount }) => total + amount, 0);

const countOf = (tally: readonly Pick<Tally, 'count'>[]) => tally.reduce((total, { count }) => total + count, 0);
