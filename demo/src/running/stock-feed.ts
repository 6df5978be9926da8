import type { Db } from '@seri/api/platform/database/database';
import type { FeedRow, FeedRowOf } from '@seri/contract/intake/feed.schema';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { sql } from 'kysely';
import { stockRows } from '../lots/stock-rows.ts';

interface OfferedCar {
  id: string;
  place: string;
  price: number | null;
}

/**
 * The cars offered now, and results for the cars that they replaced: each place of the yard changes its car once in
 * a while.
 */
export async function stockFeed(
  db: Db,
  sourceId: number,
  { seed, count, now }: { seed: number; count: number; now: Date },
): Promise<readonly FeedRow[]> {
  const rows = stockRows(seed, count, now);
  const offered = new Map(rows.flatMap((row) => (row.type === 'lot' ? [[row.lotNo, row] as const] : [])));
  const sold = (await readOfferedCars(db, sourceId)).flatMap((car) => {
    const successor = offered.get(car.place);
    return successor && successor.id !== car.id ? [soldRow(car, successor.runsAt)] : [];
  });
  return [...rows, ...sold];
}

function soldRow({ id, price }: OfferedCar, endedAt: string): FeedRowOf<'result'> {
  return { type: 'result', lot: id, status: lotStatusCodes.sold, endedAt, ...(price !== null && { soldPrice: price }) };
}

async function readOfferedCars(db: Db, sourceId: number): Promise<readonly OfferedCar[]> {
  const { rows } = await sql<OfferedCar>`
    select external_id as id, lot_no as place, start_price as price
    from lot join lot_key using (id)
    where source_id = ${sourceId} and kind = 'stock' and status = ${lotStatusCodes.upcoming}`.execute(db);
  return rows;
}
