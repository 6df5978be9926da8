import { openTestApi, type TestApi } from '@seri/testkit/api';
import { openTestDatabase, type TestDatabase } from '@seri/testkit/database';
import { newLot } from '@seri/testkit/factories';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectInvariants } from './bidding-invariants.steps.ts';
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

afterEach(() => expectInvariants(database));

const client = (creditLimit = 10_000_000) => api.signedIn({ creditLimit });
const tomorrow = () => newLot(database.db, { day: '2026-11-19', startPrice: 500_000 });

describe('R50 placing a bid', () => {
  it('answers what stands, as New', async () => {
    const [user, lot] = [await client(), await tomorrow()];
    const { status, body } = await steps.bid(user, lot, 550_000, { comment: 'Please' });
    expect({ status, body }).toEqual({
      status: 200,
      body: { bidAmount: 550_000, bidDate: new Date(now).toISOString(), bidId: expect.any(Number), bidStatus: 1 },
    });
    const logs = await database.db
      .selectFrom('action_log')
      .select(['action', 'account_id', 'on_behalf_of', 'detail'])
      .where('subject', '=', `bid:${body.bidId}`)
      .execute();
    expect(logs).toEqual([
      {
        action: 'bid.placed',
        account_id: user.accountId,
        on_behalf_of: user.accountId,
        detail: { from: null, to: { amount: 550_000, status: 1, bidType: 1, group: null } },
      },
    ]);
  });

  it('changes the open one, and after a cancel it is a new one', async () => {
    const [user, lot] = [await client(), await tomorrow()];
    const first = await steps.bid(user, lot, 550_000);
    const raised = await steps.bid(user, lot, 600_000);
    expect(raised).toMatchObject({ status: 200, body: { bidId: first.body.bidId, bidAmount: 600_000 } });
    expect(await steps.cancel(user, first.body.bidId)).toMatchObject({ status: 200 });
    const again = await steps.bid(user, lot, 550_000);
    expect(again.body.bidId).not.toBe(first.body.bidId);
    expect(await steps.standing(user)).toMatchObject({
      body: { balanceInfo: { bidAllow: 10_000_000 - 550_000, activeBids: 1 } },
    });
  });

  it('is refused beyond what is free, with the headroom', async () => {
    const [user, lot] = [await client(1_000_000), await tomorrow()];
    expect(await steps.bid(user, lot, 1_005_000)).toMatchObject({
      status: 402,
      body: { code: 'CREDIT_EXCEEDED', data: { headroom: 1_000_000 } },
    });
    expect(await steps.bid(user, lot, 1_000_000)).toMatchObject({ status: 200 });
  });

  it('is refused off the step and below the start', async () => {
    const [user, lot] = [await client(), await tomorrow()];
    expect(await steps.bid(user, lot, 552_000)).toMatchObject({
      status: 422,
      body: { data: { fields: { amount: { problem: 'offStep', amount: 5000 } } } },
    });
    expect(await steps.bid(user, lot, 495_000)).toMatchObject({
      status: 422,
      body: { data: { fields: { amount: { problem: 'lowerPrice', amount: 500_000 } } } },
    });
  });
});

describe('R50 who is told of a bid', () => {
  it.each([
    ['its dealer', 'dealer', true],
    ['nobody who is a dealer no more', 'client', false],
  ] as const)('the client, staff, and %s', async (_who, role, isTold) => {
    const dealer = await api.signedIn({ role });
    const user = await api.signedIn({ creditLimit: 10_000_000, dealerId: dealer.accountId });
    const { body } = await steps.bid(user, await tomorrow(), 550_000);
    const events = database.db.selectFrom('outbox').select(['audience', 'data']).where('name', '=', 'bid.changed');
    const told = (await events.execute()).filter(({ data }) => (data as { bidId: number }).bidId === body.bidId);
    const accounts = [user, ...(isTold ? [dealer] : [])].map(({ accountId }) => `account:${accountId}`);
    expect(told.map(({ audience }) => audience)).toEqual([...accounts, 'staff']);
  });
});

describe('R50 an order of a stock car', () => {
  it('is taken once, at the price of the portal', async () => {
    const [one, other] = [await client(), await client()];
    const car = await newLot(database.db, { day: '2026-11-10', kind: 'stock', startPrice: 1_852_000 });
    const order = (user: typeof one) => steps.bid(user, car, 5000, { lotType: 'stock', bidType: null });
    const answers = await Promise.all([order(one), order(other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.bidAmount).toBe(1_852_000);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CAR_RESERVED');
  });
});

describe('R50 a bid of staff for a client', () => {
  it('is the client’s, with both names in the log', async () => {
    const [user, lot] = [await client(), await tomorrow()];
    const manager = await api.signedIn({ role: 'manager' });
    const { status, body } = await steps.bidFor(manager, user.accountId, lot, 700_000);
    expect(status).toBe(200);
    expect((await steps.clientBid(manager, lot, user.accountId)).body).toMatchObject({
      myBid: true,
      jasId: body.bidId,
      myBidAmount: 700_000,
      cancellationAllowed: true,
    });
    expect(await steps.bid(manager, lot, 700_000)).toMatchObject({ status: 403 });
    expect(await steps.bidFor(user, user.accountId, lot, 700_000)).toMatchObject({ status: 403 });
  });
});
