import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { formatYen } from '@seri/domain/money/money';
import { type NoticeType, noticeTypes } from '@seri/domain/talk/notices';
import { roleIds } from '@seri/domain/people/roles';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitAll } from '../../../platform/outbox/emit.ts';
import { keepNotice } from './notifications.command.ts';
import { notificationsSteps, runNotices, someFacts } from './notifications.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof notificationsSteps>;
let people: Record<'client' | 'dealer' | 'manager' | 'colleague' | 'stranger' | 'alone', TestUser>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = notificationsSteps(api, database);
  const [dealer, manager, colleague] = [
    await api.signedIn({ role: 'dealer' }),
    await api.signedIn({ role: 'manager' }),
    await api.signedIn({ role: 'manager' }),
  ];
  const means = { creditLimit: 100_000_000 };
  people = {
    client: await api.signedIn({ ...means, managerId: manager.accountId, dealerId: dealer.accountId }),
    dealer,
    manager,
    colleague,
    stranger: await api.signedIn({ ...means, managerId: manager.accountId }),
    alone: await api.signedIn(means),
  };
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const newCar = () => newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });

async function bidOf(user: TestUser): Promise<{ lot: number; bidId: number }> {
  const lot = await newCar();
  return { lot, bidId: await steps.bid(user, lot, 500_000) };
}

const setStatus = async (bidId: number, status: number, author: TestUser) =>
  expect((await steps.setStatus(author, bidId, status)).status).toBe(200);

const change = (id: number, set: { dealer_id?: null; role_id?: number }) =>
  database.db.updateTable('account').set(set).where('id', '=', id).execute();

/** The notices of a bid as `name eventType: reader`, including delayed ones. */
async function readersOf(bidId: number, type?: NoticeType): Promise<string[]> {
  await runNotices(database, api);
  const names = new Map(Object.entries(people).map(([name, { accountId }]) => [`account:${accountId}`, name]));
  const rows = await steps.eventsOf(bidId);
  return rows
    .filter(({ data }) => type === undefined || data.eventType === type)
    .map(({ name, audience, data }) => `${name} ${data.eventType}: ${names.get(audience)}`);
}

describe('R55 each notice reaches its readers and nobody else', () => {
  it('acts of a client reach its manager', async () => {
    const { lot, bidId } = await bidOf(people.client);
    await steps.bid(people.client, lot, 550_000);
    await steps.cancel(people.client, bidId);
    expect(await readersOf(bidId)).toEqual([
      'notification clientNewBid: manager',
      'notification clientChangeAmount: manager',
      'notification clientCancelBid: manager',
    ]);
    const again = await steps.bid(people.client, lot, 550_000);
    expect(await readersOf(again)).toEqual(['notification clientRebid: manager']);
  });

  it('acts of a client without a manager reach every manager', async () => {
    const { bidId } = await bidOf(people.alone);
    await runNotices(database, api);
    const managers = database.db.selectFrom('account').select('id').where('role_id', '=', roleIds.manager);
    const audiences = (await managers.orderBy('id').execute()).map(({ id }) => `account:${id}`);
    expect((await steps.eventsOf(bidId)).map(({ name, audience }) => [name, audience])).toEqual(
      audiences.map((audience) => ['notification', audience]),
    );
  });

  it('acts of the manager reach the client and its dealer', async () => {
    const lot = await newCar();
    const bidId = await steps.bidFor(people.manager, people.client.accountId, lot, 500_000);
    await steps.bidFor(people.manager, people.client.accountId, lot, 600_000);
    await steps.cancel(people.manager, bidId);
    expect(await readersOf(bidId)).toEqual([
      'client-notification managerNewBid: dealer',
      'client-notification managerNewBid: client',
      'client-notification managerChangeAmount: dealer',
      'client-notification managerChangeAmount: client',
      'client-notification managerBidStatus: dealer',
      'client-notification managerBidStatus: client',
    ]);
  });

  it('a status set by a colleague also reaches the manager', async () => {
    const { bidId } = await bidOf(people.client);
    await setStatus(bidId, bidStatusCodes.bid, people.colleague);
    expect(await readersOf(bidId, 'managerBidStatus')).toHaveLength(2);
    expect(await readersOf(bidId, 'managerUpdateStatus')).toEqual(['notification managerUpdateStatus: manager']);
  });

  it('a win reaches the client and its dealer', async () => {
    const { bidId } = await bidOf(people.client);
    await setStatus(bidId, bidStatusCodes.won, people.manager);
    expect(await readersOf(bidId, 'managerWinBid')).toEqual([
      'client-notification managerWinBid: dealer',
      'client-notification managerWinBid: client',
    ]);
  });

  const caused: readonly NoticeType[] = noticeTypes.filter((type) => type !== 'chatMessage');
  it.each(caused)('%s reaches one side, never its author', async (eventType) => {
    const { lot, bidId } = await bidOf(people.client);
    const isOfClient = eventType.startsWith('client');
    const author = isOfClient ? people.client : people.colleague;
    const message = { en: 'said', ru: 'сказано' };
    const notice = { ...someFacts, lotId: lot, bidId, eventType, message, isClientMessage: isOfClient };
    const telling = { clientId: people.client.accountId, authorId: author.accountId };
    await database.db.transaction().execute(async (tx) => emitAll(tx, await keepNotice(tx, notice, telling)));
    const isToStaff = isOfClient || eventType === 'managerUpdateStatus';
    const readers = (await readersOf(bidId)).slice(1).map((text) => text.split(': ')[1]);
    expect(readers).toEqual(isToStaff ? ['manager'] : ['dealer', 'client']);
  });

  it.each([
    ['the client side wrote', true, ['manager']],
    ['staff wrote', false, ['dealer', 'client']],
  ] as const)('messages that %s reach the other side', async (_label, isClientMessage, readers) => {
    const { lot, bidId } = await bidOf(people.client);
    const author = isClientMessage ? people.client : people.colleague;
    const events = await database.db.transaction().execute((tx) =>
      keepNotice(
        tx,
        {
          ...someFacts,
          eventType: 'chatMessage',
          message: { en: 'hello', ru: 'здравствуйте' },
          lotId: lot,
          bidId,
          isClientMessage,
        },
        { clientId: people.client.accountId, authorId: author.accountId },
      ),
    );
    expect(events.map(({ name, audience }) => ({ name, audience }))).toEqual(
      readers.map((reader) => ({ name: 'chat-notification', audience: `account:${people[reader].accountId}` })),
    );
  });
});

