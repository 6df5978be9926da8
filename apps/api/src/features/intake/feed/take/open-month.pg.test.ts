import { openTestDatabase } from '@seri/api/testkit/database';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, expect, it } from 'vitest';
import { openMonth } from './open-month.ts';

const database = await openTestDatabase();
const { db, pool } = database;

afterAll(() => database.drop());

it('a month that two sources open at once is opened once', async () => {
  const first = await pool.connect();
  await first.query('start transaction');
  await first.query(`select open_lot_month('2031-05-01')`);
  const second = openMonth(db, '2031-05-01');
  await untilWaiting(pool);
  await first.query('commit');
  first.release();
  await second;
  const { rows } = await pool.query(`select from pg_class where relname = 'lot_2031_05'`);
  expect(rows).toHaveLength(1);
});
