import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { endedAtOf } from './ended-at.ts';
import { ofKnownLots } from './known-lots.ts';
import { type ChangedLot, changedLot, lastOfEach, nothingTaken, type Taken, takenOf, type Told } from './taken.ts';

/** Writes how lots went, or that they run now. A result that is known already changes nothing. */
export async function takeResults(
  tx: Tx,
  { sourceId, touched }: Intake,
  told: readonly Told<'result'>[],
): Promise<Taken> {
  if (told.length === 0) return nothingTaken;
  const { known, rejects } = await ofKnownLots(tx, sourceId, told);
  const given = JSON.stringify(lastOfEach(known, ({ row }) => row.lot).map(({ row }) => row));
  const endedAt = sql.raw(endedAtOf('given.status', '"endedAt"'));
  const { rows: lots } = await sql<ChangedLot>`
    with given as (
      select lot_key.id, lot_key.held_on, status, "soldPrice", "endedAt", reason
      from jsonb_to_recordset(${given}) as told (
        lot text, status smallint, "soldPrice" bigint, "endedAt" timestamptz, reason text
      )
      join lot_key on source_id = ${sourceId} and external_id = told.lot
    )
    update lot set status = given.status, sold_price = "soldPrice", ended_at = ${endedAt}, end_reason = reason
    from given
    where lot.id = given.id and lot.held_on = given.held_on
      and (lot.status, lot.sold_price, lot.ended_at, lot.end_reason)
        is distinct from (given.status, "soldPrice", ${endedAt}, reason)
    returning ${changedLot}`.execute(tx);
  for (const { id } of lots) touched.lots.add(id);
  return { ...takenOf(known.length, { added: 0, changed: lots.length }), rejects, lots };
}
