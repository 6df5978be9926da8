import type { VoyageState } from '@seri/domain/voyages/voyage-states';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../platform/database/database.ts';
import type { StoredPurchase } from '../purchase.store.ts';
import type { CarCalls } from './lock-car.command.ts';

interface NewCalls extends CarCalls {
  purchase: Pick<StoredPurchase, 'id' | 'account_id'>;
  voyageId: number;
}

/** R98: cars that name a ship have one again. Their clients know the days of that ship as they are now. */
export async function writeCalls(tx: Tx, named: readonly NewCalls[]): Promise<void> {
  if (named.length === 0) return;
  const rows = named.map(({ purchase, voyageId, load, discharge }) => ({
    id: purchase.id,
    account: purchase.account_id,
    voyage: voyageId,
    load,
    discharge,
  }));
  await sql`
    update purchase set load_call_id = load, discharge_call_id = discharge, rebook_since = null
    from jsonb_to_recordset(${JSON.stringify(rows)}) as named (id bigint, load bigint, discharge bigint)
    where purchase.id = named.id`.execute(tx);
  await sql`
    insert into voyage_told (voyage_id, account_id, version, days)
    select voyage.id, account, version, (
      select jsonb_object_agg(port_call.id::text, jsonb_build_object(
        'on', coalesce(actual_on, planned_on), 'isOver', actual_on is not null))
      from port_call where voyage_id = voyage.id)
    from (
      select distinct voyage, account
      from jsonb_to_recordset(${JSON.stringify(rows)}) as named (voyage bigint, account bigint)
    ) as reader
    join voyage on voyage.id = reader.voyage
    order by voyage.id, account
    on conflict do nothing`.execute(tx);
}

const noCalls = { load_call_id: null, discharge_call_id: null };

export const clearCalls = (tx: Tx, ids: readonly number[]): Promise<void> => updateCars(tx, ids, noCalls);

/** R98: their voyage was cancelled: the cars wait for another one. */
export const writeRebook = (tx: Tx, ids: readonly number[]): Promise<void> =>
  updateCars(tx, ids, { ...noCalls, rebook_since: sql<Date>`app_now()` });

async function updateCars(
  tx: Tx,
  ids: readonly number[],
  change: typeof noCalls & { rebook_since?: RawBuilder<Date> },
): Promise<void> {
  await tx
    .updateTable('purchase')
    .set(change)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

export interface LockedShip {
  voyageId: number;
  /** The vessel with the number of its voyage. */
  name: string;
  state: VoyageState;
  hasLeft: boolean;
}

/** Both calls of a car. */
export const keyOfCalls = ({ load, discharge }: CarCalls): string => `${load} ${discharge}`;

/**
 * R98: the ships of pairs of calls, locked after the purchases, in the order of their ids, and against an edit of the voyage, but
 * not against other cars. Pairs that are not the calls of one voyage, of loading and of discharge, are left out.
 */
export async function lockShips(tx: Tx, pairs: readonly CarCalls[]): Promise<Map<string, LockedShip>> {
  if (pairs.length === 0) return new Map();
  const loads = pairs.map(({ load }) => load);
  const locked = await tx
    .selectFrom('voyage')
    .select('id')
    .where(sql<boolean>`id in (select voyage_id from port_call where port_call.id = any(${loads}::bigint[]))`)
    .orderBy('id')
    .forShare()
    .execute();
  // Read after the locks, as the edits left them for which they waited.
  const ships = await tx
    .selectFrom('voyage')
    .innerJoin('port_call as load_call', 'load_call.voyage_id', 'voyage.id')
    .innerJoin('port_call as last_call', 'last_call.voyage_id', 'voyage.id')
    .select((voyage) => [
      'voyage.id as voyageId',
      'load_call.id as load',
      'last_call.id as discharge',
      sql<string>`trim(vessel || ' ' || number)`.as('name'),
      voyage.ref('voyage.state').$castTo<VoyageState>().as('state'),
      sql<boolean>`load_call.actual_on is not null`.as('hasLeft'),
    ])
    .where(sql<boolean>`voyage.id = any(${locked.map(({ id }) => id)}::bigint[])`)
    .where('load_call.kind', '=', 'load')
    .where('last_call.kind', '=', 'discharge')
    .execute();
  return new Map(ships.map((ship) => [keyOfCalls(ship), ship]));
}
