import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '@seri/api/testkit/database';
import { newAccount, newBid, newLot } from '@seri/api/testkit/factories';
import { silentLog } from '@seri/api/testkit/silent-log';
import { day, japanDay } from '@seri/domain/time/japan-time';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openBlobs } from '../blobs/blobs.ts';
import { housekeepingHandlers, housekeepingJobs } from './housekeeping.ts';
import { startJobs } from './runner.ts';

const database = await openTestDatabase();
const { db, pool } = database;
const dataDir = await mkdtemp(join(tmpdir(), 'seri-chores-'));
const blobs = openBlobs({ dataDir });
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const afterSpan = (span: string) => sql<Date>`app_now() + ${span}::interval`;

async function newSignIn({ expires, ended }: { expires: string; ended?: string }): Promise<string> {
  const id = randomUUID();
  const account_id = await newAccount(db);
  const ended_at = ended === undefined ? null : afterSpan(ended);
  await db
    .insertInto('sign_in')
    .values({ id, account_id, expires_at: afterSpan(expires), ended_at })
    .execute();
  return id;
}

async function newToken(sign_in_id: string, expires: string, kind = 'refresh'): Promise<Buffer> {
  const hash = randomBytes(32);
  await db
    .insertInto('sign_in_token')
    .values({ hash, sign_in_id, kind, expires_at: afterSpan(expires) })
    .execute();
  return hash;
}

async function run(name: string) {
  const handler = housekeepingHandlers(db, blobs, { dataDir, pictureRoom: 100 }).find((each) => each.name === name);
  await handler!.run({ _cron: {} }, { jobId: '1', attempt: 1, signal: new AbortController().signal, log: silentLog });
}

