import type { ShipOfCar } from '@seri/contract/shipping/voyages.schema';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';

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
