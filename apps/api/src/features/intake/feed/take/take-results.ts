import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import { endedAtOf } from './ended-at.ts';
import type { Intake } from './intake.ts';
import { type ExistingLot, readExistingLots, refusedState } from './standing-lots.ts';
import {
  type ChangedLot,
  changedLot,
  nothingTaken,
  type ParsedLine,
  type Reject,
  rejectOf,
  type TakeResult,
  takeResultOf,
} from './taken.ts';

type ResultLine = ParsedLine<'result'>;

/** Writes the results of lots, and that a lot runs now. A known result changes nothing. */
export async function takeResults(
  tx: Tx,
  { sourceId, touched }: Intake,
  lines: readonly ResultLine[],
): Promise<TakeResult> {
  if (lines.length === 0) return nothingTaken;
  const names = lines.map(({ row }) => row.lot);
  const { last, taken, rejects } = acceptResults(lines, await readExistingLots(tx, sourceId, names));
  const accepted = JSON.stringify([...last.values()].map(({ lot, result }) => ({ ...result.row, ...lot })));
  const endedAt = sql.raw(endedAtOf('result.status', '"endedAt"'));
  const { rows: lots } = await sql<ChangedLot>`
    with result as (
      select * from jsonb_to_recordset(${accepted}) as input (
        id bigint, held_on date, status smallint, "soldPrice" bigint, "endedAt" timestamptz, reason text
      )
    )
    update lot set status = result.status, sold_price = "soldPrice", ended_at = ${endedAt}, end_reason = reason
    from result
    where lot.id = result.id and lot.held_on = result.held_on
      and (lot.status, lot.sold_price, lot.ended_at, lot.end_reason)
        is distinct from (result.status, "soldPrice", ${endedAt}, reason)
    returning ${changedLot}`.execute(tx);
  for (const { id } of lots) touched.lots.add(id);
  return { ...takeResultOf(taken, { added: 0, changed: lots.length }), rejects, lots };
}

interface AcceptedResult {
  lot: ExistingLot;
  result: ResultLine;
}

/** R34: checks row after row, as if each were written before the next. Of each lot the last accepted row is written. */
function acceptResults(lines: readonly ResultLine[], existing: ReadonlyMap<string, ExistingLot>) {
  const last = new Map<string, AcceptedResult>();
  const rejects: Reject[] = [];
  for (const result of lines) {
    const { lot: name, status } = result.row;
    const lot = last.get(name)?.lot ?? existing.get(name);
    const reason = lot ? refusedState(lot, status) : `lot: there is none named ${name}`;
    if (reason !== undefined) rejects.push(rejectOf(result, reason));
    else if (lot) last.set(name, { lot: { ...lot, status }, result });
  }
  return { last, taken: lines.length - rejects.length, rejects };
}
