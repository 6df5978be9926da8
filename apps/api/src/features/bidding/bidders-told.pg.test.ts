import { openTestApi, type TestApi, type TestUser } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newLot } from '@seri/testkit/factories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { biddingSteps } from './bidding.steps.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof biddingSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = biddingSteps(api);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const client = () => api.signedIn({ creditLimit: 10_000_000 });

/** Who was told since the last look that another bids, or that nobody else does any more. */
async function told(lotId: number): Promise<{ by: string; othersBid: boolean }[]> {
  const rows = await database.db
    .deleteFrom('outbox')
    .where('name', '=', 'lot.bidders')
    .returning(['audience', 'data'])
    .execute();
  return rows
    .map(({ audience, data }) => ({ by: audience, ...(data as { lotId: number; othersBid: boolean }) }))
    .filter((event) => event.lotId === lotId)
    .map(({ by, othersBid }) => ({ by, othersBid }));
}

const news = (othersBid: boolean, ...users: TestUser[]) =>
  expect.arrayContaining(users.map(({ accountId }) => ({ by: `account:${accountId}`, othersBid })));

describe('R50 that another bids on the same lot', () => {
  it('is told to both of two, and of a third to the third alone', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    await steps.bid(first, lot, 550_000);
    expect(await told(lot)).toEqual([]);
    await steps.bid(second, lot, 550_000);
    const both = await told(lot);
    expect(both).toEqual(news(true, first, second));
    expect(both).toHaveLength(2);
    await steps.bid(third, lot, 550_000);
    expect(await told(lot)).toEqual(news(true, third));
  });

  it('is taken back from the last one alone', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const bids = [];
    for (const user of [first, second, third]) bids.push((await steps.bid(user, lot, 550_000)).body.bidId);
    await told(lot);
    await steps.cancel(third, bids[2] ?? 0);
    expect(await told(lot)).toEqual([]);
    await steps.cancel(first, bids[0] ?? 0);
    const left = await told(lot);
    expect(left).toEqual(news(false, second));
    expect(left).toHaveLength(1);
  });
});