describe('R55 the content of a notice', () => {
  it('is a sentence in both languages with its lot; the socket of the author is excluded', async () => {
    const lot = await newCar();
    const { body } = await api.ask(people.manager, {
      method: 'POST',
      url: '/v1/bid/bid-from-manager',
      payload: {
        carId: lot,
        amount: 500_000,
        lotType: 'auction',
        bidGroup: null,
        bidType: 1,
        confirm: 1,
        userId: people.client.accountId,
      },
      headers: { 'socket-id': 'of-the-manager' },
    });
    const [dealers, clients] = await steps.eventsOf(Number(body['bidId']));
    expect(clients).toMatchObject({
      origin_socket: 'of-the-manager',
      data: {
        id: expect.any(Number),
        eventType: 'managerNewBid',
        message: {
          en: `Your manager placed a bid of ${formatYen(500_000)} for you`,
          ru: `Менеджер сделал за вас ставку ${formatYen(500_000)}`,
        },
        lotId: lot,
        lotType: 'auction',
        lotNo: expect.stringMatching(/^\d+$/),
        auctionName: expect.stringMatching(/^House/),
        specification: expect.stringMatching(/^Maker \d+ Model \d+ 2020$/),
        bidId: body['bidId'],
        isClientMessage: false,
        cause: 'placed',
        topic: 'bid',
        amount: 500_000,
        runsAt: '2026-11-19T01:00:00.000Z',
      },
    });
    expect(dealers?.data.message.en).toMatch(/^A manager placed a bid of .+ for Someone \d+$/);
  });
});

