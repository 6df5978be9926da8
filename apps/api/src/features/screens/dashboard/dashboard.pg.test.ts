import type { Dashboard, DayRail } from '@seri/contract/screens/dashboard.schema';
import { apiRoot } from '@seri/contract/headers';
import { hour, type JapanDay } from '@seri/domain/time/japan-time';
import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { type NewBid, newBid, newLot } from '@seri/api/testkit/factories';
import { today, tomorrow, yesterday } from '@seri/api/testkit/fixed-clock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
});
afterEach(() => setClock(noon));
afterAll(async () => {
  await api.close();
  await database.drop();
});

const read = async (by: TestUser, query: Record<string, string> = {}) => {
  const { status, body } = await api.ask<Dashboard>(by, { url: `${apiRoot}/dashboard/today`, query });
  expect(status).toBe(200);
  return body;
};

const placed = (accountId: number, bid?: NewBid) => newBid(database.db, accountId, bid);
const writeMessage = ({ accountId }: TestUser, bidId: number) =>
  database.db
    .insertInto('bid_message')
    .values({ bid_id: bidId, account_id: accountId, body: 'Is it clean?', is_from_staff: false })
    .returning(['id', 'written_at'])
    .executeTakeFirstOrThrow();
const ids = ({ next }: Dashboard) => next.map(({ bidId }) => bidId);
/** Noon in Japan. */
const noon = new Date('2026-11-18T03:00:00Z');
const setClock = (to: Date) => api.clock.moveBy(to.getTime() - api.clock.now().getTime());
const inHours = (hours: number) => new Date(noon.getTime() + hours * hour);
/** A lot whose bidding closes in so many hours, which is an hour before its session. */
const closingIn = (hours: number) => ({ lot: { day: today, sessionStart: inHours(hours + 1) } });

async function people() {
  const manager = await api.signedIn({ role: 'manager' });
  const dealer = await api.signedIn({ role: 'dealer', managerId: manager.accountId });
  const client = await api.signedIn({
    managerId: manager.accountId,
    dealerId: dealer.accountId,
    creditLimit: 5_000_000,
  });
  const stranger = await api.signedIn();
  return { manager, dealer, client, stranger };
}

/** Marks the bid as purchased, without entries in the ledger. */
async function buy(bidId: number): Promise<void> {
  await database.pool.query(
    `with bought as (
       insert into purchase (bid_id, account_id, lot_id, held_on, price, created_by)
       select id, account_id, lot_id, held_on, amount, account_id from bid where id = $1 returning id
     )
     update bid set purchase_id = bought.id from bought where bid.id = $1`,
    [bidId],
  );
}

describe('R63 the bids on the dashboard', () => {
  it('a client sees its own bids, a dealer also those of its clients, and each its own means', async () => {
    const { dealer, client, stranger } = await people();
    const placedBids = {
      client: await placed(client.accountId, { ...closingIn(2), amount: 1_000_000 }),
      dealer: await placed(dealer.accountId, closingIn(1)),
      stranger: await placed(stranger.accountId, closingIn(1)),
    };
    const own = await read(client);
    expect(ids(own)).toEqual([placedBids.client]);
    expect(own).toMatchObject({
      kind: 'client',
      clients: null,
      exposures: [],
      means: { creditLimit: 5_000_000, bidAllow: 4_000_000, activeBids: 1 },
      next: [{ client: null, bidAmount: 1_000_000 }],
    });
    const dealers = await read(dealer);
    expect(ids(dealers)).toEqual([placedBids.dealer, placedBids.client]);
    expect(dealers).toMatchObject({
      kind: 'dealer',
      clients: 1,
      today: { count: 2 },
      exposures: [{ accountId: client.accountId, creditLimit: 5_000_000, exposure: 1_000_000 }],
    });
    expect(dealers.next[0]?.client).toBeNull();
    expect(dealers.next[1]?.client).toEqual(expect.stringContaining('Someone'));
  });

  it('a client cannot select bids of others', async () => {
    const { client, stranger } = await people();
    await placed(stranger.accountId, closingIn(1));
    expect(await read(client, { scope: 'all' })).toMatchObject({ today: { count: 0 }, next: [] });
  });

  it('staff see their own clients by default, all on request, and never accounts of staff', async () => {
    const { manager, client, stranger } = await people();
    const [own, others] = [
      await placed(client.accountId, closingIn(0.5)),
      await placed(stranger.accountId, closingIn(0.25)),
    ];
    const mine = await read(manager);
    expect(mine).toMatchObject({ kind: 'staff', clients: 2, means: null, fresh: { count: 1, soon: 1 } });
    expect(ids(mine)).toEqual([own]);
    const all = await read(manager, { scope: 'all' });
    expect(ids(all)).toContain(others);
    const before = all.fresh.count;
    await placed((await api.signedIn({ role: 'manager' })).accountId, closingIn(0.5));
    expect((await read(manager, { scope: 'all' })).fresh.count).toBe(before);
  });

  it.each(['guest', 'restricted', 'troublesome', 'vip'] as const)(
    'a %s account gets an empty dashboard',
    async (role) => {
      expect(await read(await api.signedIn({ role }))).toMatchObject({ kind: 'client', today: { count: 0 }, next: [] });
    },
  );
});

