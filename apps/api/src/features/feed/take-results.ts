import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { changedLot } from './merge-sql.ts';
import { type ChangedLot, lastOfEach, rejectOf, type Taken, takenOf, type Told } from './taken.ts';

/** Writes how lots went, or that they run now. A result that is known already changes nothing. */
export async function takeResults(tx: Tx, { sourceId }: Intake, told: readonly Told<'result'>[]): Promise<Taken> {
  if (told.length === 0) return takenOf(0, { added: 0, changed: 0 });
  const given = JSON.stringify(lastOfEach(told, ({ row }) => row.lot).map(({ row }) => row));
  const known = await tx
    .selectFrom('lot_key')
    .select('external_id')
    .where('source_id', '=', sourceId)
    .where(
      'external_id',
      'in',
      told.map(({ row }) => row.lot),
    )
    .execute();
  const knownIds = new Set(known.map((row) => row.external_id));
  const strangers = told.filter(({ row }) => !knownIds.has(row.lot));
  const { rows: lots } = await sql<ChangedLot>`
    with given as (
      select lot_key.id, lot_key.held_on, status, "soldPrice", "endedAt", reason
      from jsonb_to_recordset(${given}) as told (
        lot text, status smallint, "soldPrice" bigint, "endedAt" timestamptz, reason text
      )
      join lot_key on source_id = ${sourceId} and external_id = told.lot
    )
    update lot set status = given.status, sold_price = "soldPrice", ended_at = "endedAt", end_reason = reason
    from given
    where lot.id = given.id and lot.held_on = given.held_on
      and (lot.status, lot.sold_price, lot.ended_at, lot.end_reason)
        is distinct from (given.status, "soldPrice", "endedAt", reason)
    returning ${changedLot}`.execute(tx);
  return {
    ...takenOf(told.length - strangers.length, { added: 0, changed: lots.length }),
    rejects: strangers.map((one) => rejectOf(one, `lot: there is none named ${one.row.lot}`)),
    lots,
  };
}
