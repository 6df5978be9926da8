import type { TestUser } from '@seri/api/testkit/api';
import { roundsOf } from '@seri/api/testkit/rounds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { expectNeverOverdrawn } from '../never-overdrawn.steps.ts';
import { atOnce, countAnswers, expectChains, openRaces, type Races } from '../races.steps.ts';

const price = 500_000;
const fitting = 10;
const bids = 200;
const week = '2026-11-16';
const creditLimit = fitting * price;
let races: Races;
let lots: number[];
let managers: readonly [TestUser, TestUser];

beforeAll(async () => {
  races = await openRaces();
  lots = await races.lots(bids, { startPrice: price });
});

// New managers each time, because the pace limit would stop them after some twenty rounds.
beforeEach(async () => {
  const accountant = { role: 'manager', rights: { accounting: true } } as const;
  managers = [await races.api.signedIn(accountant), await races.api.signedIn(accountant)];
});

afterEach(() => expectInvariants(races.database));
afterAll(() => races.close());

const lotAt = (turn: number) => lots[turn % lots.length] ?? 0;
const managerAt = (turn: number) => managers[Math.floor(turn / 8) % 2] ?? managers[0];

describe('R25 bids of one client at once', () => {
  it.each(roundsOf(3, 50))(`of ${bids} are ${fitting} that fit, and the others are told so (%i)`, async () => {
    const user = await races.api.signedIn({ creditLimit });
    const pending = atOnce(bids, (turn) => races.at(turn).bid(user, lotAt(turn), price));
    expect(await countAnswers(pending)).toEqual({ 200: fitting, '402 CREDIT_EXCEEDED': bids - fitting });
    expect((await races.at(0).standing(user)).body).toMatchObject({
      balanceInfo: { bidAllow: 0, activeBids: fitting },
    });
    await expectChains(races.database, user.accountId);
    await expectNeverOverdrawn(races.database, user.accountId, creditLimit);
  });

  it.each(roundsOf(2, 50))('with bids by staff, raises, groups and cancels never exceed the credit (%i)', async () => {
    const user = await races.api.signedIn({ creditLimit });
    const placed = await Promise.all(
      atOnce(8, (turn) => races.at(turn).bid(user, lotAt(turn), price, { bidGroup: turn < 4 ? 'A' : null })),
    );
    const bidIds = placed.map(({ body }) => body.bidId);
    const counts = await countAnswers(atOnce(bids, (turn) => anyCall(user, turn, bidIds)));
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '402 CREDIT_EXCEEDED']));
    expect({ '200': 0, '402 CREDIT_EXCEEDED': 0, '409 STATE_CHANGED': 0 }).toMatchObject(
      Object.fromEntries(Object.keys(counts).map((answer) => [answer, 0])),
    );
    await expectChains(races.database, user.accountId);
    await expectNeverOverdrawn(races.database, user.accountId, creditLimit);
  });

  it.each(roundsOf(2, 50))('never exceed the credit while balance and limit change (%i)', async () => {
    const user = await races.api.signedIn({ creditLimit });
    const { accountId } = user;
    const pending = atOnce(bids / 2, (turn) => {
      const steps = races.at(turn);
      if (turn % 20 === 5) return steps.remit(managerAt(turn), accountId, price);
      if (turn % 20 === 15) return steps.correct(managerAt(turn), accountId, -price);
      if (turn % 50 === 10) return steps.limit(managerAt(turn), accountId, creditLimit - 2 * price, creditLimit);
      return steps.bid(user, lotAt(turn), price);
    });
    const counts = await countAnswers(pending);
    expect(counts).toMatchObject({ '409 STATE_CHANGED': 1 });
    expect(Object.keys(counts)).toEqual(['200', '402 CREDIT_EXCEEDED', '409 STATE_CHANGED']);
    await expectNeverOverdrawn(races.database, accountId, creditLimit);
    // A limit may be lowered below the exposure, but the invariant on all clients would fail.
    const whole = races.database.db.updateTable('account').set({ credit_limit: bids * price });
    await whole.where('id', '=', accountId).execute();
  });
});

function anyCall(user: TestUser, turn: number, bidIds: readonly number[]) {
  const [steps, manager] = [races.at(turn), managerAt(turn)];
  const { accountId: userId } = user;
  const kinds = [
    () => steps.bid(user, lotAt(turn), price),
    () => steps.bidFor(manager, userId, lotAt(turn), price),
    () => steps.bid(user, lotAt(turn % 8), price + turn * 5000, { bidGroup: turn % 3 === 0 ? 'A' : null }),
    () => steps.setGroup(user, week, 'A', 1 + (turn % 5)),
    () => steps.setGroup(manager, week, 'A', 1 + (turn % 4), { userId }),
    () => steps.cancel(turn % 16 < 8 ? user : manager, bidIds[turn % bidIds.length] ?? 0),
    () => steps.bid(user, lotAt(turn), price, { bidGroup: 'A' }),
    () => steps.bidFor(manager, userId, lotAt(turn), price + 5000, { bidGroup: 'A' }),
  ];
  return (kinds[Math.floor(turn / 4) % kinds.length] ?? kinds[0]!)();
}
