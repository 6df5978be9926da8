import type { BikeLot, CarLot, MachineLot } from '@seri/contract/catalogue.schema';
import { apiRoot } from '@seri/contract/headers';
import { openTestApi, type TestApi, type TestUser } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newLot } from '@seri/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biddingSteps } from './bidding.steps.ts';

const now = '2026-11-18T03:00:00Z';
let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof biddingSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now });
  api = await openTestApi(database);
  steps = biddingSteps(api);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const client = () => api.signedIn({ creditLimit: 10_000_000 });
const tomorrow = (kind: 'car' | 'bike' | 'machine' = 'car') =>
  newLot(database.db, { kind, day: '2026-11-19', startPrice: 500_000 });

type Row = CarLot | BikeLot | MachineLot;

async function rowOf(user: TestUser, path: string, lotId: number): Promise<Row | undefined> {
  const { body } = await api.ask(user, { url: apiRoot + path, query: { pageSize: '70' } });
  const lots = Object.values(body).find(Array.isArray) as Row[];
  return lots.find(({ id }) => id === lotId);
}

const inListing = (user: TestUser, lotId: number) => rowOf(user, '/car-auction/listing', lotId);

describe('R50 a row of a listing', () => {
  it('shows the reader’s own open bid, and nobody else’s', async () => {
    const [user, other, lot] = [await client(), await client(), await tomorrow()];
    const { body } = await steps.bid(user, lot, 550_000);
    await steps.bid(other, lot, 700_000);
    const bid = { myBid: true, myBidAmount: 550_000, bidStatusId: 1, jasId: body.bidId };
    expect(await inListing(user, lot)).toMatchObject(bid);
    const none = { myBid: false, myBidAmount: null, bidStatusId: null, jasId: null };
    expect(await inListing(await client(), lot)).toMatchObject(none);
  });

  it('shows none after a cancel, and the new amount after a change', async () => {
    const [user, lot] = [await client(), await tomorrow()];
    const { body } = await steps.bid(user, lot, 550_000);
    await steps.bid(user, lot, 600_000);
    expect(await inListing(user, lot)).toMatchObject({ myBid: true, myBidAmount: 600_000 });
    await steps.cancel(user, body.bidId);
    expect(await inListing(user, lot)).toMatchObject({ myBid: false, myBidAmount: null });
    await steps.bid(user, lot, 650_000);
    expect(await inListing(user, lot)).toMatchObject({ myBid: true, myBidAmount: 650_000 });
  });

  it.each([
    ['bike', '/bikes/listing', 'bike'],
    ['machine', '/machinery/listing', 'mech'],
  ] as const)('shows it of a %s too', async (kind, path, lotType) => {
    const [user, lot] = [await client(), await tomorrow(kind)];
    await steps.bid(user, lot, 550_000, { lotType });
    expect(await rowOf(user, path, lot)).toMatchObject({ myBid: true, myBidAmount: 550_000, bidStatusId: 1 });
  });
});

const countFor = async (user: TestUser) => (await api.ask(user, { url: `${apiRoot}/site/menu-counters` })).body['bid'];

describe('the count of new bids', () => {
  it('is of all clients for staff, of nobody for a client, and falls with a cancel', async () => {
    const [manager, user] = [await api.signedIn({ role: 'manager' }), await client()];
    const before = Number(await countFor(manager));
    const { body } = await steps.bid(user, await tomorrow(), 550_000);
    await steps.bid(user, await tomorrow(), 550_000);
    expect([await countFor(manager), await countFor(user)]).toEqual([before + 2, 0]);
    await steps.cancel(user, body.bidId);
    expect(await countFor(manager)).toBe(before + 1);
  });

  it('counts what nobody has taken to a house yet', async () => {
    const [manager, user] = [await api.signedIn({ role: 'manager' }), await client()];
    const { body } = await steps.bid(user, await tomorrow(), 550_000);
    const before = Number(await countFor(manager));
    await database.db.updateTable('bid').set({ status: 2 }).where('id', '=', body.bidId).execute();
    expect(await countFor(manager)).toBe(before - 1);
  });
});
