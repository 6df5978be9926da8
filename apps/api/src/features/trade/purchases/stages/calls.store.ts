import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { StoredPurchase } from '../purchase.store.ts';
import type { CarCalls } from './lock-car.command.ts';

/** R98: a car that names a ship has one again. Its client knows the days of that ship as they are now. */
export async function writeCalls(
  tx: Tx,
  { id, account_id: accountId }: Pick<StoredPurchase, 'id' | 'account_id'>,
  { load, discharge }: CarCalls,
  { voyageId }: LockedShip,
): Promise<void> {
  const calls = { load_call_id: load, discharge_call_id: discharge, rebook_since: null };
  await tx.updateTable('purchase').set(calls).where('id', '=', id).execute();
  await sql`
    insert into voyage_told (voyage_id, account_id, version, days)
    select voyage.id, ${accountId}, version, (
      select jsonb_object_agg(port_call.id::text, jsonb_build_object(
        'on', coalesce(actual_on, planned_on), 'isOver', actual_on is not null))
      from port_call where voyage_id = voyage.id)
    from voyage where voyage.id = ${voyageId}
    on conflict do nothing`.execute(tx);
}

export async function clearCalls(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('purchase').set({ load_call_id: null, discharge_call_id: null }).where('id', '=', id).execute();
}

/** R98: its voyage was cancelled: the car waits for another one. */
export async function writeRebook(tx: Tx, id: number): Promise<void> {
  const lost = { load_call_id: null, discharge_call_id: null, rebook_since: sql<Date>`app_now()` };
  await tx.updateTable('purchase').set(lost).where('id', '=', id).execute();
}

export interface LockedShip {
  voyageId: number;
  /** The vessel with the number of its voyage. */
  name: string;
  state: VoyageState;
  hasLeft: boolean;
}

/**
 * R98: the ship of two calls, locked after the purchase and against an edit of the voyage, but not against other cars.
 * Undefined if they are not the calls of one voyage, of loading and of discharge.
 */
export async function lockShip(tx: Tx, { load, discharge }: CarCalls): Promise<LockedShip | undefined> {
  const locked = await tx
    .selectFrom('voyage')
    .select('id')
    .where((voyage) =>
      voyage('id', '=', voyage.selectFrom('port_call').select('voyage_id').where('port_call.id', '=', load)),
    )
    .forShare()
    .executeTakeFirst();
  if (!locked) return undefined;
  // Read after the lock, as the edit left them for which it waited.
  return tx
    .selectFrom('voyage')
    .innerJoin('port_call as load_call', 'load_call.voyage_id', 'voyage.id')
    .innerJoin('port_call as last_call', 'last_call.voyage_id', 'voyage.id')
    .select((voyage) => [
      'voyage.id as voyageId',
      sql<string>`trim(vessel || ' ' || number)`.as('name'),
      voyage.ref('voyage.state').$castTo<VoyageState>().as('state'),
      sql<boolean>`load_call.actual_on is not null`.as('hasLeft'),
    ])
    .where('voyage.id', '=', locked.id)
    .where('load_call.id', '=', load)
    .where('load_call.kind', '=', 'load')
    .where('last_call.id', '=', discharge)
    .where('last_call.kind', '=', 'discharge')
    .executeTakeFirst();
}
