import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLot } from '@seri/api/testkit/factories';
import { chatSteps } from './chat.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof chatSteps>;
let people: Record<'client' | 'dealer' | 'manager' | 'colleague' | 'owner' | 'stranger', TestUser>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = chatSteps(api, database);
  const [dealer, manager] = [await api.signedIn({ role: 'dealer' }), await api.signedIn({ role: 'manager' })];
  people = {
    dealer,
    manager,
    client: await api.signedIn({
      dealerId: dealer.accountId,
      managerId: manager.accountId,
      creditLimit: 100_000_000,
    }),
    colleague: await api.signedIn({ role: 'manager' }),
    owner: await api.signedIn({ role: 'manager', isOwner: true }),
    stranger: await api.signedIn(),
  };
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const newBid = () => steps.placed(people.client);
const audienceOf = ({ accountId }: TestUser) => `account:${accountId}`;

describe('R60 access to the chat of a bid', () => {
  it('the client, its dealer and staff may read and write; to others the chat is missing', async () => {
    const bidId = await newBid();
    const allowed = [people.client, people.dealer, people.manager, people.colleague, people.owner];
    for (const user of allowed) {
      expect(await steps.write(user, bidId, 'a word')).toMatchObject({ status: 200, body: { success: true } });
      expect(await steps.chat(user, bidId)).toMatchObject({ status: 200 });
      expect(await steps.markRead(user, bidId)).toMatchObject({ status: 200 });
    }
    for (const [user, status] of [
      [people.stranger, 404],
      [null, 401],
    ] as const) {
      expect(await steps.write(user, bidId, 'a word')).toMatchObject({ status });
      expect(await steps.chat(user, bidId)).toMatchObject({ status });
      expect(await steps.markRead(user, bidId)).toMatchObject({ status });
    }
    expect(await steps.messagesOf(bidId)).toHaveLength(allowed.length);
  });

  it('clients do not see chats of their dealer, nor a former dealer those of its client', async () => {
    const [own, former] = [await steps.placed(people.dealer), await newBid()];
    expect(await steps.chat(people.client, own)).toMatchObject({ status: 404 });
    const set = (id: number | null) =>
      database.db.updateTable('account').set({ dealer_id: id }).where('id', '=', people.client.accountId).execute();
    await set(null);
    expect(await steps.chat(people.dealer, former)).toMatchObject({ status: 404 });
    await set(people.dealer.accountId);
  });

  it('only staff read the history', async () => {
    const bidId = await newBid();
    for (const user of [people.manager, people.colleague, people.owner]) {
      expect(await steps.logs(user, bidId)).toMatchObject({ status: 200 });
    }
    for (const user of [people.client, people.dealer, people.stranger]) {
      expect(await steps.logs(user, bidId)).toMatchObject({ status: 403 });
    }
    expect(await steps.logs(people.manager, 999_999_999)).toMatchObject({ status: 404 });
  });
});

