import { apiRoot } from '@seri/contract/headers';
import type { Senders } from '@seri/contract/trade/receipts.schema';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptsSteps } from '../receipts.steps.ts';

let database: TestDatabase;
let api: TestApi;
let staff: TestUser;
let user: TestUser;

beforeAll(async () => {
  database = await openTestDatabase();
  api = await openTestApi(database);
  staff = await api.signedIn({ role: 'manager', rights: { accounting: true } });
  user = await api.signedIn();
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const sendersSeenBy = async (by: TestUser) =>
  (await api.ask<Senders>(by, { url: `${apiRoot}/user/senders?id=${user.accountId}` })).body;
const forget = (by: TestUser, key: string) =>
  api.ask(by, { method: 'DELETE', url: `${apiRoot}/user/senders`, query: { id: String(user.accountId), key } });

it('R94 a sender that staff have confirmed is listed until somebody who may book money takes it back', async () => {
  const { enter, book, candidates } = receiptsSteps(api);
  const pay = { senderName: 'OOO VOSTOK PAY', text: '' };
  await book(staff, await enter(staff, pay), user.accountId, { sender: 'agent' });
  const { list, can } = await sendersSeenBy(staff);
  expect(list).toMatchObject([{ name: 'OOO VOSTOK PAY', kind: 'agent', by: expect.any(String) }]);
  expect(can.forget).toBe(true);

  const onlooker = await api.signedIn({ role: 'manager' });
  expect((await sendersSeenBy(onlooker)).can.forget).toBe(false);
  const key = list[0]?.key ?? '';
  expect((await forget(onlooker, key)).status).toBe(403);
  expect((await forget(staff, 'nobody')).status).toBe(404);

  const next = await enter(staff, pay);
  const proposed = async () => (await candidates(staff, next)).body.list.map(({ client }) => client.id);
  expect(await proposed()).toContain(user.accountId);
  expect((await forget(staff, key)).status).toBe(200);
  expect((await sendersSeenBy(staff)).list).toEqual([]);
  expect(await proposed()).not.toContain(user.accountId);
  expect((await forget(staff, key)).status).toBe(404);
});
