import { openTestDatabase } from '@seri/testkit/database';
import { silentLog } from '@seri/testkit/silent-log';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { housekeepingHandlers, housekeepingJobs } from './housekeeping.ts';
import { startJobs } from './runner.ts';

const database = await openTestDatabase();
const { db, pool } = database;
afterAll(() => database.drop());

async function run(name: string) {
  const handler = housekeepingHandlers(db).find((each) => each.name === name);
  await handler!.run({ _cron: {} }, { jobId: '1', attempt: 1, signal: new AbortController().signal, log: silentLog });
}

test('every chore is a declared job with one handler', async () => {
  const jobs = await startJobs({ pool, log: silentLog, jobs: housekeepingJobs, handlers: housekeepingHandlers(db) });
  await jobs.stop();
});

test('an answer is kept for its key for 24 hours', async () => {
  for (const [key, hours] of [
    ['young', 23],
    ['old', 25],
  ] as const) {
    const created_at = sql<Date>`app_now() - ${`${hours} hours`}::interval`;
    await db.insertInto('idempotency_key').values({ owner: 'account:1', key, request_hash: '', created_at }).execute();
  }
  await run('platform.trim-idempotency-keys');
  expect(await db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'young' }]);
});

test('a used captcha is remembered until it would have expired', async () => {
  for (const [solution_hash, minutes] of [
    ['fresh', 1],
    ['expired', -1],
  ] as const) {
    const expires_at = sql<Date>`app_now() + ${`${minutes} minutes`}::interval`;
    await db.insertInto('captcha_used').values({ solution_hash, expires_at }).execute();
  }
  await run('platform.trim-used-captchas');
  expect(await db.selectFrom('captcha_used').select('solution_hash').execute()).toEqual([{ solution_hash: 'fresh' }]);
});

test('the outbox is trimmed by its chore', async () => {
  for (const sequence of [1, 2]) {
    await db
      .insertInto('outbox')
      .values({
        audience: 'account:1',
        name: 'x',
        data: '{}',
        sequence,
        written_at: sql<Date>`app_now() - interval '25 hours'`,
      })
      .execute();
  }
  await run('platform.trim-outbox');
  expect(await db.selectFrom('outbox').select('sequence').execute()).toEqual([{ sequence: 2 }]);
});