describe('R60 a message', () => {
  it('is trimmed, and neither empty nor longer than a thousand characters', async () => {
    const bidId = await newBid();
    for (const comment of ['', ' \n\t', 'x'.repeat(1001)]) {
      expect(await steps.write(people.client, bidId, comment)).toMatchObject({ status: 422 });
    }
    await steps.write(people.client, bidId, '  up to 1 750 000\nif it goes there \n');
    expect(await steps.messagesOf(bidId)).toEqual([
      { body: 'up to 1 750 000\nif it goes there', is_from_staff: false },
    ]);
  });

  it('is written once under one idempotency key', async () => {
    const bidId = await newBid();
    const headers = { 'idempotency-key': 'the-same-key-of-a-message-0001' };
    const first = await steps.write(people.client, bidId, 'once', headers);
    expect(await steps.write(people.client, bidId, 'once', headers)).toEqual(first);
    expect(await steps.messagesOf(bidId)).toHaveLength(1);
  });

  it('belongs to the side that wrote it; staff and dealers see names', async () => {
    const bidId = await newBid();
    await steps.write(people.client, bidId, 'from the client');
    await steps.write(people.dealer, bidId, 'from the dealer');
    await steps.write(people.manager, bidId, 'from the manager');
    const seenBy = async (user: TestUser) => {
      const { body } = await steps.chat(user, bidId);
      return body.chat.map(({ isOwn, isMine, author }) => [isOwn, isMine, author !== null]);
    };
    expect(await seenBy(people.client)).toEqual([
      [true, true, false],
      [true, false, false],
      [false, false, false],
    ]);
    expect(await seenBy(people.dealer)).toEqual([
      [true, false, true],
      [true, true, false],
      [false, false, true],
    ]);
    expect(await seenBy(people.manager)).toEqual([
      [false, false, true],
      [false, false, true],
      [true, true, false],
    ]);
    expect(await seenBy(people.colleague)).toEqual([
      [false, false, true],
      [false, false, true],
      [true, false, true],
    ]);
  });

  it('is sent live to both sides, and the other side gets a notice', async () => {
    const bidId = await newBid();
    await steps.write(people.client, bidId, 'hello');
    expect(await steps.eventsOf(bidId, 'chat.message')).toMatchObject([
      { audience: audienceOf(people.client), isOwn: true },
      { audience: audienceOf(people.dealer), isOwn: true },
      { audience: 'staff', isOwn: false },
    ]);
    await steps.write(people.colleague, bidId, 'hello to you');
    const noticed = await steps.eventsOf(bidId, 'chat-notification');
    expect(noticed.map(({ audience }) => audience)).toEqual([
      audienceOf(people.manager),
      ...[people.dealer, people.client].map(audienceOf),
    ]);
    expect(noticed[0]).toMatchObject({ isClientMessage: true, message: { en: expect.stringMatching(/: hello$/) } });
    expect(JSON.stringify(noticed.slice(1))).toContain('Your manager: hello to you');
  });

  it('may come with a bid: it is the first in the chat and unread by staff', async () => {
    const carId = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const bidId = await steps.bid(people.client, carId, 500_000, { comment: 'snow in that region?' });
    const { body: chat } = await steps.chat(people.manager, bidId);
    expect(chat).toMatchObject({ isRead: false, chat: [{ text: 'snow in that region?', isOwn: false }] });
  });
});

describe('R60 read marks', () => {
  it('staff share one mark, a client and its dealer have their own', async () => {
    const bidId = await newBid();
    await steps.write(people.client, bidId, 'one');
    expect(await steps.isRead(people.colleague, bidId)).toBe(false);
    expect(await steps.isRead(people.client, bidId)).toBe(true);
    await steps.markRead(people.manager, bidId);
    expect(await steps.isRead(people.colleague, bidId)).toBe(true);

    await steps.write(people.manager, bidId, 'two');
    await steps.markRead(people.client, bidId);
    expect(await steps.isRead(people.client, bidId)).toBe(true);
    expect(await steps.isRead(people.dealer, bidId)).toBe(false);
  });

  it('a mark covers messages up to the one seen, and never moves back', async () => {
    const bidId = await newBid();
    const { body: first } = await steps.write(people.client, bidId, 'one');
    await steps.write(people.client, bidId, 'two');
    await steps.markRead(people.manager, bidId, first.message.id);
    expect(await steps.isRead(people.manager, bidId)).toBe(false);
    await steps.markRead(people.manager, bidId);
    await steps.markRead(people.manager, bidId, first.message.id);
    expect(await steps.isRead(people.manager, bidId)).toBe(true);
  });

  it('a mark is sent once, to its own side as read and to the other as seen', async () => {
    const bidId = await newBid();
    const { body } = await steps.write(people.manager, bidId, 'one');
    await steps.markRead(people.client, bidId);
    await steps.markRead(people.client, bidId);
    expect(await steps.eventsOf(bidId, 'chat.read')).toEqual([
      { audience: audienceOf(people.client), bidId, upTo: body.message.id, isOwn: true },
      { audience: 'staff', bidId, upTo: body.message.id, isOwn: false },
    ]);
    expect((await steps.chat(people.manager, bidId)).body.seenUpTo).toBe(body.message.id);
    expect((await steps.chat(people.dealer, bidId)).body.seenUpTo).toBe(0);
  });

  it('reading a chat marks its notices as read, but no other notices of the bid', async () => {
    const bidId = await newBid();
    await steps.write(people.manager, bidId, 'one');
    const unread = async () => {
      const rows = database.db.selectFrom('notice').select('event_type').where('bid_id', '=', bidId);
      const own = rows.where('account_id', '=', people.client.accountId).where('read_at', 'is', null);
      return (await own.orderBy('id').execute()).map(({ event_type }) => event_type);
    };
    await database.db
      .insertInto('notice')
      .values({ account_id: people.client.accountId, event_type: 'managerBidStatus', bid_id: bidId, content: '{}' })
      .execute();
    expect(await unread()).toEqual(['chatMessage', 'managerBidStatus']);
    await steps.markRead(people.client, bidId);
    expect(await unread()).toEqual(['managerBidStatus']);
  });
});

