import type { CallKind, PortCall, SeenCall } from '@seri/domain/voyages/port-calls';
import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';

export interface VoyageNames {
  line: string;
  vessel: string;
  number: string;
}

export interface StoredVoyage extends VoyageNames {
  id: number;
  state: VoyageState;
  version: number;
  changedBy: number;
}

function selectVoyage(db: Db | Tx, id: number) {
  return db
    .selectFrom('voyage')
    .select(['id', 'line', 'vessel', 'number', 'version', 'changed_by as changedBy'])
    .select((voyage) => voyage.ref('state').$castTo<VoyageState>().as('state'))
    .where('id', '=', id);
}

export const findVoyage = (db: Db | Tx, id: number): Promise<StoredVoyage | undefined> =>
  selectVoyage(db, id).executeTakeFirst();

/** Locks it, after accounts and purchases, against edits and against cars that board. */
export async function lockVoyage(tx: Tx, id: number, version: number): Promise<StoredVoyage> {
  const voyage = await selectVoyage(tx, id).forNoKeyUpdate().executeTakeFirst();
  if (!voyage) throw refusal('NOT_FOUND');
  if (voyage.version !== version) throw refusal('STATE_CHANGED');
  return voyage;
}

/** Against edits, but not against other readers and cars. */
export const shareVoyage = (tx: Tx, id: number): Promise<StoredVoyage | undefined> =>
  selectVoyage(tx, id).forShare().executeTakeFirst();

/** Two people who enter the same ship at once wait here, so that the second one is told of the first. */
export async function assertFreeName(tx: Tx, { vessel, number }: VoyageNames, ownId: number | null): Promise<void> {
  const name = `${vessel} ${number}`.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext('voyages'), hashtext(${name}))`.execute(tx);
  const other = await tx
    .selectFrom('voyage')
    .select('id')
    .where(sql<boolean>`lower(vessel) = lower(${vessel}) and lower(number) = lower(${number})`)
    .where('state', '<>', 'cancelled')
    .where(sql<boolean>`id is distinct from ${ownId}::bigint`)
    .executeTakeFirst();
  if (other) throw refusal('VOYAGE_EXISTS', { voyageId: other.id });
}

export async function insertVoyage(tx: Tx, names: VoyageNames, state: VoyageState, changedBy: number): Promise<number> {
  const row = { ...names, state, changed_by: changedBy };
  return (await tx.insertInto('voyage').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateVoyage(
  tx: Tx,
  id: number,
  change: Partial<VoyageNames> & { state: VoyageState },
  changedBy: number,
): Promise<void> {
  const stamp = { changed_by: changedBy, changed_at: sql<Date>`app_now()`, version: sql<number>`version + 1` };
  await tx
    .updateTable('voyage')
    .set({ ...change, ...stamp })
    .where('id', '=', id)
    .execute();
}

/** Those of loading first, each kind in the order of its days. */
export async function readCalls(
  db: Db | Tx,
  voyageIds: readonly number[],
): Promise<(SeenCall & { voyageId: number })[]> {
  const rows = await db
    .selectFrom('port_call')
    .selectAll()
    .select(
      sql<number>`(select count(*)::integer from purchase
        where load_call_id = port_call.id or discharge_call_id = port_call.id)`.as('cars'),
    )
    .where(sql<boolean>`voyage_id = any(${voyageIds}::bigint[])`)
    .orderBy('kind', 'desc')
    .orderBy(sql`coalesce(actual_on, planned_on)`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    voyageId: row.voyage_id,
    id: row.id,
    place: row.place_code,
    kind: row.kind as CallKind,
    yardCutOffAt: row.yard_cut_off_at?.toISOString() ?? null,
    papersCutOffAt: row.papers_cut_off_at?.toISOString() ?? null,
    plannedOn: row.planned_on as JapanDay | null,
    actualOn: row.actual_on as JapanDay | null,
    cars: row.cars,
  }));
}

/** Replaces the calls; those with an id keep it, so that cars go on naming them. */
export async function replaceCalls(tx: Tx, voyageId: number, calls: readonly PortCall[]): Promise<void> {
  const kept = calls.flatMap(({ id }) => id ?? []);
  await tx
    .deleteFrom('port_call')
    .where('voyage_id', '=', voyageId)
    .where(sql<boolean>`id <> all(${kept}::bigint[])`)
    .execute();
  for (const { id, ...call } of calls) {
    const row = {
      place_code: call.place,
      kind: call.kind,
      yard_cut_off_at: call.yardCutOffAt,
      papers_cut_off_at: call.papersCutOffAt,
      planned_on: call.plannedOn,
      actual_on: call.actualOn,
    };
    if (id === null)
      await tx
        .insertInto('port_call')
        .values({ ...row, voyage_id: voyageId })
        .execute();
    else await tx.updateTable('port_call').set(row).where('id', '=', id).where('voyage_id', '=', voyageId).execute();
  }
}

export const shipName = ({ vessel, number }: Pick<VoyageNames, 'vessel' | 'number'>): string =>
  `${vessel} ${number}`.trim();
