import type { Party } from '@seri/contract/trade/purchases.schema';
import { countryCodeOf } from '@seri/domain/people/countries';
import { purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import { type StandingStage, standingStages } from '@seri/domain/purchases/stages';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Purchase } from '../../../platform/database/schema.generated.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import type { BoughtCar } from '../eligibility/eligibility.query.ts';
import { type ChargeRow, readCharges } from './charges/charge.store.ts';
import { routeColumns } from './route-columns.ts';
import { readStages } from './stages/stage.store.ts';

const columns = ['lot_id', 'held_on', 'price', 'destination_code', 'destination', 'consignee', 'notify_party'] as const;
type WayOfCar = Pick<Selectable<Purchase>, (typeof columns)[number] | 'etd' | 'discharge_port'>;

/** R96: a purchase as its verdict needs it; whoever decides by it holds its lock. */
export async function readBoughtCar(db: Db | Tx, purchaseId: number): Promise<BoughtCar> {
  const row = await selectBoughtCars(db).where('purchase.id', '=', purchaseId).executeTakeFirstOrThrow();
  const [charges, stages] = [await readCharges(db, purchaseId), standingStages(await readStages(db, purchaseId))];
  return boughtCar(row, { charges, stages, today: japanDay(await nowOf(db)) });
}

export const selectBoughtCars = (db: Db | Tx) =>
  db
    .selectFrom('purchase')
    .innerJoin('purchase_route as route', 'route.purchase_id', 'purchase.id')
    .select(columns)
    .select(routeColumns);

interface StateOfCar {
  charges: readonly ChargeRow[];
  stages: readonly StandingStage[];
  today: JapanDay;
}

/** Judged by the day on which it has sailed, or will; as if it sailed today if nobody knows. */
export function boughtCar(row: WayOfCar, { charges, stages, today }: StateOfCar): BoughtCar {
  const sailedOn = stages.find(({ status }) => status === purchaseStatusCodes.inTransit)?.on;
  const parties = [row.consignee, row.notify_party] as readonly (Partial<Party> | null)[];
  return {
    lotId: row.lot_id,
    heldOn: row.held_on as JapanDay,
    price: row.price,
    charges: charges.filter(({ state }) => state === 'booked' || state === 'expected'),
    day: sailedOn ?? (row.etd as JapanDay | null) ?? today,
    destination: row.destination_code,
    // A place that is only typed counts like a port.
    typedPlaces: [row.discharge_port, ...(row.destination_code === null ? [row.destination] : [])].filter(Boolean),
    countries: parties.flatMap((party) => countryCodeOf(party?.countryId ?? null) ?? []),
  };
}
