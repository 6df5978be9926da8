import type { Party } from '@seri/contract/trade/purchases.schema';
import { countryCodeOf } from '@seri/domain/people/countries';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { type StandingStage, standingStages } from '@seri/domain/purchases/stages';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Purchase } from '../../../platform/database/schema.generated.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import type { BoughtCar, WayAbroad } from '../eligibility/eligibility.query.ts';
import { type ChargeRow, readChargesOf } from './charges/charge.store.ts';
import { routeColumns } from './route-columns.ts';
import { readStagesOf } from './stages/stage.store.ts';

const columns = ['lot_id', 'held_on', 'price', 'destination_code', 'destination', 'consignee', 'notify_party'] as const;
type WayOfCar = Pick<Selectable<Purchase>, (typeof columns)[number] | 'etd' | 'discharge_port'>;
export type WayOfPurchase = WayOfCar & { id: number };

/** R96: a purchase as its verdict needs it; whoever decides by it holds its lock. */
export async function readBoughtCar(db: Db | Tx, purchaseId: number): Promise<BoughtCar> {
  const [car] = await readCarsOfWays(db, [...(await readWaysOf(db, [purchaseId])).values()]);
  if (!car) throw new Error(`The purchase ${purchaseId} is gone.`);
  return car;
}

export async function readWaysOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, WayOfPurchase>> {
  const rows = await db
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select('purchase.id')
    .select(columns)
    .select(routeColumns)
    .where(sql<boolean>`purchase.id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The cars of ways, in their order. */
export async function readCarsOfWays(db: Db | Tx, ways: readonly WayOfPurchase[]): Promise<BoughtCar[]> {
  const ids = ways.map(({ id }) => id);
  const charges = Map.groupBy(await readChargesOf(db, ids), ({ purchase_id: id }) => id);
  const [stages, today] = [await readStagesOf(db, ids), japanDay(await nowOf(db))];
  return ways.map((way) => {
    const { id } = way;
    return boughtCar(way, { charges: charges.get(id) ?? [], stages: standingStages(stages.get(id) ?? []), today });
  });
}

interface StateOfCar {
  charges: readonly ChargeRow[];
  stages: readonly StandingStage[];
  today: JapanDay;
}

/** Judged by the day on which it has sailed, or will; as if it sailed today if nobody knows. */
export function boughtCar(row: WayOfCar, { charges, stages, today }: StateOfCar): BoughtCar {
  const sailedOn = stages.find(({ status }) => status === purchaseStatusCodes.inTransit)?.on;
  return {
    ...wayAbroad(row),
    lotId: row.lot_id,
    heldOn: row.held_on as JapanDay,
    price: row.price,
    charges: charges.filter(({ state }) => state === 'booked' || state === 'expected'),
    day: sailedOn ?? (row.etd as JapanDay | null) ?? today,
  };
}

export function wayAbroad(row: WayOfCar): WayAbroad {
  const parties = [row.consignee, row.notify_party] as readonly (Partial<Party> | null)[];
  return {
    places: row.destination_code === null ? [] : [row.destination_code],
    // A place that is only typed counts like a port.
    typedPlaces: [row.discharge_port, ...(row.destination_code === null ? [row.destination] : [])].filter(Boolean),
    countries: parties.flatMap((party) => countryCodeOf(party?.countryId ?? null) ?? []),
  };
}
