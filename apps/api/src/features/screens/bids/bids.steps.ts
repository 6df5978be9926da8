import type {
  BidFiltersAnswer,
  DealerClients,
  FoundBids,
  ManagerBids,
  MyBids,
} from '@seri/contract/screens/bids.schema';
import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestAnswer, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { type NewBid, newBid, type NewLot } from '@seri/api/testkit/factories';
import { today } from '@seri/api/testkit/fixed-clock';
import { sql } from 'kysely';
import { afterAll } from 'vitest';

export type ListAnswer = TestAnswer<ManagerBids & { code?: string }>;

/** A test database at noon in Japan, and the API on it. */
export async function openBids() {
  const database = await openTestDatabase({ now: `${today}T03:00:00Z` });
  const api = await openTestApi(database);
  afterAll(async () => {
    await api.close();
    await database.drop();
  });
  return { database, api, steps: bidsSteps(database, api) };
}

function bidsSteps({ db }: TestDatabase, api: TestApi) {
  const listCall =
    <Body>(path: string) =>
    (by: TestUser | null, query: Record<string, string> = {}) =>
      api.ask<Body>(by, { url: apiRoot + path, query });
  /** Moves the lots of these bids into the session of the first, one after the other. */
  const inOneSession = async (bidIds: readonly number[]): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      with place as (
        select bid.id as bid_id, lot_id, ordinality, first_value(bid.session_id) over (order by ordinality) as session
        from unnest(${bidIds}::bigint[]) with ordinality as input (id, ordinality) join bid using (id)
      ), moved as (
        update lot set session_id = session, runs_at = runs_at + ordinality * interval '1 minute'
        from place where lot.id = place.lot_id
      )
      update bid set session_id = session from place where bid.id = bid_id returning session as id`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const bought = async (bidId: number): Promise<number> => {
    await sql`
      with bought as (
        insert into purchase (bid_id, account_id, lot_id, held_on, price, created_by)
        select id, account_id, lot_id, held_on, amount, account_id from bid where id = ${bidId} returning id
      )
      update bid set purchase_id = bought.id from bought where bid.id = ${bidId}`.execute(db);
    return bidId;
  };
  return {
    placed: (accountId: number, bid?: NewBid) => newBid(db, accountId, bid),
    bought,
    inOneSession,
    manager: listCall<ListAnswer['body']>('/bid/index'),
    mine: listCall<ListAnswer['body']>('/bid/my-bid'),
    dealer: listCall<ListAnswer['body']>('/bid/dealer'),
    archive: listCall<ListAnswer['body']>('/bid/bid-history'),
    filters: listCall<BidFiltersAnswer>('/bid/filters'),
    archiveFilters: listCall<BidFiltersAnswer>('/bid/bid-history-filters'),
    search: listCall<FoundBids>('/bid/search'),
    dealerClients: listCall<DealerClients>('/bid/dealer-clients'),
  };
}

/** Day and session start of a lot, by the time in Japan. */
export const at = (time: string, day: NewLot['day'] = today) => ({
  day,
  sessionStart: new Date(`${day}T${time}:00+09:00`),
});

export const idsIn = ({ body }: ListAnswer): number[] => body.cars.map(({ bidId }) => bidId);

export function countIn(
  { body }: { body: Pick<MyBids, 'counters'> },
  status: number | 'All' | 'Archive',
): number | undefined {
  return body.counters.find((counter) => counter.status === status)?.count;
}
