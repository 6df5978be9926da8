import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import { copyRows } from '../../../../platform/database/copy-rows.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { endedAtOf } from './ended-at.ts';
import type { Intake } from './intake.ts';
import { allColumns, factColumns, outcomeColumns, type StagedLot, stagedTable } from './lot-columns.data.ts';
import { notRun, readStandingLots, refusedState } from './standing-lots.ts';
import { type ChangedLot, changedLot } from './taken.ts';

const list = (columns: readonly { name: string }[]) => sql.raw(columns.map(({ name }) => name).join(', '));
const staged = sql.table(stagedTable);
const { cancelled } = lotStatusCodes;
/** As it was; but one that has not run and joins a cancelled session is cancelled, as a new one is. */
const keptStatus = `case
  when staged.first_status = ${cancelled} and staged.session_id is distinct from lot.session_id
    and lot.status in (${notRun.join(', ')})
  then ${cancelled} else lot.status end`;
const given = (name: string) =>
  name === 'ended_at' ? endedAtOf('staged.status', 'staged.ended_at') : `staged.${name}`;
const newStatus = 'coalesce(staged.status, staged.first_status)';
const newEnd = sql.raw(endedAtOf(newStatus, 'staged.ended_at', { kind: 'staged.kind', known: 'null' }));
const kept = (name: string) => (name === 'status' ? keptStatus : `lot.${name}`);
const assignments = sql.raw(
  [
    ...factColumns.map(({ name }) => `${name} = staged.${name}`),
    ...outcomeColumns.map(
      ({ name }) => `${name} = case when staged.status is null then ${kept(name)} else ${given(name)} end`,
    ),
  ].join(', '),
);

/** Lives as long as its connection, unlogged, and is empty after every transaction. */
export const createStaged = `create temporary table if not exists ${stagedTable} (
  ${allColumns.map(({ name, type }) => `${name} ${type}`).join(', ')}
) on commit delete rows`;

export interface MergedLots {
  added: number;
  changed: number;
  /** Those of which more than a detail has changed. */
  told: readonly ChangedLot[];
  /** The reasons why some are given back, by their names. */
  refused: ReadonlyMap<string, string>;
}

/**
 * Stages lots and makes of them what is new or another than before. A row that is known word for word changes nothing,
 * also where that could not be told before: a result since then holds.
 */
export async function mergeLots(
  tx: Tx,
  { sourceId, connection, recounted, touched }: Intake,
  told: readonly StagedLot[],
): Promise<MergedLots> {
  const refused = await refuseStates(tx, sourceId, told);
  const lots = told.filter(({ row }) => !refused.has(row.id));
  if (lots.length === 0) return { added: 0, changed: 0, told: [], refused };
  await copyRows(connection.client, stagedTable, allColumns, lots);
  const { rows: changed } = await updateKnown(tx, sourceId);
  const added = await insertNew(tx, sourceId);
  await sql`delete from ${staged}`.execute(tx);
  const moved = [...changed.flatMap(({ sessions }) => sessions), ...added.sessions];
  for (const id of moved) if (id !== null) recounted.add(id);
  for (const id of [...changed.map((lot) => lot.id), ...added.ids]) touched.lots.add(id);
  return { added: added.ids.length, changed: changed.length, told: changed.filter((lot) => lot.is_told), refused };
}

/** R34: most feeds leave the states to results. A line that is known word for word is no move, whatever came since. */
async function refuseStates(tx: Tx, sourceId: number, lots: readonly StagedLot[]): Promise<Map<string, string>> {
  const telling = lots.filter(({ row }) => row.status !== undefined);
  const refused = new Map<string, string>();
  if (telling.length === 0) return refused;
  const names = telling.map(({ row }) => row.id);
  const standing = await readStandingLots(tx, sourceId, names);
  for (const { row, fingerprint } of telling) {
    const lot = standing.get(row.id);
    if (!lot || row.status === undefined || lot.fingerprint === fingerprint) continue;
    const reason = refusedState(lot, row.status);
    if (reason !== undefined) refused.set(row.id, reason);
  }
  return refused;
}

/** What was before is read by the statement's snapshot: nobody else writes a lot of this source meanwhile. */
function updateKnown(tx: Tx, sourceId: number) {
  return sql<ChangedLot & { is_told: boolean; sessions: (number | null)[] }>`
    with former as (
      select lot.id, lot.held_on, lot.kind, lot.session_id, lot.status, lot.sold_price, lot.runs_at, external_id
      from ${staged} as staged
      join lot_key using (external_id)
      join lot on lot.id = lot_key.id and lot.held_on = lot_key.held_on
      where source_id = ${sourceId} and lot_key.fingerprint is distinct from staged.fingerprint
    ), keyed as (
      update lot_key set fingerprint = staged.fingerprint, held_on = staged.held_on
      from former join ${staged} as staged using (external_id)
      where lot_key.id = former.id
    )
    update lot set ${assignments}
    from former join ${staged} as staged using (external_id)
    where lot.id = former.id and lot.held_on = former.held_on
    returning ${changedLot}, (former.status, former.sold_price, former.runs_at, former.session_id)
      is distinct from (lot.status, lot.sold_price, lot.runs_at, lot.session_id) as is_told,
      case when (former.kind, former.session_id) is distinct from (lot.kind, lot.session_id)
        then array[former.session_id::float8, lot.session_id::float8] else '{}' end as sessions`.execute(tx);
}

async function insertNew(
  tx: Tx,
  sourceId: number,
): Promise<{ ids: readonly number[]; sessions: readonly (number | null)[] }> {
  const { rows } = await sql<{ ids: number[]; sessions: (number | null)[] }>`
    with new_key as (
      insert into lot_key (source_id, external_id, held_on, fingerprint)
      select ${sourceId}, external_id, held_on, fingerprint from ${staged} as staged
      where not exists (
        select from lot_key where source_id = ${sourceId} and lot_key.external_id = staged.external_id
      )
      returning id, external_id
    ), new_lot as (
      insert into lot (id, ${list(factColumns)}, ${list(outcomeColumns)})
      select new_key.id, ${list(factColumns)}, ${sql.raw(newStatus)}, sold_price, ${newEnd}, end_reason
      from new_key join ${staged} as staged using (external_id)
      returning id, session_id
    )
    select coalesce(array_agg(id::float8), '{}') as ids, coalesce(array_agg(distinct session_id::float8), '{}') as sessions
    from new_lot`.execute(tx);
  return rows[0] ?? { ids: [], sessions: [] };
}
