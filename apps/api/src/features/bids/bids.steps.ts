import type { BidFiltersAnswer, DealerClients, FoundBids, ManagerBids, MyBids } from '@seri/contract/bids.schema';
import { apiRoot } from '@seri/contract/headers';
import type { TestApi, TestUser } from '@seri/testkit/api';
import type { TestDatabase } from '@seri/testkit/database';
import { type NewLot, newLot } from '@seri/testkit/factories';
import { sql } from 'kysely';

/** Before the clock of the tests, on it and after it. */
export const [yesterday, today, tomorrow] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;

export interface GivenBid {
  status?: number;
  amount?: number;
  group?: string;
  /** The same lot for several. */
  lotId?: number;
  lot?: Partial<NewLot>;
}

interface Answer<Body> {
  status: number;
  body: Body;
}
export type ListAnswer = Answer<ManagerBids & { code?: string }>;

/** Bids as they stand, and the lists that show them. */
export function bidsSteps({ db }: TestDatabase, api: TestApi) {
  const placed = async (accountId: number, given: GivenBid = {}): Promise<number> => {
    const lotId = given.lotId ?? (await newLot(db, { day: today, ...given.lot }));
    const { kind, held_on, session_id } = await db
      .selectFrom('lot')
      .select(['kind', 'held_on', 'session_id'])
      .where('id', '=', lotId)
      .executeTakeFirstOrThrow();
    const bid = await db
      .insertInto('bid')
      .values({
        account_id: accountId,
        lot_id: lotId,
        kind,
        held_on,
        session_id,
        amount: given.amount ?? 500_000,
        status: given.status ?? 1,
        bid_type: 1,
        bid_group: given.group ?? null,
        created_by: accountId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return bid.id;
  };
  const asking =
    <Body>(path: string) =>
    (by: TestUser | null, query: Record<string, string> = {}) =>
      api.ask(by, { url: apiRoot + path, query }) as unknown as Promise<Answer<Body>>;
  /** Their lots run one after the other in the session of the first. */
  const inOneSession = async (bidIds: readonly number[]): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      with place as (
        select bid.id as bid_id, lot_id, ordinality, first_value(bid.session_id) over (order by ordinality) as session
        from unnest(${bidIds}::bigint[]) with ordinality as given (id, ordinality) join bid using (id)
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
    placed,
    bought,
    inOneSession,
    manager: asking<ListAnswer['body']>('/bid/index'),
    mine: asking<ListAnswer['body']>('/bid/my-bid'),
    dealer: asking<ListAnswer['body']>('/bid/dealer'),
    archive: asking<ListAnswer['body']>('/bid/bid-history'),
    filters: asking<BidFiltersAnswer>('/bid/filters'),
    archiveFilters: asking<BidFiltersAnswer>('/bid/bid-history-filters'),
    search: asking<FoundBids>('/bid/search'),
    dealerClients: asking<DealerClients>('/bid/dealer-clients'),
  };
}

export const idsIn = ({ body }: ListAnswer): number[] => body.cars.map(({ bidId }) => bidId);

/** A tab's number. */
export function countIn(
  { body }: { body: Pick<MyBids, 'counters'> },
  status: number | 'All' | 'Archive',
): number | undefined {
  return body.counters.find((one) => one.status === status)?.count;
}
