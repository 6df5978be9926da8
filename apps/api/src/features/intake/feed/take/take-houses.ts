import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { lastOfEach, nothingTaken, type ParsedLine, type TakeResult, takeResultOf } from './taken.ts';

/** Writes new and changed houses. `xmax = 0` holds for inserted rows only; an updated row was locked first. */
export async function takeHouses(
  tx: Tx,
  { sourceId }: Intake,
  lines: readonly ParsedLine<'house'>[],
): Promise<TakeResult> {
  if (lines.length === 0) return nothingTaken;
  const houses = lastOfEach(lines, ({ row }) => row.id).map(({ row }) => row);
  const { rows } = await sql<{ is_new: boolean }>`
    insert into house as known (source_id, code, name, bid_step)
    select ${sourceId}, id, name, "bidStep"
    from jsonb_to_recordset(${JSON.stringify(houses)}) as input (id text, name text, "bidStep" integer)
    on conflict (source_id, code) do update set name = excluded.name, bid_step = excluded.bid_step
    where (known.name, known.bid_step) is distinct from (excluded.name, excluded.bid_step)
    returning xmax = 0 as is_new`.execute(tx);
  const added = rows.filter((row) => row.is_new).length;
  return takeResultOf(lines.length, { added, changed: rows.length - added });
}
