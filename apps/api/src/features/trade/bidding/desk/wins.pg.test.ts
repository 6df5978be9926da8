import { actorOf } from '@seri/api/testkit/actor-of';
import { roleIds } from '@seri/domain/people/roles';
import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { actingOf } from '../../../../platform/http/acting.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';
import { setStatus } from './set-status.ts';

const bidding = await openBidding();
const {
  database,
  client,
  manager,
  lot,
  bid,
  bidFor,
  bidInfo,
  clientBid,
  setGroup,
  setSession,
  standing,
  bidRow,
  logsOf,
  noticesOf,
} = bidding;
const inA = { bidGroup: 'A' };
let staff: TestUser;

beforeAll(async () => {
  staff = await manager();
});

/** Sets any status, also 7, which no call accepts. Returns `done` or the code of the refusal. */
async function record(bidId: number, status: number): Promise<string> {
  const actor = actorOf(staff.accountId, roleIds.manager, staff.signInId);
  return setStatus(actingOf(database.db, actor, undefined, undefined), { bidId, status }).then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
}

const placed = async (user: TestUser, lotId: number, amount: number, more = {}) =>
  (await bid(user, lotId, amount, more)).body.bidId;
const statusOf = async (bidId: number) => (await bidRow(bidId)).status;

describe('R54 a win', () => {
  it('ends the bids of others on the lot, and notifies each client once', async () => {
    const [user, one, other, lotId] = [await client(), await client(), await client(), await lot()];
    const won = await placed(user, lotId, 600_000);
    const [first, second] = [await placed(one, lotId, 550_000), await placed(other, lotId, 600_000)];
    const elsewhere = await placed(one, await lot(), 550_000);
    expect(await record(won, 6)).toBe('done');
    expect([await statusOf(won), await statusOf(elsewhere)]).toEqual([6, 1]);
    for (const bidId of [first, second]) {
      expect(await bidRow(bidId)).toMatchObject({ status: 5, end_reason: 'otherWon' });
    }
    expect((await noticesOf(won)).at(-1)).toMatchObject({ account_id: user.accountId, event_type: 'managerWinBid' });
    expect((await noticesOf(first)).at(-1)).toMatchObject({
      account_id: one.accountId,
      event_type: 'managerBidStatus',
    });
    expect((await logsOf(won)).at(-1)).toMatchObject({
      action: 'bid.won',
      account_id: staff.accountId,
      on_behalf_of: user.accountId,
    });
    expect((await logsOf(first)).at(-1)).toMatchObject({ account_id: null, on_behalf_of: one.accountId });
  });

  it('holds its amount until its purchase is in the ledger, and frees the amounts of the others', async () => {
    const [user, other, lotId] = [await client({ creditLimit: 1_000_000 }), await client(), await lot()];
    const won = await placed(user, lotId, 600_000);
    await placed(other, lotId, 600_000);
    await record(won, 6);
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: 400_000, activeBids: 1 } } });
    expect(await standing(other)).toMatchObject({ body: { balanceInfo: { bidAllow: 10_000_000, activeBids: 0 } } });
    await record(won, 7);
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: 1_000_000, activeBids: 0 } } });
  });

  it('can happen once per lot', async () => {
    const [user, other, lotId] = [await client(), await client(), await lot()];
    const [won, lost] = [await placed(user, lotId, 600_000), await placed(other, lotId, 700_000)];
    expect([await record(won, 6), await record(lost, 6)]).toEqual(['done', 'STATE_CHANGED']);
    expect([await statusOf(won), await statusOf(lost)]).toEqual([6, 5]);
  });

  it('happens once if two are recorded at the same time', async () => {
    const [user, other, lotId] = [await client(), await client(), await lot()];
    const bids = [await placed(user, lotId, 600_000), await placed(other, lotId, 605_000)];
    const answers = await Promise.all(bids.map((bidId) => record(bidId, 6)));
    expect(answers.toSorted()).toEqual(['STATE_CHANGED', 'done']);
    expect(new Set(await Promise.all(bids.map(statusOf)))).toEqual(new Set([5, 6]));
  });

  it('closes the lot to other bids, also where it is shown', async () => {
    const [user, late, lotId] = [await client(), await client(), await lot()];
    const open = { auctionFinished: false, acceptBid: true };
    const won = await placed(user, lotId, 600_000);
    for (const reader of [user, late]) expect(await bidInfo(reader, lotId)).toMatchObject(open);
    await record(won, 6);
    for (const one of [user, late]) {
      expect(codeOf(await bid(one, lotId, 700_000))).toBe('409 AUCTION_FINISHED');
      expect(await bidInfo(one, lotId)).toMatchObject({ auctionFinished: true, acceptBid: false });
    }
    expect(codeOf(await bidFor(staff, late.accountId, lotId, 700_000))).toBe('409 AUCTION_FINISHED');
    expect((await clientBid(staff, lotId, late.accountId)).body).toMatchObject({ acceptBid: false });
    await record(won, 3);
    expect(await bidInfo(late, lotId)).toMatchObject(open);
  });

  it('and its end are told to everybody who sees this kind of lot, without the winner', async () => {
    const lotId = await lot();
    const won = await placed(await client(), lotId, 600_000);
    for (const status of [2, 6, 3]) await record(won, status);
    const told = database.db.selectFrom('outbox').select(['audience', 'data']).where('name', '=', 'lot.won');
    const ofLot = (await told.execute()).filter(({ data }) => (data as { lotId: number }).lotId === lotId);
    expect(ofLot).toEqual(Array.from({ length: 2 }, () => ({ audience: 'lots:car', data: { lotId } })));
  });

  it('can be taken back, and then another bid can win', async () => {
    const [user, late, lotId] = [await client(), await client(), await lot()];
    const won = await placed(user, lotId, 600_000);
    expect([await record(won, 6), await record(won, 3)]).toEqual(['done', 'done']);
    const next = await placed(late, lotId, 600_000);
    expect(await record(next, 6)).toBe('done');
    expect([await statusOf(won), await statusOf(next)]).toEqual([3, 6]);
  });
});