test('every chore is a declared job with one handler', async () => {
  const jobs = await startJobs({
    pool,
    log: silentLog,
    jobs: housekeepingJobs,
    handlers: housekeepingHandlers(db, blobs, { dataDir, pictureRoom: 100 }),
  });
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

test('a mail in the folder is kept for a week', async () => {
  const folder = join(dataDir, 'outbox');
  await mkdir(folder);
  for (const [name, days] of [
    ['young', 6],
    ['old', 8],
  ] as const) {
    const written = new Date(Date.now() - days * day);
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), written, written);
  }
  await run('platform.trim-mail-folder');
  expect(await readdir(folder)).toEqual(['young']);
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

test('a token is forgotten once it is expired, and its sign-in is kept', async () => {
  const signIn = await newSignIn({ expires: '1 day' });
  await newToken(signIn, '-1 minute', 'access');
  const fresh = await newToken(signIn, '1 minute');
  await run('platform.trim-sign-in-tokens');
  const left = db.selectFrom('sign_in_token').select('hash').where('sign_in_id', '=', signIn);
  expect(await left.execute()).toEqual([{ hash: fresh }]);
  expect(await db.selectFrom('sign_in').select('id').execute()).toContainEqual({ id: signIn });
});

test('a sign-in is forgotten with its tokens 90 days after it ended or expired', async () => {
  await db.deleteFrom('sign_in').execute();
  const kept = await Promise.all([
    newSignIn({ expires: '1 day' }),
    newSignIn({ expires: '-89 days' }),
    newSignIn({ expires: '1 day', ended: '-89 days' }),
  ]);
  const gone = await Promise.all([
    newSignIn({ expires: '-91 days' }),
    newSignIn({ expires: '1 day', ended: '-91 days' }),
  ]);
  for (const id of [...kept, ...gone]) await newToken(id, '1 day');
  await run('platform.trim-sign-ins');
  const left = await db.selectFrom('sign_in').select('id').execute();
  const tokens = await db.selectFrom('sign_in_token').select('sign_in_id').execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
  expect(tokens.map(({ sign_in_id }) => sign_in_id).toSorted()).toEqual(kept.toSorted());
});

test('a mailed link is forgotten a week after it stopped working', async () => {
  const account_id = await newAccount(db);
  const link = (days: number) => ({
    hash: randomBytes(32),
    account_id,
    kind: 'verify-email',
    expires_at: afterSpan(`${days} days`),
  });
  const [young, old] = [link(-6), link(-8)];
  await db.insertInto('mailed_link').values([young, old]).execute();
  await run('platform.trim-mailed-links');
  expect(await db.selectFrom('mailed_link').select('hash').execute()).toEqual([{ hash: young.hash }]);
});

test('tries are forgotten after a day', async () => {
  for (const [key, age] of [
    ['email:young', '-23 hours'],
    ['email:old', '-25 hours'],
  ] as const) {
    await db
      .insertInto('tries')
      .values({ key, count: 9, last_at: afterSpan(age), wait_until: afterSpan(age) })
      .execute();
  }
  await run('platform.trim-tries');
  expect(await db.selectFrom('tries').select('key').execute()).toEqual([{ key: 'email:young' }]);
});

test('that a mail was sent is remembered for 90 days', async () => {
  const mails = [
    { id: 'young', sent_at: afterSpan('-89 days') },
    { id: 'old', sent_at: afterSpan('-91 days') },
  ];
  await db.insertInto('mail_sent').values(mails).execute();
  await run('platform.trim-sent-mails');
  expect(await db.selectFrom('mail_sent').select('id').execute()).toEqual([{ id: 'young' }]);
});

test('a notice is forgotten after 90 days, read or not', async () => {
  const account_id = await newAccount(db);
  const bid_id = await newBid(db, account_id);
  const notice = (days: number, read_at: ReturnType<typeof afterSpan> | null) => ({
    account_id,
    bid_id,
    event_type: 'clientNewBid',
    content: '{}',
    created_at: afterSpan(`${days} days`),
    read_at,
  });
  const notices = [notice(-89, null), notice(-91, null), notice(-91, afterSpan('-90 days'))];
  const [young] = await db.insertInto('notice').values(notices).returning('id').execute();
  await run('platform.trim-notices');
  expect(await db.selectFrom('notice').select('id').execute()).toEqual([young]);
});

test('a place of the limit of extra photos is forgotten after two days', async () => {
  const [account_id, now] = [await newAccount(db), new Date()];
  for (const days of [1, 4]) {
    const lot_id = await newLot(db, { day: '2026-11-18' });
    const place = { account_id, lot_id, day: japanDay(new Date(now.getTime() - days * day)), until: null };
    await db.insertInto('extra_photo_place').values(place).execute();
  }
  await run('platform.trim-photo-places');
  expect(await db.selectFrom('extra_photo_place').select('account_id').execute()).toHaveLength(1);
});

test('what was asked in vain is forgotten after a week, and an answer is kept', async () => {
  const lot_id = await newLot(db, { day: '2026-11-18' });
  for (const [subject, state, days] of [
    ['young', 'failed', -6],
    ['old', 'failed', -8],
    ['kept', 'answered', -800],
  ] as const)
    await db
      .insertInto('asking')
      .values({ service: 'x', subject, lot_id, state, until: afterSpan(`${days} days`) })
      .execute();
  await run('platform.trim-askings');
  const left = await db.selectFrom('asking').select('subject').orderBy('subject').execute();
  expect(left.map(({ subject }) => subject)).toEqual(['kept', 'young']);
});

test('what a profile and the parties of a car held is forgotten in the log after 400 days, and nothing else', async () => {
  const detail = { from: { full_name: 'Ada' }, to: { full_name: 'Eve' } };
  const row = (action: string, days: number) => ({
    action,
    subject: 'account:7',
    detail: JSON.stringify(detail),
    done_at: afterSpan(`${days} days`),
  });
  await db
    .insertInto('action_log')
    .values([
      row('profile.changed', -399),
      row('profile.changed', -401),
      row('client.updated', -401),
      row('purchase.parties-changed', -399),
      row('purchase.parties-changed', -401),
      row('client.role-changed', -401),
    ])
    .execute();
  await run('platform.forget-in-log');
  const logged = db.selectFrom('action_log').select('detail').where('subject', '=', 'account:7').orderBy('id');
  const forgotten = { forgotten: ['full_name'] };
  expect((await logged.execute()).map((one) => one.detail)).toEqual([
    detail,
    forgotten,
    forgotten,
    detail,
    forgotten,
    detail,
  ]);
});

test('a failed sign-in is forgotten after 90 days', async () => {
  const rows = [-89, -91].map((days) => {
    const at = afterSpan(`${days} days`);
    return { minute: at, last_at: at, network: 'unknown', reason: 'wrongPassword' };
  });
  const [young] = await db.insertInto('failed_sign_in').values(rows).returning('id').execute();
  await run('platform.trim-failed-sign-ins');
  expect(await db.selectFrom('failed_sign_in').select('id').execute()).toEqual([young]);
});
