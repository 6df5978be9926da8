import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { type Reject, rejectOf, type Told } from '../take/taken.ts';

/** Keeps the rows of photos whose lot is there, and gives the others back. */
export async function ofKnownLots<One extends Told<'photos'>>(
  tx: Tx,
  sourceId: number,
  told: readonly One[],
): Promise<{ known: One[]; idOf: ReadonlyMap<string, number>; rejects: Reject[] }> {
  const { rows } = await sql<{ id: number; external_id: string }>`
    select id, external_id from lot_key
    where source_id = ${sourceId} and external_id = any(${told.map(({ row }) => row.lot)}::text[])`.execute(tx);
  const idOf = new Map(rows.map((row) => [row.external_id, row.id]));
  const strangers = told.filter(({ row }) => !idOf.has(row.lot));
  return {
    known: told.filter(({ row }) => idOf.has(row.lot)),
    idOf,
    rejects: strangers.map((one) => rejectOf(one, `lot: there is none named ${one.row.lot}`)),
  };
}
