import type { BikeLot, CarLot, MachineLot } from '@seri/contract/stock/catalogue.schema';
import { apiRoot } from '@seri/contract/headers';
import type { TestUser } from '@seri/api/testkit/api';
import { describe, expect, it } from 'vitest';
import { openBidding } from '../bidding-table.steps.ts';

const { database, api, client, manager, lot, bid, cancel } = await openBidding();

type Row = CarLot | BikeLot | MachineLot;

async function rowOf(user: TestUser, path: string, lotId: number): Promise<Row | undefined> {
  const { body } = await api.ask(user, { url: apiRoot + path, query: { pageSize: '70' } });
  const lots = Object.values(body).find(Array.isArray) as Row[];
  return lots.find(({ id }) => id === lotId);
}

const inListing = (user: TestUser, lotId: number) => rowOf(user, '/car-auction/listing', lotId);

describe('R50 a row of a listing', () => {
  it('shows only the reader’s own open bid', async () => {
    const [user, other, lotId] = [await client(), await client(), await lot()];
    const { body } = await bid(user, lotId, 550_000);
    await bid(other, lotId, 700_000);
    const own = { myBid: true, myBidAmount: 550_000, bidStatusId: 1, jasId: body.bidId };
    expect(await inListing(user, lotId)).toMatchObject(own);
    const none = { myBid: false, myBidAmount: null, bidStatusId: null, jasId: null };
    expect(await inListing(await client(), lotId)).toMatchObject(none);
  });

  it('shows none after a cancel, and the new amount after a change', async () => {
    const [user, lotId] = [await client(), await lot()];
    const { body } = await bid(user, lotId, 550_000);
    await bid(user, lotId, 600_000);
    expect(await inListing(user, lotId)).toMatchObject({ myBid: true, myBidAmount: 600_000 });
    await cancel(user, body.bidId);
    expect(await inListing(user, lotId)).toMatchObject({ myBid: false, myBidAmount: null });
    await bid(user, lotId, 650_000);
    expect(await inListing(user, lotId)).toMatchObject({ myBid: true, myBidAmount: 650_000 });
  });

  it.each([
    ['bike', '/bikes/listing', 'bike'],
    ['machine', '/machinery/listing', 'mech'],
  ] as const)('shows it for a %s too', async (kind, path, lotType) => {
    const [user, lotId] = [await client(), await lot({ kind })];
    await bid(user, lotId, 550_000, { lotType });
    expect(await rowOf(user, path, lotId)).toMatchObject({ myBid: true, myBidAmount: 550_000, bidStatusId: 1 });
  });
});

const countFor = async (user: TestUser) => (await api.ask(user, { url: `${apiRoot}/site/menu-counters` })).body['bid'];

const openingFor = async (user: TestUser) =>
  (await api.ask(user, { url: `${apiRoot}/site/menu-counters` })).body['bidOpening'];

describe('the count of new bids', () => {
  it('covers all clients for staff, is 0 for a client, and falls with a cancel', async () => {
    const [staff, user] = [await manager(), await client()];
    const before = Number(await countFor(staff));
    const { body } = await bid(user, await lot(), 550_000);
    await bid(user, await lot(), 550_000);
    expect([await countFor(staff), await countFor(user)]).toEqual([before + 2, 0]);
    await cancel(user, body.bidId);
    expect(await countFor(staff)).toBe(before + 1);
  });

  it('counts only bids of status New', async () => {
    const [staff, user] = [await manager(), await client()];
    const { body } = await bid(user, await lot(), 550_000);
    const before = Number(await countFor(staff));
    await database.db.updateTable('bid').set({ status: 2 }).where('id', '=', body.bidId).execute();
    expect(await countFor(staff)).toBe(before - 1);
  });

  it('also tells how many of them the page opens with: those of own clients, with the flag only of today', async () => {
    const [all, ofToday] = [
      await manager({ overrides: { bidsTodayDefault: false } }),
      await manager({ overrides: { bidsTodayDefault: true } }),
    ];
    for (const { accountId: managerId } of [all, ofToday]) {
      const own = await client({ managerId });
      await bid(own, await lot(), 550_000);
      await bid(own, await lot({ day: '2026-11-18', sessionStart: new Date('2026-11-18T08:00:00Z') }), 550_000);
    }
    expect([await openingFor(all), await openingFor(ofToday), await openingFor(await manager())]).toEqual([2, 1, 0]);
    expect(await openingFor(await client())).toBe(0);
  });
});
