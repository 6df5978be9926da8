import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { roundsOf } from '@seri/api/testkit/rounds';
import { untilWaiting } from '@seri/api/testkit/lock-waits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatSteps } from './chat.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof chatSteps>;
let client: TestUser;
let managers: TestUser[];

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = chatSteps(api, database);
});

/** New accounts each time, because the pace limit would stop them after some rounds. */
beforeEach(async () => {
  client = await api.signedIn();
  managers = await Promise.all([1, 2].map(() => api.signedIn({ role: 'manager' })));
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const managerOf = (turn: number): TestUser => managers[turn % managers.length] ?? client;
const markOf = async (bidId: number, readerId: number) => {
  const marks = database.db.selectFrom('bid_chat_read').select('up_to').where('bid_id', '=', bidId);
  return (await marks.where('reader_id', '=', readerId).executeTakeFirst())?.up_to;
};
const ascending = (ids: readonly (number | undefined)[]) => ids.toSorted((one, other) => Number(one) - Number(other));

describe('R60 concurrent use of one chat', () => {
  it('a message waits for the commit of the one before it, so none appears before one that was read', async () => {
    const bidId = await steps.placed(client);
    const other = await database.pool.connect();
    await other.query('start transaction');
    await other.query('select from bid where id = $1 for no key update', [bidId]);
    await other.query(`insert into bid_message (bid_id, account_id, body) values ($1, $2, 'first')`, [
      bidId,
      client.accountId,
    ]);
    const writing = steps.write(client, bidId, 'second');
    await untilWaiting(database.pool);
    expect((await steps.chat(managerOf(0), bidId)).body.chat).toEqual([]);
    await other.query('commit');
    other.release();
    await writing;
    expect((await steps.messagesOf(bidId)).map(({ body }) => body)).toEqual(['first', 'second']);
  });

  it.each(roundsOf(2, 50))('two managers mark it as read: the shared mark only moves forward (%i)', async () => {
    const bidId = await steps.placed(client);
    const ids: number[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
      ids.push((await steps.write(client, bidId, text)).body.message.id);
    }
    const orders = [...ids.toReversed(), ...ids];
    await Promise.all(orders.map((upTo, turn) => steps.markRead(managerOf(turn), bidId, upTo)));
    expect(await markOf(bidId, 0)).toBe(ids.at(-1));
    const positions = (await steps.eventsOf(bidId, 'chat.read')).filter(({ isOwn }) => isOwn).map(({ upTo }) => upTo);
    expect(positions).toEqual(ascending([...new Set(positions)]));
    expect(await steps.isRead(managerOf(0), bidId)).toBe(true);
  });

  it.each(roundsOf(2, 50))(
    'all write and read: each message is stored once, and unread ones stay unread (%i)',
    async () => {
      const bidId = await steps.placed(client);
      const turns = Array.from({ length: 12 }, (_, turn) => turn);
      const written = turns.map((turn) =>
        steps.write(turn % 2 === 0 ? client : managerOf(turn), bidId, `message ${turn}`),
      );
      const read = turns.map((turn) => steps.markRead(turn % 2 === 0 ? client : managerOf(turn), bidId));
      for (const { status } of await Promise.all([...written, ...read])) expect(status).toBe(200);
      const bodies = (await steps.messagesOf(bidId)).map(({ body }) => body);
      expect(bodies.toSorted()).toEqual(turns.map((turn) => `message ${turn}`).toSorted());
      const { chat } = (await steps.chat(client, bidId)).body;
      const [mark = 0, newest] = [await markOf(bidId, client.accountId), chat.findLast(({ isOwn }) => !isOwn)];
      expect(await steps.isRead(client, bidId)).toBe(mark >= (newest?.id ?? 0));
      expect(mark).toBeLessThanOrEqual(chat.at(-1)?.id ?? 0);
    },
  );
});
