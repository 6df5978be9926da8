import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newNamedLot } from '@seri/api/testkit/name-lot';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measurePriceErrors, readPriceError } from './measure-price-error.ts';

let database: TestDatabase;
const now = new Date('2026-11-18T18:07:00Z');
const { signal } = new AbortController();

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

/** Sells so many cars of one model, one after another, each for a tenth more or less than a million in turn. */
async function sell(count: number): Promise<void> {
  const pattern = await newNamedLot(database.db, { day: '2026-11-10', chassis: 'ZVW50', soldPrice: 1_000_000 });
  await sql`
    insert into lot (id, held_on, kind, runs_at, lot_no, model_id, chassis_id, year, condition, sold_price, status)
    select ${pattern} * 10000 + place, held_on, kind, runs_at + place * interval '1 second', lot_no, model_id, chassis_id, year,
      condition, case place % 2 when 0 then 900000 else 1100000 end, status
    from lot, generate_series(1, ${count}) as place where id = ${pattern}`.execute(database.db);
}

it('R39 the error is that of prices told before each sale, once there are enough', async () => {
  await sell(200);
  await measurePriceErrors(database.db, now, signal);
  expect(await readPriceError(database.db, 'car')).toBeNull();
  await sell(200);
  await measurePriceErrors(database.db, now, signal);
  const error = await readPriceError(database.db, 'car');
  expect(error?.sales).toBeGreaterThanOrEqual(300);
  expect(error?.medianError).toBeCloseTo(0.1, 1);
  expect(await readPriceError(database.db, 'bike')).toBeNull();
});

it('R39 an error that rests on too few sales is forgotten', async () => {
  await measurePriceErrors(database.db, new Date('2027-11-18T18:07:00Z'), signal);
  expect(await readPriceError(database.db, 'car')).toBeNull();
});
