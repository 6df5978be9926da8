import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { endedAtOf } from './ended-at.ts';
import type { Intake } from './intake.ts';
import { readStandingLots, refusedState, type StandingLot } from './standing-lots.ts';
import {
  type ChangedLot,
  changedLot,
  nothingTaken,
  type Reject,
  rejectOf,
  type Taken,
  takenOf,
  type Told,
} from './taken.ts';

type Result = Told<'result'>;

/** Writes how lots went, or that they run now. A result that is known already changes nothing. */
export async function takeResults(tx: Tx, { sourceId, touched }: Intake, told: readonly Result[]): Promise<Taken> {
  if (told.length === 0) return nothingTaken;
  const names = told.map(({ row }) => row.lot);
  const { last, taken, rejects } = moveEach(told, await readStandingLots(tx, sourceId, names));
  const given = JSON.stringify([...last.values()].map(({ lot, result }) => ({ ...result.row, ...lot })));
  const endedAt = sql.raw(endedAtOf('given.status', '"endedAt"'));
  const { rows: lots } = await sql<ChangedLot>`
    with given as (
      select * from jsonb_to_recordset(${given}) as told (
        id bigint, held_on date, status smallint, "soldPrice" bigint, "endedAt" timestamptz, reason text
      )
    )
    update lot set status = given.status, sold_price = "soldPrice", ended_at = ${endedAt}, end_reason = reason
    from given
    where lot.id = given.id and lot.held_on = given.held_on
      and (lot.status, lot.sold_price, lot.ended_at, lot.end_reason)
        is distinct from (given.status, "soldPrice", ${endedAt}, reason)
    returning ${changedLot}`.execute(tx);
  for (const { id } of lots) touched.lots.add(id);
  return { ...takenOf(taken, { added: 0, changed: lots.length }), rejects, lots };
}

interface Moved {
  lot: StandingLot;
  result: Result;
}

/** R34: row after row, as if each were written before the next; of each lot the last one that is taken. */
function moveEach(told: readonly Result[], standing: ReadonlyMap<string, StandingLot>) {
  const last = new Map<string, Moved>();
  const rejects: Reject[] = [];
  for (const result of told) {
    const { lot: name, status } = result.row;
    const lot = last.get(name)?.lot ?? standing.get(name);
    const reason = lot ? refusedState(lot, status) : `lot: there is none named ${name}`;
    if (reason !== undefined) rejects.push(rejectOf(result, reason));
    else if (lot) last.set(name, { lot: { ...lot, status }, result });
  }
  return { last, taken: told.length - rejects.length, rejects };
}
