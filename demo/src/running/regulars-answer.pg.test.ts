import { saveMessage } from '@seri/api/features/talk/chat/save-message';
import type { Actor } from '@seri/api/platform/actor';
import { inTransaction } from '@seri/api/platform/database/transaction';
import { actingOf } from '@seri/api/platform/http/acting';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newBid } from '@seri/api/testkit/factories';
import { FixedClock } from '@seri/api/testkit/fixed-clock';
import { silentLog } from '@seri/api/testkit/silent-log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Demo } from '../demo.ts';
import { fillDemo } from '../fill/fill-demo.ts';
import { demoRegulars } from '../regulars.data.ts';
import { readDemoActors } from './demo-actors.ts';
import { letRegularsAnswer } from './regulars-answer.ts';

const now = '2026-11-18T03:00:00Z';
let database: TestDatabase;
let clock: FixedClock;
let demo: Demo;
let manager: Actor;
let regular: Actor;

beforeAll(async () => {
  database = await openTestDatabase({ now });
  clock = new FixedClock(now);
  demo = { seed: 3, plan: { stock: 0, live: () => 0, archived: () => 0 }, database, clock, log: silentLog };
  await inTransaction(database.db, (tx) => fillDemo(tx, { now: clock.now(), hashPassword: async () => 'hash' }));
  [manager, regular] = (
    await readDemoActors(database.db, ['manager@demo.seri', demoRegulars[0]?.email ?? ''])
  ).toSorted((one, other) => one.roleId - other.roleId) as [Actor, Actor];
});

afterAll(() => database.drop());

const bidOf = ({ accountId }: Actor) => newBid(database.db, accountId);

const write = (by: Actor, bidId: number) =>
  saveMessage(actingOf(database.db, by, undefined, undefined), { bidId, comment: 'Shall I raise it?' });

async function sidesIn(bidId: number): Promise<string[]> {
  const rows = database.db.selectFrom('bid_message').select('is_from_staff').where('bid_id', '=', bidId);
  return (await rows.orderBy('id').execute()).map(({ is_from_staff: isStaff }) => (isStaff ? 'staff' : 'client'));
}

async function tickAfter(seconds: number): Promise<void> {
  clock.moveBy(seconds * 1000);
  await letRegularsAnswer(demo, database.db);
}

it('a regular reads a message of staff within eight seconds and answers it once within forty', async () => {
  const [answered, quiet] = [await bidOf(regular), await bidOf(regular)];
  await write(manager, answered);
  await write(regular, quiet);
  await tickAfter(2);
  expect(await database.db.selectFrom('bid_chat_read').selectAll().execute()).toEqual([]);
  await tickAfter(6);
  expect(await database.db.selectFrom('bid_chat_read').select(['bid_id', 'reader_id']).execute()).toEqual([
    { bid_id: answered, reader_id: regular.accountId },
  ]);
  expect(await sidesIn(answered)).toEqual(['staff']);
  await tickAfter(32);
  await tickAfter(60);
  expect(await sidesIn(answered)).toEqual(['staff', 'client']);
  expect(await sidesIn(quiet)).toEqual(['client']);
});