describe('R60 the history of a bid', () => {
  it('lists each change with its author and former values, newest first', async () => {
    const carId = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const bidId = await steps.bid(people.client, carId, 500_000);
    await steps.bidFor(people.manager, people.client, carId, 550_000);
    await steps.write(people.client, bidId, 'a message is no change');
    const { body: log } = await steps.logs(people.colleague, bidId);
    expect(log).toMatchObject([
      { event: 'changed', userType: roleIds.manager, changes: [{ field: 'amount', from: 500_000, to: 550_000 }] },
      { event: 'placed', userType: roleIds.client, status: 1 },
    ]);
    expect(log.every(({ userName }) => userName.startsWith('Someone'))).toBe(true);
  });

  it('names the client for whom staff acted, but only the author where clients act themselves', async () => {
    const carId = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const bidId = await steps.bidFor(people.manager, people.client, carId, 500_000);
    await steps.bid(people.client, carId, 550_000);
    const { body: log } = await steps.logs(people.colleague, bidId);
    const [own, byStaff] = log;
    expect(log).toMatchObject([
      { event: 'changed', onBehalfOf: null },
      { event: 'placed', onBehalfOf: own?.userName },
    ]);
    expect(byStaff?.userName).not.toBe(own?.userName);
  });

  it('R59: has adjustments only for staff with the flag', async () => {
    const bidId = await newBid();
    const was = { amount: 500_000, adjustment: 0, status: 1 };
    const logged = [
      { from: was, to: { ...was, adjustment: 15_000 } },
      { from: was, to: { ...was, amount: 550_000, adjustment: 20_000 } },
    ];
    for (const detail of logged) {
      await database.db
        .insertInto('action_log')
        .values({ subject: `bid:${bidId}`, action: 'bid.changed', detail: JSON.stringify(detail) })
        .execute();
    }
    const fieldsOf = async (reader: TestUser) =>
      (await steps.logs(reader, bidId)).body.map(({ changes }) => changes.map(({ field }) => field));
    const without = await api.signedIn({ role: 'manager', overrides: { adjustmentPriceShow: false } });
    expect(await fieldsOf(people.manager)).toEqual([['amount', 'adjustment'], ['adjustment']]);
    expect(await fieldsOf(without)).toEqual([['amount']]);
  });

  it('shows the portal as a manager without a name', async () => {
    const bidId = await newBid();
    await database.db
      .insertInto('action_log')
      .values({ action: 'bid.moved', subject: `bid:${bidId}` })
      .execute();
    expect((await steps.logs(people.manager, bidId)).body).toMatchObject([
      { event: 'moved', userName: '', userType: roleIds.manager },
    ]);
  });
});
