import type { Party } from '@seri/contract/trade/purchases.schema';
import { countryCodeOf } from '@seri/domain/people/countries';
import { type JapanDay, japanDay } from '@seri/domain/time/japan-time';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Purchase } from '../../../platform/database/schema.generated.ts';
import { nowOf } from '../../../platform/database/transaction.ts';
import type { BoughtCar } from '../eligibility/eligibility.query.ts';
import { type ChargeRow, readCharges } from './charges/charge.store.ts';

const columns = [
  'lot_id',
  'held_on',
  'price',
  'etd',
  'destination_code',
  'discharge_port',
  'consignee',
  'notify_party',
] as const;
type WayOfCar = Pick<Selectable<Purchase>, (typeof columns)[number]>;

/** R96: a purchase as its verdict needs it; the caller holds its lock. */
export async function readBoughtCar(tx: Tx, purchaseId: number): Promise<BoughtCar> {
  const row = await tx.selectFrom('purchase').select(columns).where('id', '=', purchaseId).executeTakeFirstOrThrow();
  return boughtCar(row, await readCharges(tx, purchaseId), japanDay(await nowOf(tx)));
}

/** A car that is not booked on a ship yet is judged as if it sailed today. */
export function boughtCar(row: WayOfCar, charges: readonly ChargeRow[], today: JapanDay): BoughtCar {
  const parties = [row.consignee, row.notify_party] as readonly (Partial<Party> | null)[];
  return {
    lotId: row.lot_id,
    heldOn: row.held_on as JapanDay,
    price: row.price,
    charges,
    day: (row.etd as JapanDay | null) ?? today,
    destination: row.destination_code,
    dischargePort: row.discharge_port,
    countries: parties.flatMap((party) => countryCodeOf(party?.countryId ?? null) ?? []),
  };
}
