import { addDays, japanDay } from '@seri/domain/time/japan-time';
import { quartilesOf } from '@seri/domain/prices/price-sense';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { pricedLotOf, type PricedLotRow } from './fair-price.ts';
import { findFairPrices } from './find-fair-prices.ts';

const kinds = ['car', 'bike', 'machine'] as const;
type ErrorKind = (typeof kinds)[number];
/** Fewer sales say too little. */
const fewestErrors = 300;
const days = 90;
const mostMeasured = 2_000;
const atOnce = 50;

/** R39: how far the average was from the price of the next sale, in the last ninety days. */
export async function measurePriceErrors(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  for (const kind of kinds) await measureKind(db, kind, now, signal);
}

async function measureKind(db: Db, kind: ErrorKind, now: Date, signal: AbortSignal): Promise<void> {
  const sales = await readSales(db, kind, now);
  const errors: number[] = [];
  for (let from = 0; from < sales.length; from += atOnce) {
    if (signal.aborted) return;
    errors.push(...(await errorsOf(db, sales.slice(from, from + atOnce), now)));
  }
  if (errors.length < fewestErrors) {
    await db.deleteFrom('price_error').where('kind', '=', kind).execute();
    return;
  }
  const [median_error, measured_at] = [medianOf(errors), now];
  await db
    .insertInto('price_error')
    .values({ kind, sales: errors.length, median_error, measured_at })
    .onConflict((row) => row.column('kind').doUpdateSet({ sales: errors.length, median_error, measured_at }))
    .execute();
}

type Sale = PricedLotRow & { sold_price: number };

/** An even sample: sorted by a hash of the id. */
async function readSales(db: Db, kind: ErrorKind, now: Date): Promise<Sale[]> {
  const today = japanDay(now);
  const { rows } = await sql<Sale>`
    select kind, held_on, runs_at, model_id, chassis_id, year, condition, mileage_km, hours, trim_name, sold_price
    from lot
    where kind = ${kind} and sold_price > 0 and held_on between ${addDays(today, -days)}::date and ${today}::date
    order by hashint8(id) limit ${mostMeasured}`.execute(db);
  return rows;
}

/** Lots with too few comparable sales have no average, and so no error. */
async function errorsOf(db: Db, sales: readonly Sale[], now: Date): Promise<number[]> {
  const priced = sales.map((sale) => pricedLotOf(sale, japanDay(now)));
  const prices = await findFairPrices(db, priced);
  return sales.flatMap(({ sold_price: price }, place) => {
    const median = prices[place]?.quartiles?.median;
    return median === undefined ? [] : [Math.abs(median - price) / price];
  });
}

/** In parts per million, because quartiles are whole numbers. */
function medianOf(errors: readonly number[]): number {
  const million = 1_000_000;
  return (quartilesOf(errors.map((error) => error * million))?.median ?? 0) / million;
}

export interface PriceError {
  sales: number;
  medianError: number;
}

export async function readPriceError(db: Db, kind: string): Promise<PriceError | null> {
  const row = await db.selectFrom('price_error').selectAll().where('kind', '=', kind).executeTakeFirst();
  return row ? { sales: row.sales, medianError: row.median_error } : null;
}