describe('R53 a full group', () => {
  it('cancels its other bids, with the reason', async () => {
    const user = await client();
    const won = await placed(user, await lot(), 600_000, inA);
    const [rest, ofB, alone] = [
      await placed(user, await lot(), 700_000, inA),
      await placed(user, await lot(), 600_000, { bidGroup: 'B' }),
      await placed(user, await lot(), 600_000),
    ];
    const nextWeek = await placed(user, await lot({ day: '2026-11-23' }), 600_000, inA);
    const another = await placed(await client(), await lot(), 600_000, inA);
    await record(won, 6);
    expect(await bidRow(rest)).toMatchObject({ status: 4, end_reason: 'groupFull' });
    expect(await Promise.all([ofB, alone, nextWeek, another].map(statusOf))).toEqual([1, 1, 1, 1]);
    expect((await noticesOf(rest)).at(-1)).toMatchObject({
      account_id: user.accountId,
      content: { message: { en: expect.stringContaining('Group A is full') } },
    });
  });

  it('keeps its bids until it has won as many cars as it may buy', async () => {
    const user = await client();
    await setGroup(user, '2026-11-16', 'A', 2);
    const [first, second, third] = [
      await placed(user, await lot(), 600_000, inA),
      await placed(user, await lot(), 600_000, inA),
      await placed(user, await lot(), 600_000, inA),
    ];
    await record(first, 6);
    expect([await statusOf(second), await statusOf(third)]).toEqual([1, 1]);
    await record(second, 6);
    expect(await statusOf(third)).toBe(4);
  });

  it('also cancels them when its number of cars falls to its wins', async () => {
    const user = await client();
    await setGroup(user, '2026-11-16', 'A', 3);
    const [won, rest] = [await placed(user, await lot(), 600_000, inA), await placed(user, await lot(), 600_000, inA)];
    await record(won, 6);
    await setGroup(user, '2026-11-16', 'A', 2);
    expect(await statusOf(rest)).toBe(1);
    await setGroup(user, '2026-11-16', 'A', 1);
    expect(await bidRow(rest)).toMatchObject({ status: 4, end_reason: 'groupFull' });
    expect(await statusOf(won)).toBe(6);
  });

  it('accepts no other bid until it may buy another car', async () => {
    const [user, elsewhere] = [await client(), await lot()];
    await record(await placed(user, await lot(), 600_000, inA), 6);
    const alone = await placed(user, elsewhere, 600_000);
    const full = { bidGroup: { problem: 'groupFull', text: { en: expect.stringContaining('bought all its cars') } } };
    expect(faultsOf(await bid(user, await lot(), 600_000, inA))).toMatchObject(full);
    expect(faultsOf(await bidFor(staff, user.accountId, await lot(), 600_000, inA))).toMatchObject(full);
    expect(faultsOf(await bid(user, elsewhere, 600_000, inA))).toMatchObject(full);
    expect(await bidRow(alone)).toMatchObject({ bid_group: null, version: 1 });
    await setGroup(user, '2026-11-16', 'A', 2);
    expect(codeOf(await bid(user, elsewhere, 600_000, inA))).toBe('taken');
  });

  it('keeps bids that can no longer be withdrawn', async () => {
    const [user, lotId] = [await client(), await lot()];
    const [won, bound] = [await placed(user, await lot(), 600_000, inA), await placed(user, lotId, 600_000, inA)];
    await setSession(lotId, { starts_at: '2026-11-18T14:00:00+09:00' });
    await record(won, 6);
    expect(await bidRow(bound)).toMatchObject({ status: 1, end_reason: null });
  });
});

describe('R52 a status that staff record', () => {
  it.each([
    [1, 2],
    [1, 3],
    [1, 5],
    [2, 1],
    [2, 4],
    [6, 1],
    [6, 7],
  ])('from %i to %i is written, logged and notified', async (from, to) => {
    const bidId = await placed(await client(), await lot(), 600_000);
    if (from !== 1) await record(bidId, from);
    expect(await record(bidId, to)).toBe('done');
    expect(await bidRow(bidId)).toMatchObject({ status: to, end_reason: null });
    expect((await logsOf(bidId)).at(-1)).toMatchObject({ detail: { from: { status: from }, to: { status: to } } });
  });

  it.each([
    [1, 1],
    [1, 7],
    [3, 1],
    [4, 6],
    [5, 6],
  ])('from %i to %i is refused', async (from, to) => {
    const bidId = await placed(await client(), await lot(), 600_000);
    if (from !== 1) await record(bidId, from);
    expect(await record(bidId, to)).toBe('STATE_CHANGED');
    expect(await statusOf(bidId)).toBe(from);
  });

  it('on an unknown bid is answered as missing', async () => {
    expect(await record(999_999_999, 6)).toBe('NOT_FOUND');
  });
});
