import type { JapanDay } from '@seri/domain/japan-time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The same vehicle at an earlier auction, and how it went. */
export interface Appearance {
  lotId: number;
  heldOn: JapanDay;
  auctionName: string;
  lotNo: string;
  mileageKm: number | null;
  startPrice: number | null;
  soldPrice: number | null;
  status: number;
}

/** Far more than any vehicle has. */
const most = 20;

/** R31: where the vehicle of this lot was seen before, the last time first. An odometer does not run backwards. */
export async function readAppearances(db: Db, lotId: number): Promise<Appearance[]> {
  const { rows } = await sql<Appearance>`
    select former.id as "lotId", former.held_on as "heldOn", house.name as "auctionName", former.lot_no as "lotNo",
      former.mileage_km as "mileageKm", former.start_price as "startPrice", former.sold_price as "soldPrice", former.status
    from lot_key
    join lot on lot.id = lot_key.id and lot.held_on = lot_key.held_on
    join lot as former on former.vehicle = lot.vehicle and former.runs_at < lot.runs_at
      and coalesce(former.mileage_km <= lot.mileage_km, lot.serial <> '')
    join auction_session on auction_session.id = former.session_id
    join house on house.id = auction_session.house_id
    where lot_key.id = ${lotId}
    order by former.runs_at desc limit ${most}`.execute(db);
  return rows;
}
