import { openTestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { endAsking, putAsking, takeAsking } from './asking.store.ts';
import { openAwaiting } from './await-askings.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.drop());

/** A service takes its askings in turn, so each test has one of its own. */
async function newAsking(service: string, subject = 'one') {
  const key = { service, subject };
  const lotId = await newLot(db, { day: '2026-11-18' });
  await inTransaction(db, (tx) => putAsking(tx, { ...key, lotId }));
  return key;
}

it('all who wait go on when the asking has ended, and nobody else', async () => {
  const [key, other] = [await newAsking('crowd'), await newAsking('crowd', 'other')];
  const awaited = openAwaiting(db);
  const gone: string[] = [];
  const waits = Array.from({ length: 50 }, () => awaited.wait(key).then(() => gone.push('one')));
  const others = awaited.wait(other).then(() => gone.push('other'));
  const run = (await takeAsking(db, 'crowd', '1.1'))?.run ?? '';
  expect(await inTransaction(db, (tx) => endAsking(tx, key, { run, state: 'empty', answer: null }))).toBe(true);
  await Promise.all(waits);
  expect(gone).toEqual(Array.from({ length: 50 }, () => 'one'));
  awaited.stop();
  await others;
});

it('whoever leaves, or has waited long enough, goes on before its end', async () => {
  const key = await newAsking('slow');
  const leaving = new AbortController();
  const left = openAwaiting(db).wait(key, leaving.signal);
  leaving.abort();
  await left;
  await openAwaiting(db, 1).wait(key);
});

it('a process that is leaving lets all go, and nobody begins to wait', async () => {
  const key = await newAsking('leaving');
  const awaited = openAwaiting(db);
  const waiting = awaited.wait(key);
  awaited.stop();
  await waiting;
  await awaited.wait(key);
});
