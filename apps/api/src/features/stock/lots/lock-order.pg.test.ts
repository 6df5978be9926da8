import type { JapanDay } from '@seri/domain/time/japan-time';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, expect, it } from 'vitest';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockLotAlone, lockLotForBid, lockLotsForBids } from './lot-for-bid.command.ts';

const november = '2026-11-19' satisfies JapanDay;
const december = '2026-12-03' satisfies JapanDay;
const database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
const { db, pool } = database;
const [lot, later] = [await newLot(db, { day: november }), await newLot(db, { day: december })];
const sessions = await sessionsOf([lot, later]);

afterAll(() => database.drop());

async function sessionsOf(lotIds: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('lot').select('session_id').where('id', 'in', lotIds).execute();
  return rows.map(({ session_id: id }) => Number(id));
}

type Table = 'lot' | 'auction_session';

/** The rows that nobody has locked. */
async function freeOf(table: Table, ids: readonly number[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from ${table} where id = any($1) order by id for update skip locked`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Runs the work while another transaction holds the row, and looks around once the work waits for it. */
async function whileHeld<Seen>(
  table: Table,
  id: number,
  work: (tx: Tx) => Promise<unknown>,
  look: () => Promise<Seen>,
) {
  const holder = await pool.connect();
  await holder.query('start transaction');
  await holder.query(`select from ${table} where id = $1 for update`, [id]);
  const working = inTransaction(db, work);
  await untilWaiting(pool);
  const seen = await look();
  await holder.query('commit');
  holder.release();
  await working;
  return seen;
}

const days = new Map<number, JapanDay>([
  [later, december],
  [lot, november],
]);

const lockBoth = (tx: Tx) => lockLotsForBids(tx, days);

it.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['a bid', (tx) => lockLotForBid(tx, lot)],
  ['a win', (tx) => lockLotAlone(tx, lot)],
  ['a batch of bids in two months', lockBoth],
])('R50 %s locks the sessions before the lots', async (_, lock) => {
  const [session = 0] = await sessionsOf([lot]);
  expect(await whileHeld('auction_session', session, lock, () => freeOf('lot', [lot, later]))).toEqual([lot, later]);
  expect(await whileHeld('lot', lot, lock, () => freeOf('auction_session', [session]))).toEqual([]);
});

it('R50 locks all sessions first, and then the lots month by month', async () => {
  const lookAtBoth = async () => [await freeOf('auction_session', sessions), await freeOf('lot', [lot, later])];
  expect(await whileHeld('lot', lot, lockBoth, lookAtBoth)).toEqual([[], [later]]);
});
