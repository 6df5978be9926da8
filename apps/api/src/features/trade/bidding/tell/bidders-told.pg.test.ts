import { openTestApi, type TestApi, type TestUser } from '@seri/api/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/api/testkit/database';
import { newLot } from '@seri/api/testkit/factories';
import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorOf } from '@seri/api/testkit/actor-of';
import { runJobs } from '@seri/api/testkit/jobs';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { biddingHandlers } from './bidding.jobs.ts';
import { bidOf, biddingSteps } from '../bidding.steps.ts';
import { cancelBid } from '../desk/cancel-bid.ts';
import { placeBid } from '../place/place-bid.ts';
import { placeBids } from '../place/place-bids.ts';

let database: TestDatabase;
let api: TestApi;
let steps: ReturnType<typeof biddingSteps>;

beforeAll(async () => {
  database = await openTestDatabase({ now: '2026-11-18T03:00:00Z' });
  api = await openTestApi(database);
  steps = biddingSteps(api);
  // A worker does so when it starts; otherwise the first job of a name blocks the others of that name until its commit.
  const names = biddingHandlers(api.platform).map(({ name }) => name);
  await database.pool.query('insert into graphile_worker._private_tasks (identifier) select unnest($1::text[])', [
    names,
  ]);
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

const client = () => api.signedIn({ creditLimit: 10_000_000 });

/** Takes the events since the last call that told bidders whether others bid on the lot, the oldest first. */
async function told(lotId: number): Promise<{ by: string; othersBid: boolean }[]> {
  const rows = await database.db
    .deleteFrom('outbox')
    .where('name', '=', 'lot.bidders')
    .returning(['id', 'audience', 'data'])
    .execute();
  return rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ audience, data }) => ({ by: audience, ...(data as { lotId: number; othersBid: boolean }) }))
    .filter((event) => event.lotId === lotId)
    .map(({ by, othersBid }) => ({ by, othersBid }));
}

const news = (othersBid: boolean, ...users: TestUser[]) =>
  expect.arrayContaining(users.map(({ accountId }) => ({ by: `account:${accountId}`, othersBid })));

/** Does the work of a request and commits when the test says so. */
function heldBack(user: TestUser, work: (acting: Acting) => Promise<unknown>) {
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const acting: Acting = {
    actor: actorOf(user.accountId, undefined, user.signInId),
    socketId: undefined,
    part: () => acting,
    withFile: () => acting,
    transaction: (inside) =>
      inTransaction(database.db, async (tx) => {
        const answer = await inside(tx);
        written.resolve();
        await mayCommit.promise;
        return answer;
      }),
  };
  const done = work(acting);
  return { written: written.promise, commit: () => (mayCommit.resolve(), done) };
}

const bidHeldBack = (user: TestUser, lotId: number) =>
  heldBack(user, (acting) => placeBid(acting, bidOf(lotId, 550_000), user.accountId));
const cancelHeldBack = (user: TestUser, bidId: number) =>
  heldBack(user, (acting) => cancelBid(acting, { bidId, status: bidStatusCodes.cancelled }));

describe('R50 the event that others bid on the same lot', () => {
  it('goes to both of two bidders, and for a third one to the third only', async () => {
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

  it('is revoked only for the last bidder who stays', async () => {
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

  it('goes to two who bid at the same instant, once both bids are committed', async () => {
    const [first, second] = [await client(), await client()];
    const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const held = bidHeldBack(first, lot);
    await held.written;
    await steps.bid(second, lot, 550_000);
    await held.commit();
    expect(await told(lot)).toEqual([]);
    await runJobs(database, biddingHandlers(api.platform));
    const both = await told(lot);
    expect(both).toEqual(news(true, first, second));
    expect(both).toHaveLength(2);
  });

  it('is corrected if one bids at the instant at which another leaves', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const { bidId } = (await steps.bid(first, lot, 550_000)).body;
    await steps.bid(third, lot, 550_000);
    await told(lot);
    const held = bidHeldBack(second, lot);
    await held.written;
    await steps.cancel(first, bidId);
    await held.commit();
    await runJobs(database, biddingHandlers(api.platform));
    expect((await told(lot)).at(-1)).toMatchObject({ othersBid: true });
  });

  it('is revoked for the one who stays if all others leave at the same instant', async () => {
    const users = [await client(), await client(), await client(), await client()];
    const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const bids = [];
    for (const user of users) bids.push({ user, bidId: (await steps.bid(user, lot, 550_000)).body.bidId });
    const [stays, ...leave] = bids;
    const held = leave.map(({ user, bidId }) => cancelHeldBack(user, bidId));
    await Promise.all(held.map(({ written }) => written));
    await Promise.all(held.map(({ commit }) => commit()));
    await told(lot);
    await runJobs(database, biddingHandlers(api.platform));
    expect(await told(lot)).toContainEqual({ by: `account:${stays?.user.accountId}`, othersBid: false });
  });

  it('takes one job for all who bid on a lot together', async () => {
    const [first, ...users] = [await client(), await client(), await client(), await client()];
    const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    const held = bidHeldBack(first, lot);
    await held.written;
    await inTransaction(database.db, (tx) =>
      placeBids(
        tx,
        users.map((user) => ({
          actor: actorOf(user.accountId, undefined, user.signInId),
          socketId: undefined,
          body: bidOf(lot, 550_000),
          clientId: user.accountId,
        })),
      ),
    );
    await held.commit();
    await told(lot);
    expect(await runJobs(database, biddingHandlers(api.platform))).toHaveLength(1);
    expect(await told(lot)).toHaveLength(4);
  });

  it('takes no job if one bids after another', async () => {
    const [first, second] = [await client(), await client()];
    const lot = await newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });
    await steps.bid(first, lot, 550_000);
    await steps.bid(second, lot, 550_000);
    expect(await runJobs(database, biddingHandlers(api.platform))).toEqual([]);
  });
});