it('R63 the houses of today stand once each, with the next deadline of all their sessions', async () => {
  const { db } = database;
  const lots = [
    await newLot(db, { day: today, sessionStart: inHours(0.5) }),
    await newLot(db, { day: today, sessionStart: inHours(3) }),
  ];
  const sessions = await db.selectFrom('lot').select('session_id').where('id', 'in', lots).orderBy('id').execute();
  const [first, second] = sessions.map(({ session_id: id }) => id ?? 0);
  const ofFirst = db
    .selectFrom('auction_session')
    .select('house_id')
    .where('id', '=', first ?? 0);
  await db
    .updateTable('auction_session')
    .set({ house_id: ofFirst })
    .where('id', '=', second ?? 0)
    .execute();
  const { name } = await db.selectFrom('house').select('name').where('id', '=', ofFirst).executeTakeFirstOrThrow();
  const own = async () => {
    const { body } = await api.ask<DayRail>(await api.signedIn(), { url: `${apiRoot}/dashboard/rail` });
    return body.houses.filter((house) => house.name === name);
  };
  const house = { name, startsAt: inHours(0.5).toISOString(), lots: 2 };
  expect(await own()).toEqual([{ ...house, closesAt: inHours(2).toISOString() }]);
  setClock(inHours(2.5));
  expect(await own()).toEqual([{ ...house, closesAt: inHours(2).toISOString() }]);
  setClock(inHours(-1));
  expect(await own()).toEqual([{ ...house, closesAt: inHours(-0.5).toISOString() }]);
});

describe('R63 the figures of the day', () => {
  it('staff see bids that close within the hour, clients also later ones', async () => {
    const { manager, client } = await people();
    const [soon, late] = [
      await placed(client.accountId, closingIn(0.9)),
      await placed(client.accountId, closingIn(1.1)),
    ];
    await placed(client.accountId, closingIn(-0.1));
    expect(ids(await read(manager))).toEqual([soon]);
    expect(ids(await read(client))).toEqual([soon, late]);
  });

  it('the day ends at midnight in Japan', async () => {
    const { client } = await people();
    await placed(client.accountId, { status: 6, lot: { day: yesterday } });
    await placed(client.accountId, { status: 6, lot: { day: today } });
    await placed(client.accountId, { lot: { day: tomorrow } });
    setClock(new Date('2026-11-18T14:59:59Z'));
    expect(await read(client)).toMatchObject({ day: today, today: { count: 1, won: 1 } });
    setClock(new Date('2026-11-18T15:00:00Z'));
    const next = await read(client);
    expect(next).toMatchObject({ day: tomorrow, today: { count: 1, won: 0 } });
    expect(next.wins.slice(-3)).toEqual([
      { day: yesterday, count: 1 },
      { day: today, count: 1 },
      { day: tomorrow, count: 0 },
    ]);
  });

  it('the exposure of a client equals the one in its means, also with groups', async () => {
    const { manager, client } = await people();
    const { accountId } = client;
    const inGroup = (group: string, amount: number, more: NewBid = {}) =>
      placed(accountId, { group, amount, lot: { day: tomorrow }, ...more });
    await database.pool.query(
      `insert into bid_group (account_id, week, letter, cars) values ($1, '2026-11-16', 'A', 2)`,
      [accountId],
    );
    for (const amount of [500_000, 900_000, 700_000]) await inGroup('A', amount);
    await inGroup('B', 900_000);
    // Can no longer be withdrawn, so it counts beside the dearest bid.
    await inGroup('B', 800_000, closingIn(0.5));
    await inGroup('C', 400_000);
    await buy(await inGroup('C', 300_000, { status: 6 }));
    await database.pool.query('update bid set adjustment = 20000 where id = $1', [
      await placed(accountId, { amount: 100_000, lot: { day: tomorrow } }),
    ]);
    const { exposures } = await read(manager);
    const { balance, creditLimit, bidAllow } = (await read(client)).means ?? {
      balance: 0,
      creditLimit: 0,
      bidAllow: 0,
    };
    expect(exposures).toMatchObject([{ accountId, exposure: 1_600_000 + 1_700_000 + 120_000 }]);
    expect(exposures[0]?.exposure).toBe(balance + creditLimit - bidAllow);
  });

  it('the clients with the highest exposure are listed; of a group only the bids it may buy count', async () => {
    const manager = await api.signedIn({ role: 'manager' });
    const managed = () => api.signedIn({ managerId: manager.accountId });
    for (let count = 0; count < 13; count += 1) {
      const { accountId } = await managed();
      for (let bids = 0; bids < 2; bids += 1) {
        await placed(accountId, { group: 'A', amount: 900_000, lot: { day: tomorrow } });
      }
    }
    const alone = await managed();
    await placed(alone.accountId, { amount: 1_000_000, lot: { day: tomorrow } });
    const { exposures } = await read(manager);
    expect(exposures.map(({ exposure }) => exposure)).toEqual([1_000_000, ...Array<number>(5).fill(900_000)]);
    expect(exposures[0]?.accountId).toBe(alone.accountId);
  });

  it('a chat is unread until the other side has read it', async () => {
    const { manager, client } = await people();
    const bidId = await placed(client.accountId);
    const message = await writeMessage(client, bidId);
    expect((await read(manager)).unread).toEqual({
      chats: 1,
      clients: 1,
      oldest: message.written_at.toISOString(),
    });
    expect((await read(client)).unread.chats).toBe(0);
    await database.db.insertInto('bid_chat_read').values({ bid_id: bidId, reader_id: 0, up_to: message.id }).execute();
    expect((await read(manager)).unread).toEqual({ chats: 0, clients: 0, oldest: null });
  });

  it('only chats of waiting bids and of bids of today count as unread', async () => {
    const { manager, client } = await people();
    const placeWithMessage = async (status: number, day: JapanDay) =>
      writeMessage(client, await placed(client.accountId, { status, lot: { day } }));
    for (const status of [3, 5, 6]) await placeWithMessage(status, yesterday);
    expect((await read(manager)).unread.chats).toBe(0);
    await placeWithMessage(2, yesterday);
    await placeWithMessage(5, today);
    expect((await read(manager)).unread).toMatchObject({ chats: 2, clients: 1 });
  });
});