describe('R55 the notification centre', () => {
  it('lists the own notices newest first in pages, and counts the unread', async () => {
    const reader = await api.signedIn({ role: 'manager' });
    const client = await api.signedIn({ creditLimit: 100_000_000, managerId: reader.accountId });
    for (let made = 0; made < 31; made += 1) await bidOf(client);
    const first = await steps.list(reader);
    expect(first).toMatchObject({ unread: 31, hasMore: true });
    expect(first.notices).toHaveLength(30);
    const rest = await steps.list(reader, { before: String(first.notices.at(-1)?.id) });
    expect(rest).toMatchObject({ unread: 31, hasMore: false });
    const ids = [...first.notices, ...rest.notices].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(31);
  });

  it('follows the time, not the ids, also in pages and when all is marked as read', async () => {
    const reader = await api.signedIn({ role: 'manager' });
    const client = await api.signedIn({ creditLimit: 100_000_000, managerId: reader.accountId });
    for (let made = 0; made < 32; made += 1) await bidOf(client);
    const ids = (await steps.list(reader)).notices.map(({ id }) => id);
    const [latest = 0] = ids;
    const set = { created_at: new Date('2026-10-18T03:00:00Z') };
    await database.db.updateTable('notice').set(set).where('id', '=', latest).execute();
    const first = await steps.list(reader);
    expect(first.notices[0]?.id).toBe(ids[1]);
    const rest = await steps.list(reader, { before: String(first.notices.at(-1)?.id) });
    expect(rest.notices.at(-1)?.id).toBe(latest);
    expect(new Set([...first.notices, ...rest.notices].map(({ id }) => id)).size).toBe(32);
    expect(await steps.list(reader, { before: String(latest + 1_000_000) })).toEqual(first);
    await steps.read(reader, first.notices[0]?.id ?? 0);
    expect((await steps.list(reader)).unread).toBe(0);
  });

  it('shows one topic on request and counts the unread of each', async () => {
    const client = await api.signedIn({ creditLimit: 100_000_000 });
    const bidId = await steps.bidFor(people.manager, client.accountId, await newCar(), 500_000);
    await setStatus(bidId, bidStatusCodes.won, people.manager);
    expect((await steps.setSoldPrice(people.manager, bidId, 480_000)).status).toBe(200);
    await runNotices(database, api);
    const all = await steps.list(client);
    expect(all).toMatchObject({ unread: 3, unreadByTopic: { bid: 2, chat: 0, purchase: 1 } });
    const { notices } = await steps.list(client, { topic: 'purchase' });
    expect(notices).toMatchObject([{ cause: 'priced', price: 480_000, purchaseId: expect.any(Number) }]);
    expect(notices[0]?.message.en).toBe(
      `You won this lot for ${formatYen(480_000)}. Your bid was ${formatYen(500_000)}`,
    );
  });

  it('shows a notice of an earlier release without the fields that it lacks', async () => {
    const client = await api.signedIn({ creditLimit: 100_000_000 });
    await steps.bidFor(people.manager, client.accountId, await newCar(), 500_000);
    await database.pool.query(
      `update notice set content = content - '{cause,topic,amount,former,price,purchaseId,grade,photo,runsAt}'::text[]
       where account_id = $1`,
      [client.accountId],
    );
    expect((await steps.list(client)).notices).toMatchObject([
      { cause: null, topic: 'bid', amount: null, photo: null, runsAt: null, grade: '' },
    ]);
  });

  it('marks notices as read up to one, optionally of one bid, and notifies the other browsers once', async () => {
    const client = await api.signedIn({ creditLimit: 100_000_000 });
    const bids = [];
    for (const amount of [500_000, 600_000, 700_000]) {
      bids.push(await steps.bidFor(people.manager, client.accountId, await newCar(), amount));
    }
    const [third, second, first] = (await steps.list(client)).notices;
    await steps.read(client, third!.id, bids[1]);
    expect((await steps.list(client)).notices.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    await steps.read(client, second!.id);
    expect((await steps.list(client)).notices.map(({ isRead }) => isRead)).toEqual([false, true, true]);
    await steps.read(client, first!.id);
    const events = await database.db
      .selectFrom('outbox')
      .select('data')
      .where('name', '=', 'notices.read')
      .where('audience', '=', `account:${client.accountId}`)
      .orderBy('id')
      .execute();
    expect(events.map(({ data }) => data)).toEqual([
      { upTo: third!.id, bidId: bids[1] },
      { upTo: second!.id, bidId: null },
    ]);
  });

  it('marking as read leaves notices of others alone', async () => {
    const { bidId } = await bidOf(people.alone);
    const notice = (await steps.list(people.manager)).notices.find((each) => each.bidId === bidId);
    await steps.read(people.stranger, Number.MAX_SAFE_INTEGER);
    await steps.read(people.colleague, Number.MAX_SAFE_INTEGER);
    const after = (await steps.list(people.manager)).notices.find((each) => each.bidId === bidId);
    expect(after).toEqual({ ...notice, isRead: false });
  });

  it('hides notices from former dealers and former staff', async () => {
    const [dealer, manager] = [await api.signedIn({ role: 'dealer' }), await api.signedIn({ role: 'manager' })];
    const client = await api.signedIn({
      creditLimit: 100_000_000,
      managerId: manager.accountId,
      dealerId: dealer.accountId,
    });
    await bidOf(client);
    await steps.bidFor(people.colleague, client.accountId, await newCar(), 500_000);
    expect((await steps.list(dealer)).unread).toBe(1);
    expect((await steps.list(manager)).unread).toBe(1);
    await change(client.accountId, { dealer_id: null });
    await change(manager.accountId, { role_id: 1064 });
    expect(await steps.list(dealer)).toMatchObject({ notices: [], unread: 0, hasMore: false });
    expect(await steps.list(manager)).toMatchObject({ notices: [], unread: 0, hasMore: false });
  });
});
