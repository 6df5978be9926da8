import { bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { TestUser } from '@seri/api/testkit/api';
import { roundsOf } from '@seri/api/testkit/rounds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { atOnce, countAnswers, expectChains, logOf, openRaces, type Races } from '../races.steps.ts';

const price = 500_000;
let races: Races;
let manager: TestUser;

beforeAll(async () => {
  races = await openRaces();
});

/** A new client each time, because the pace limit would stop one client after some rounds. */
beforeEach(async () => {
  manager = await races.api.signedIn({ role: 'manager' });
});

afterEach(() => expectInvariants(races.database));
afterAll(() => races.close());

const client = () => races.api.signedIn({ creditLimit: 100_000_000 });
const oneLot = async () => (await races.lots(1))[0] ?? 0;

const winAt = (turn: number, bidId: number) => races.at(turn).setStatus(manager, bidId, bidStatusCodes.won);

async function bidsOn(lotId: number) {
  const { db } = races.database;
  const bids = db.selectFrom('bid').select(['id', 'account_id', 'status', 'amount']).where('lot_id', '=', lotId);
  return bids.orderBy('id').execute();
}

function bidsBy(id: number) {
  return races.database.db.selectFrom('bid').select('status').where('id', '=', id).execute();
}

describe('R50 one client on one lot', () => {
  it.each(roundsOf(1, 10))('raises one bid fifty times at once, each time from the state before (%i)', async () => {
    const [user, lot] = [await client(), await oneLot()];
    const pending = atOnce(50, (turn) => races.at(turn).bid(user, lot, price + turn * 5000));
    const answers = await Promise.all(pending);
    expect(await countAnswers(pending)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => body.bidId)).size).toBe(1);
    expect(await bidsOn(lot)).toHaveLength(1);
    expect(await logOf(races.database, user.accountId)).toHaveLength(50);
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(1, 50))('sends one key twenty times at once and gets one bid and one answer (%i)', async (round) => {
    const [user, lot] = [await client(), await oneLot()];
    const headers = { 'idempotency-key': `race ${round}` };
    const pending = atOnce(20, (turn) => races.at(turn).bid(user, lot, price, { comment: 'Once' }, headers));
    const [first, ...others] = await Promise.all(pending);
    expect(first).toMatchObject({ status: 200, body: { bidAmount: price } });
    for (const other of others) expect(other).toEqual(first);
    const [bid, ...more] = await bidsOn(lot);
    expect(more).toEqual([]);
    const comments = races.database.db
      .selectFrom('bid_message')
      .select('body')
      .where('bid_id', '=', bid?.id ?? 0);
    expect(await comments.execute()).toEqual([{ body: 'Once' }]);
    expect(await logOf(races.database, user.accountId)).toHaveLength(1);
  });

  it.each(roundsOf(1, 20))('cancels and bids at the same time and has at most one open bid (%i)', async () => {
    const [user, lot] = [await client(), await oneLot()];
    const { bidId } = (await races.at(0).bid(user, lot, price)).body;
    const counts = await countAnswers(
      atOnce(24, (turn) => {
        const steps = races.at(turn);
        return turn % 3 === 0 ? steps.cancel(user, bidId) : steps.bid(user, lot, price + turn * 5000);
      }),
    );
    expect(counts).toEqual({ 200: 17, '409 STATE_CHANGED': 7 });
    await expectChains(races.database, user.accountId);
    expect((await bidsOn(lot)).filter(({ status }) => status === bidStatusCodes.new).length).toBeLessThanOrEqual(1);
  });
});

describe('R50 two clients', () => {
  it.each(roundsOf(5, 50))('order one stock car at once: one gets it, at its price (%i)', async () => {
    const [one, other] = [await client(), await client()];
    const [car = 0] = await races.lots(1, { kind: 'stock', day: '2026-11-10', startPrice: 1_852_000 });
    const pending = [one, other].map((user, turn) => races.at(turn).bid(user, car, 5000, { lotType: 'stock' }));
    expect(await countAnswers(pending)).toEqual({ 200: 1, '409 CAR_RESERVED': 1 });
    expect(await bidsOn(car)).toMatchObject([{ amount: 1_852_000, status: bidStatusCodes.new }]);
  });

  it.each(roundsOf(3, 50))(
    'are recorded as winners of one lot at once: one wins, the other is refused (%i)',
    async () => {
      const [users, lot] = [await Promise.all([client(), client(), client()]), await oneLot()];
      const bids = await Promise.all(users.map((user, turn) => races.at(turn).bid(user, lot, price)));
      const pending = bids.slice(0, 2).map(({ body: { bidId } }, turn) => winAt(turn, bidId));
      expect(await countAnswers(pending)).toEqual({ 200: 1, '409 STATE_CHANGED': 1 });
      const statuses = (await bidsOn(lot)).map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([bidStatusCodes.finished, bidStatusCodes.finished, bidStatusCodes.won]);
    },
  );
});

describe('R54 a lot that is won', () => {
  it.each(roundsOf(3, 50))('keeps no waiting bid, whenever it was placed (%i)', async () => {
    const [users, lot] = [await Promise.all(Array.from({ length: 8 }, client)), await oneLot()];
    const [first, ...others] = users;
    if (!first) throw new Error('Nobody bids.');
    const { bidId } = (await races.at(0).bid(first, lot, price)).body;
    const pending = others.map((user, turn) => races.at(turn).bid(user, lot, price));
    const [answers, win] = await Promise.all([Promise.all(pending), winAt(1, bidId)]);
    expect(win.status).toBe(200);
    const refused = answers.filter(({ body }) => body.code === 'AUCTION_FINISHED').length;
    const [won, ...lost] = await bidsOn(lot);
    expect(won).toMatchObject({ id: bidId, status: bidStatusCodes.won });
    expect(lost).toHaveLength(others.length - refused);
    for (const bid of lost) expect(bid.status).toBe(bidStatusCodes.finished);
  });
});

describe('R53 a group that is full', () => {
  it.each(roundsOf(2, 30))('cancels bids placed before the win and accepts none after it (%i)', async () => {
    const [user, lots] = [await client(), await races.lots(8)];
    const bidGroup = 'A' as const;
    const { bidId } = (await races.at(0).bid(user, lots[0] ?? 0, price, { bidGroup })).body;
    const pending = lots.slice(1).map((lot, turn) => races.at(turn).bid(user, lot, price, { bidGroup }));
    const [answers, win] = await Promise.all([Promise.all(pending), winAt(1, bidId)]);
    expect(win.status).toBe(200);
    const logged = await logOf(races.database, user.accountId);
    const wonAt = logged.findIndex(({ action }) => action === 'bid.won');
    expect(logged.findLastIndex(({ action }) => action === 'bid.placed')).toBeLessThan(wonAt);
    for (const { status, body } of answers) {
      if (status === 200) expect(await bidsBy(body.bidId)).toEqual([{ status: bidStatusCodes.cancelled }]);
      else expect(body.data).toMatchObject({ fields: { bidGroup: { problem: 'groupFull' } } });
    }
    await expectChains(races.database, user.accountId);
  });
});
