import type { MyBids } from '@seri/contract/bids.schema';
import { apiRoot } from '@seri/contract/headers';
import type { TestApi, TestUser } from '@seri/testkit/api';
import type { TestDatabase } from '@seri/testkit/database';
import { type NewLot, newLot } from '@seri/testkit/factories';

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

export interface ListAnswer {
  status: number;
  body: MyBids & { code?: string };
}

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
  const list =
    (path: string) =>
    (by: TestUser | null, query: Record<string, string> = {}) =>
      api.ask(by, { url: apiRoot + path, query }) as unknown as Promise<ListAnswer>;
  return { placed, mine: list('/bid/my-bid'), dealer: list('/bid/dealer'), archive: list('/bid/bid-history') };
}

export const idsIn = ({ body }: ListAnswer): number[] => body.cars.map(({ bidId }) => bidId);

/** A tab's number. */
export function countIn({ body }: ListAnswer, status: number | 'All' | 'Archive'): number | undefined {
  return body.counters.find((one) => one.status === status)?.count;
}
