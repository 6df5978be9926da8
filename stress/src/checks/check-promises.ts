import type { Pool } from 'pg';
import { lastingInvariants } from '../../../apps/api/src/features/trade/bidding/lasting-invariants.query.ts';
import { countBroken } from '@seri/api/platform/backup/invariants';
import type { Promises } from '../visitors/promises.ts';

export interface PromisesVerdict {
  /** Keys of acknowledged changes that the database does not have. */
  lost: string[];
  /** Keys that have more than one row, and refused ones that have any. */
  extra: string[];
  /** Invariants with the number of rows that break them. */
  broken: Record<string, number>;
}

/** Compares what was promised with the rows, while visitors go on: what they do meanwhile is not yet promised. */
export async function checkPromises(pool: Pool, { kept, refused }: Promises): Promise<PromisesVerdict> {
  const [promised, never] = [[...kept], [...refused]];
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const marks = await client.query<{ key: string; amount: string | null }>(`
      select body as key, null as amount from bid_message
      union all select description, amount from ledger_entry where reason = 'Booked under stress'`);
    const bids = await client.query<{ id: string; status: number }>('select id, status from bid');
    const rows = Map.groupBy(marks.rows, ({ key }) => key);
    const statuses = new Map(bids.rows.map(({ id, status }) => [Number(id), status]));
    const isThere = (each: (typeof promised)[number]) => {
      if (each.kind === 'win') return statuses.get(each.bidId) === 6;
      const found = rows.get(each.key) ?? [];
      return found.length > 0 && (each.kind !== 'payment' || Number(found[0]?.amount) === each.amount);
    };
    const extra = promised.filter(({ key }) => (rows.get(key)?.length ?? 0) > 1).map(({ key }) => key);
    return {
      lost: promised.filter((each) => !isThere(each)).map(({ key }) => key),
      extra: [...extra, ...never.filter((key) => rows.has(key))],
      broken: await countBroken(client, lastingInvariants),
    };
  } finally {
    // The connection ends with the check, whatever state it is in.
    client.release(true);
  }
}
