import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { type ParsedLine, type Reject, rejectOf } from '../take/taken.ts';

export async function splitByKnownLot<Line extends ParsedLine<'photos'>>(
  tx: Tx,
  sourceId: number,
  lines: readonly Line[],
): Promise<{ known: Line[]; idOf: ReadonlyMap<string, number>; rejects: Reject[] }> {
  const { rows } = await sql<{ id: number; external_id: string }>`
    select id, external_id from lot_key
    where source_id = ${sourceId} and external_id = any(${lines.map(({ row }) => row.lot)}::text[])`.execute(tx);
  const idOf = new Map(rows.map((row) => [row.external_id, row.id]));
  const unknown = lines.filter(({ row }) => !idOf.has(row.lot));
  return {
    known: lines.filter(({ row }) => idOf.has(row.lot)),
    idOf,
    rejects: unknown.map((line) => rejectOf(line, `lot: there is none named ${line.row.lot}`)),
  };
}
