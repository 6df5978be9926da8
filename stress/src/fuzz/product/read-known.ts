import type pg from 'pg';
import type { Random } from '@seri/drawings/random';
import type { KnownRow } from '../requests/generate-value.ts';
import { knownEverywhere, knownRows } from './known-rows.data.ts';
import { emailOf } from './visitors.ts';

/** Finds a row for a call whose values its fields can take. */
export type FindKnown = (call: string, random: Random) => KnownRow;

export async function readKnown(pool: pg.Pool): Promise<FindKnown> {
  const tables = await Promise.all(
    knownRows.map(async ({ calls, query }) => {
      const values = query.includes('$1') ? [Object.values(emailOf)] : [];
      const { rows } = await pool.query<Record<string, unknown>>(query, values);
      return { calls, rows: rows.map(withoutNulls) };
    }),
  );
  return (call, random) => {
    const table = tables.find(({ calls, rows }) => calls.test(call) && rows.length > 0);
    return { ...knownEverywhere, ...(table && random.pick(table.rows)) };
  };
}

const withoutNulls = (row: KnownRow): KnownRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''));
