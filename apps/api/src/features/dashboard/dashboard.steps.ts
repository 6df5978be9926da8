import type { TestDatabase } from '@seri/testkit/database';
import { type NewLot, newLot } from '@seri/testkit/factories';

/** Around the clock of the tests. */
export const [yesterday, today, tomorrow] = ['2026-11-17', '2026-11-18', '2026-11-19'] as const;

interface GivenBid {
  status?: number;
  amount?: number;
  group?: string;
  lot?: Partial<NewLot>;
}

/** A bid as it stands, on a lot of its own. */
export async function placedBid({ db }: TestDatabase, accountId: number, given: GivenBid = {}): Promise<number> {
  const lotId = await newLot(db, { day: today, ...given.lot });
  const { kind, held_on, session_id } = await db
    .selectFrom('lot')
    .select(['kind', 'held_on', 'session_id'])
    .where('id', '=', lotId)
    .executeTakeFirstOrThrow();
  const { amount = 500_000, status = 1, group = null } = given;
  const bid = await db
    .insertInto('bid')
    .values({
      account_id: accountId,
      lot_id: lotId,
      kind,
      held_on,
      session_id,
      amount,
      status,
      bid_group: group,
      created_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return bid.id;
}
