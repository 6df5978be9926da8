import type { ShipOfCar } from '@seri/contract/shipping/voyages.schema';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { readCalls } from './voyage.store.ts';

export { findVoyage, readCalls, shipName } from './voyage.store.ts';

/** R98: the ship of a car that the reader sees; null if it names none. */
export async function readShipOf(db: Db, actor: Actor, purchaseId: number): Promise<ShipOfCar | null> {
  const row = await db
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .innerJoin('voyage', 'voyage.id', 'route.voyage_id')
    .select(['voyage.id', 'sailed_on', 'arrived_on', 'route.yard_cut_off_at', 'route.papers_cut_off_at'])
    .select((voyage) => voyage.ref('voyage.state').$castTo<VoyageState>().as('state'))
    .select([
      sql<string>`route.voyage`.as('name'),
      sql<number>`load_call_id`.as('load'),
      sql<number>`discharge_call_id`.as('discharge'),
    ])
    .where('purchase.id', '=', purchaseId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    voyageId: isStaff(actor) ? row.id : null,
    name: row.name,
    state: row.state,
    loadCallId: row.load,
    dischargeCallId: row.discharge,
    sailedOn: row.sailed_on,
    arrivedOn: row.arrived_on,
    yardCutOffAt: row.yard_cut_off_at?.toISOString() ?? null,
    papersCutOffAt: row.papers_cut_off_at?.toISOString() ?? null,
  };
}

/** R98: the ships that are on their way or were lately, with their calls. */
export async function readOpenVoyages(db: Db | Tx) {
  const rows = await db
    .selectFrom('voyage')
    .select(['id', 'version', 'vessel', 'number'])
    .select((voyage) => voyage.ref('state').$castTo<VoyageState>().as('state'))
    .where('state', '<>', 'cancelled')
    .where(sql<boolean>`(state <> 'arrived' or changed_at > app_now() - interval '200 days')`)
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const calls = Map.groupBy(await readCalls(db, ids), ({ voyageId }) => voyageId);
  return rows.map((row) => ({ ...row, calls: calls.get(row.id) ?? [] }));
}
