import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { endAsking, findAsking, putAsking, takeAsking } from './asking.store.ts';

const database = await openTestDatabase();
const { db, pool } = database;
afterAll(() => database.drop());

let count = 0;
async function newAsking() {
  count += 1;
  const key = { service: 'test', subject: `asking ${count}` };
  const lotId = await newLot(db, { day: '2026-11-18' });
  const ask = () => inTransaction(db, (tx) => putAsking(tx, { ...key, lotId }));
  const end = (run: string, state: 'answered' | 'empty' | 'failed', answer: unknown = null) =>
    inTransaction(db, (tx) => endAsking(tx, key, { run, state, answer }));
  return { key, ask, end, isBegun: (await ask()).isBegun };
}

it('is begun once while it waits, and by one of many who ask at the same time', async () => {
  const { ask, isBegun } = await newAsking();
  expect(isBegun).toBe(true);
  const again = await Promise.all(Array.from({ length: 9 }, ask));
  expect(again.map((one) => [one.state, one.isBegun])).toEqual(again.map(() => ['waiting', false]));
});

it('is taken by one run, and taken anew by the next one, after which the first writes nothing', async () => {
  const { key, end } = await newAsking();
  await pool.query('delete from asking where subject <> $1', [key.subject]);
  expect(await takeAsking(db, 'test', '1.1')).toMatchObject({ subject: key.subject, times: 1 });
  expect(await takeAsking(db, 'test', '1.1')).toBeUndefined();
  expect(await takeAsking(db, 'test', '1.2')).toMatchObject({ subject: key.subject });
  expect(await end('1.1', 'answered', { from: 'the dead' })).toBe(false);
  expect(await end('1.2', 'answered', { from: 'the living' })).toBe(true);
  expect(await end('1.2', 'failed')).toBe(false);
  expect(await findAsking(db, key)).toMatchObject({ state: 'answered', answer: { from: 'the living' } });
});

it('has failed once it is dead: no run takes it, or ends it, and it can be asked again', async () => {
  const { key, ask, end } = await newAsking();
  await takeAsking(db, 'test', '1.1');
  await pool.query(`update asking set until = app_now() - interval '1 second'`);
  expect(await findAsking(db, key)).toMatchObject({ state: 'failed' });
  expect(await takeAsking(db, 'test', '1.2')).toBeUndefined();
  expect(await end('1.1', 'answered')).toBe(false);
  expect(await ask()).toMatchObject({ state: 'waiting', isBegun: true });
});
