import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { LotRow } from '../../stock/lots/lot-row.query.ts';
import { isSeenBy } from '../../stock/lots/lots.query.ts';
import type { PriceReader } from './similar-lots.read.ts';

const most = 20;

/**
 * R31: earlier appearances of the vehicle of this lot, latest first. Its mileage must not have been higher then; if one
 * of the two is unknown, the lot must have a serial.
 */
export async function readAppearances(db: Db, lot: LotRow, { permissions, today }: PriceReader) {
  if (lot.vehicle === null) return [];
  return db
    .selectFrom('lot')
    .innerJoin('auction_session', 'auction_session.id', 'lot.session_id')
    .innerJoin('house', 'house.id', 'auction_session.house_id')
    .select(['lot.id', 'lot.kind', 'lot.held_on', 'runs_at', 'lot_no', 'mileage_km', 'start_price', 'sold_price'])
    .select(['lot.status', 'house.name as house_name'])
    .where('vehicle', '=', lot.vehicle)
    .where('runs_at', '<', lot.runs_at)
    .where(sql<boolean>`coalesce(mileage_km <= ${lot.mileage_km}, ${lot.serial !== ''})`)
    .where(isSeenBy(permissions, today))
    .orderBy('runs_at', 'desc')
    .limit(most)
    .execute();
}

export type Appearance = Awaited<ReturnType<typeof readAppearances>>[number];
