import { openTestApi, type TestApi } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newLot } from '@seri/testkit/factories';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectInvariants, findBroken, type Invariant } from './bidding-invariants.steps.ts';
import { biddingSteps } from './bidding.steps.ts';

const now = '2026-11-18T03:00:00Z';
let database: TestDatabase;
let api: TestApi;
let bids: readonly [first: number, second: number, order: number];

beforeAll(async () => {
  database = await openTestDatabase({ now });
  api = await openTestApi(database);
  bids = await placeThree();
});

afterAll(async () => {
  await api.close();
  await database.drop();
});

async function placeThree() {
  const steps = biddingSteps(api);
  const manager = await api.signedIn({ role: 'manager' });
  const users = await Promise.all(
    [1, 2].map(() => api.signedIn({ creditLimit: 3_000_000, managerId: manager.accountId })),
  );
  const [one, other] = users;
  if (!one || !other) throw new Error('Nobody came.');
  const lot = await newLot(database.db, { day: '2026-11-19' });
  const car = await newLot(database.db, { day: '2026-11-10', kind: 'stock' });
  const [first, second] = [await steps.bid(one, lot, 500_000), await steps.bid(other, lot, 500_000)];
  const order = await steps.bid(one, car, 0, { lotType: 'stock' });
  return [first.body.bidId, second.body.bidId, order.body.bidId] as const;
}

/** What each of them is there to find. */
const breaks: Record<Invariant, (first: number, second: number, order: number) => string> = {
  'a balance is the sum of its entries': (first) => `insert into ledger_entry
    (account_id, number, kind, amount, balance, reason) select account_id, 1, 'refund', 5, 6, '' from bid where id = ${first}`,
  'a client has one open bid on a lot': (first, second) => `drop index bid_open;
    update bid set account_id = (select account_id from bid where id = ${second}) where id = ${first}`,
  'nothing waits on a lot that is won': (first) => `update bid set status = 6 where id = ${first}`,
  'a lot is won once': (first, second) =>
    `drop index bid_win; update bid set status = 6 where id in (${first}, ${second})`,
  'a stock car is ordered once, and not on offer meanwhile': (_first, _second, order) =>
    `update lot set status = 4532 from bid where bid.id = ${order} and lot.id = lot_id`,
  'an amount is on the step and no less than the start price': (first) =>
    `update bid set amount = 501000 where id = ${first}`,
  'a bid stands on the day and in the session of its lot': (_first, _second, order) =>
    `update bid set held_on = held_on + 1 where id = ${order}`,
  'each change of a bid is logged once': (first) => `update bid set version = 2 where id = ${first}`,
  'each change of a bid is told once to its client, its dealer and staff, and to nobody else': (first, second) =>
    `update outbox set audience = 'account:' || account_id from bid
     where bid.id = ${second} and name = 'bid.changed' and (data ->> 'bidId')::bigint = ${first} and audience = 'staff'`,
  'whoever acts is told nothing of it': (first) =>
    `with acted as (insert into action_log (account_id, action, subject) select account_id, 'bid.moved', 'bid:' || id
       from bid where id = ${first})
     insert into notice (account_id, event_type, bid_id, content) select account_id, 'clientNewBid', id, '{}' from bid
     where id = ${first}`,
  'a notice is for the client, its dealer or staff, once': (first, second) =>
    `update notice set account_id = bid.account_id from bid where bid.id = ${second} and bid_id = ${first}`,
  'nobody with a credit limit holds more than it': (first) =>
    `update account set credit_limit = 999999 from bid where bid.id = ${first} and account.id = account_id`,
};

it('what was done by the portal alone breaks none of them', () => expectInvariants(database));

it.each(Object.keys(breaks) as Invariant[])('is found where it is broken: %s', async (name) => {
  await database.pool.query(breaks[name](...bids));
  const others = (Object.keys(breaks) as Invariant[]).filter((other) => other !== name);
  expect(Object.keys(await findBroken(database, others))).toEqual([name]);
});
