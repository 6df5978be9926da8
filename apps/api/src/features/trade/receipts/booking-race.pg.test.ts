import type { BookReceiptBody } from '@seri/contract/trade/receipts.schema';
import type { Actor } from '@seri/api/platform/actor';
import type { Database } from '@seri/api/platform/database/database';
import { actingOf } from '@seri/api/platform/http/acting';
import { actorOf } from '@seri/api/testkit/actor-of';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newAccount } from '@seri/api/testkit/factories';
import { roleIds } from '@seri/domain/people/roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookReceipt } from './book-receipt.ts';
import { enterReceipt } from './enter-receipt.ts';
import { transfer } from './receipts.steps.ts';
import { reverseReceipt } from './reverse-receipt.ts';

let database: TestDatabase;
/** One connection each, like two API processes. */
let connections: Database[];
let actors: Actor[];

beforeAll(async () => {
  database = await openTestDatabase();
  connections = [1, 2].map(() => database.another(1));
  const staff = { role: 'manager', rights: { accounting: true } } as const;
  actors = await Promise.all(
    connections.map(async () => actorOf(await newAccount(database.db, staff), roleIds.manager)),
  );
});

afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await database.drop();
});

const acting = (turn: number, key?: string) =>
  actingOf(
    (connections[turn] ?? database).db,
    actors[key ? 0 : turn] ?? actorOf(0, roleIds.manager),
    undefined,
    key ? { key, requestHash: 'the same' } : undefined,
  );
const entered = async () => (await enterReceipt(acting(0), { ...transfer, rate: null, currency: 'JPY' })).id;
const order = (id: number, accountId: number): BookReceiptBody => ({
  id,
  version: 1,
  accountId,
  purchaseIds: [],
  announcementId: null,
  sender: 'once',
});
const entriesOf = async (accountIds: readonly number[]) =>
  (
    await database.db
      .selectFrom('ledger_entry')
      .select('amount')
      .where('account_id', 'in', [...accountIds])
      .execute()
  ).map(({ amount }) => amount);
const rounds = Array.from({ length: 10 }, (_, round) => round);

it.each(rounds)('R94 two managers book one line for two clients: one entry (%i)', async () => {
  const clients = [await newAccount(database.db), await newAccount(database.db)];
  const id = await entered();
  const results = await Promise.allSettled(clients.map((client, turn) => bookReceipt(acting(turn), order(id, client))));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'STATE_CHANGED' } });
  expect(await entriesOf(clients)).toEqual([transfer.amount]);
});

it.each(rounds)('R94 the same key twice at once: one entry, and both are told the same (%i)', async (round) => {
  const client = await newAccount(database.db);
  const id = await entered();
  const answers = await Promise.all(
    [0, 1].map((turn) => bookReceipt(acting(turn, `book ${round}`), order(id, client))),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(await entriesOf([client])).toEqual([transfer.amount]);
});

it.each(rounds)('R94 two managers reverse one line: one entry down (%i)', async () => {
  const client = await newAccount(database.db);
  const id = await entered();
  await bookReceipt(acting(0), order(id, client));
  const results = await Promise.allSettled(
    [0, 1].map((turn) => reverseReceipt(acting(turn), { id, version: 2, reason: 'Another' })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await entriesOf([client])).toSorted((one, other) => one - other)).toEqual([
    -transfer.amount,
    transfer.amount,
  ]);
});
