import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { lastOfEach, nothingTaken, type Taken, takenOf, type Told } from './taken.ts';

/** Writes the houses that are new or another than before. Only a row that was there already has been locked: its xmax. */
export async function takeHouses(tx: Tx, { sourceId }: Intake, told: readonly Told<'house'>[]): Promise<Taken> {
  if (told.length === 0) return nothingTaken;
  const given = lastOfEach(told, ({ row }) => row.id).map(({ row }) => row);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into house as known (source_id, code, name, bid_step)
    select ${sourceId}, id, name, "bidStep"
    from jsonb_to_recordset(${JSON.stringify(given)}) as given (id text, name text, "bidStep" integer)
    on conflict (source_id, code) do update set name = excluded.name, bid_step = excluded.bid_step
    where (known.name, known.bid_step) is distinct from (excluded.name, excluded.bid_step)
    returning xmax = 0 as is_new`.execute(tx);
  const added = rows.filter((row) => row.is_new).length;
  return takenOf(told.length, { added, changed: rows.length - added });
}
