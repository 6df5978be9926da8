import { sql } from 'kysely';
import { copyRows } from '../../../../platform/database/copy-rows.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Intake } from './intake.ts';
import { allColumns, type StagedLot, stagedTable } from './lot-columns.data.ts';
import { assignments, newColumns, newValues } from './merged-columns.ts';
import { readExistingLots, refusedState } from './standing-lots.ts';
import { type ChangedLot, changedLot } from './taken.ts';

const staged = sql.table(stagedTable);

/** A temporary table: unlogged, dropped with its connection and emptied by every commit. */
export const createStaged = `create temporary table if not exists ${stagedTable} (
  ${allColumns.map(({ name, type }) => `${name} ${type}`).join(', ')}
) on commit delete rows`;

export interface MergedLots {
  added: number;
  changed: number;
  /** Changed lots whose public figures changed. */
  announced: readonly ChangedLot[];
  /** Reasons of the refused lots, by external id. */
  refused: ReadonlyMap<string, string>;
}

/**
 * Stages lots, then updates the changed ones and inserts the new ones. A row equal to the stored one word for word
 * changes nothing, even if it could not be recognised earlier: results since then hold.
 */
export async function mergeLots(
  tx: Tx,
  { sourceId, connection, recounted, touched }: Intake,
  lots: readonly StagedLot[],
): Promise<MergedLots> {
  const refused = await refuseStates(tx, sourceId, lots);
  const accepted = lots.filter(({ row }) => !refused.has(row.id));
  if (accepted.length === 0) return { added: 0, changed: 0, announced: [], refused };
  await copyRows(connection.client, stagedTable, allColumns, accepted);
  const { rows: changed } = await updateKnown(tx, sourceId);
  const added = await insertNew(tx, sourceId);
  await sql`delete from ${staged}`.execute(tx);
  const moved = [...changed.flatMap(({ sessions }) => sessions), ...added.sessions];
  for (const id of moved) if (id !== null) recounted.add(id);
  for (const id of [...changed.map((lot) => lot.id), ...added.ids]) touched.lots.add(id);
  return {
    added: added.ids.length,
    changed: changed.length,
    announced: changed.filter((lot) => lot.is_announced),
    refused,
  };
}

/**
 * R34: refuses rows whose status the lot may not take. Most feeds leave statuses to results. A line stored word for
 * word is no change, whatever happened since.
 */
async function refuseStates(tx: Tx, sourceId: number, lots: readonly StagedLot[]): Promise<Map<string, string>> {
  const withStatus = lots.filter(({ row }) => row.status !== undefined);
  const refused = new Map<string, string>();
  if (withStatus.length === 0) return refused;
  const names = withStatus.map(({ row }) => row.id);
  const existing = await readExistingLots(tx, sourceId, names);
  for (const { row, fingerprint } of withStatus) {
    const lot = existing.get(row.id);
    if (!lot || row.status === undefined || lot.fingerprint === fingerprint) continue;
    const reason = refusedState(lot, row.status);
    if (reason !== undefined) refused.set(row.id, reason);
  }
  return refused;
}

/**
 * The `former` rows come from the snapshot of the statement. They are current, because nobody else writes lots of this
 * source meanwhile.
 */
function updateKnown(tx: Tx, sourceId: number) {
  return sql<ChangedLot & { is_announced: boolean; sessions: (number | null)[] }>`
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
      is distinct from (lot.status, lot.sold_price, lot.runs_at, lot.session_id) as is_announced,
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
      insert into lot (id, ${newColumns})
      select new_key.id, ${newValues}
      from new_key join ${staged} as staged using (external_id)
      returning id, session_id
    )
    select coalesce(array_agg(id::float8), '{}') as ids, coalesce(array_agg(distinct session_id::float8), '{}') as sessions
    from new_lot`.execute(tx);
  return rows[0] ?? { ids: [], sessions: [] };
}
