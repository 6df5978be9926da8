import { bidStatusCodes as codes } from '@seri/domain/bids/bid-statuses';
import type { TestUser } from '@seri/api/testkit/api';
import { roundsOf } from '@seri/api/testkit/rounds';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { expectChains, openRaces, type Races } from '../races.steps.ts';

const price = 500_000;
let races: Races;
let managers: TestUser[];

beforeAll(async () => {
  races = await openRaces();
});

/** New managers each time, because the pace limit would stop them after some rounds. */
beforeEach(async () => {
  managers = await Promise.all([1, 2].map(() => races.api.signedIn({ role: 'manager' })));
});

afterEach(() => expectInvariants(races.database));
afterAll(() => races.close());

const by = (turn: number): TestUser => managers[turn % managers.length] ?? managers[0]!;
const client = () => races.api.signedIn({ creditLimit: 100_000_000 });

async function placedBy(user: TestUser, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (const lotId of await races.lots(count)) ids.push((await races.at(0).bid(user, lotId, price)).body.bidId);
  return ids;
}

function bidsIn(ids: readonly number[]) {
  const rows = races.database.db.selectFrom('bid').select(['id', 'status', 'version', 'auto_bid']);
  return rows.where('id', 'in', ids).orderBy('id').execute();
}

const named = (ids: readonly number[]) => ids.map((bidId) => ({ bidId }));

describe('R58 an undo of a batch', () => {
  it.each(roundsOf(3, 50))('requested several times at once undoes each bid once (%i)', async () => {
    const user = await client();
    const ids = await placedBy(user, 8);
    const { batch } = (await races.at(0).setStatuses(by(0), codes.bid, named(ids))).body;
    const answers = await Promise.all([0, 1, 2].map((turn) => races.at(turn).undoMany(by(0), batch)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const results = answers.flatMap(({ status, body }) => (status === 200 ? body.results : []));
    for (const { code } of results) expect([null, 'STATE_CHANGED']).toContain(code);
    expect(await bidsIn(ids)).toMatchObject(ids.map((id) => ({ id, status: codes.new, version: 3 })));
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(3, 50))('never overwrites simultaneous changes by somebody else (%i)', async () => {
    const user = await client();
    const ids = await placedBy(user, 8);
    const { batch } = (await races.at(0).setStatuses(by(0), codes.bid, named(ids))).body;
    const [undone, ...changed] = await Promise.all([
      races.at(0).undoMany(by(0), batch),
      ...ids.map((bidId, turn) => races.at(turn + 1).setAutoBid(by(1), bidId, true)),
    ]);
    for (const { status } of changed) expect(status).toBe(200);
    const taken = new Map(undone.body.results.map(({ bidId, success }) => [bidId, success]));
    for (const { id, status, auto_bid: autoBid } of await bidsIn(ids)) {
      expect({ id, status, autoBid }).toEqual({ id, status: taken.get(id) ? codes.new : codes.bid, autoBid: true });
    }
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(3, 50))('while the batch is still being made leaves each bid changed or undone (%i)', async () => {
    const user = await client();
    const ids = await placedBy(user, 8);
    const batch = randomUUID();
    await races.at(0).setStatuses(by(0), codes.bid, named(ids.slice(0, 4)), {}, { batch });
    await Promise.all([
      races.at(1).setStatuses(by(0), codes.bid, named(ids.slice(4)), {}, { batch }),
      races.at(2).undoMany(by(0), batch),
    ]);
    expect((await bidsIn(ids.slice(0, 4))).map(({ status }) => status)).toEqual([1, 1, 1, 1]);
    await races.at(0).undoMany(by(0), batch);
    expect(await bidsIn(ids)).toMatchObject(ids.map((id) => ({ id, status: codes.new, version: 3 })));
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(2, 30))('of wins reopens what they had ended, without a deadlock (%i)', async () => {
    const lots = await races.lots(3);
    const users = await Promise.all([client(), client()]);
    const ids: number[][] = [];
    for (const user of users) {
      const own: number[] = [];
      for (const lotId of lots) own.push((await races.at(0).bid(user, lotId, price)).body.bidId);
      ids.push(own);
    }
    const [mine = [], theirs = []] = ids;
    const wins = [mine.slice(0, 2), theirs.slice(2)];
    const batches: string[] = [];
    for (const [turn, part] of wins.entries()) {
      batches.push((await races.at(0).setStatuses(by(turn), codes.won, named(part))).body.batch);
    }
    const answers = await Promise.all(batches.map((batch, turn) => races.at(turn).undoMany(by(turn), batch)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await bidsIn([...mine, ...theirs])).map(({ status }) => status)).toEqual([1, 1, 1, 1, 1, 1]);
    for (const { accountId } of users) await expectChains(races.database, accountId);
  });
});

describe('R57 a win while a dearer bid arrives', () => {
  it.each(roundsOf(4, 80))('asks, or the bid comes too late: none is passed over unasked (%i)', async () => {
    const [lotId = 0] = await races.lots(1);
    const [user, other] = [await client(), await client()];
    const { bidId } = (await races.at(0).bid(user, lotId, price)).body;
    const [win, dearer] = await Promise.all([
      races.at(0).setStatus(by(0), bidId, codes.won, 1),
      races.at(1).bid(other, lotId, price + 5000),
    ]);
    const outcome = [win, dearer].map(({ status, body }) => (status === 200 ? 'taken' : body.code));
    expect([
      ['taken', 'AUCTION_FINISHED'],
      ['DEARER_BID', 'taken'],
    ]).toContainEqual(outcome);
    for (const { accountId } of [user, other]) await expectChains(races.database, accountId);
  });
});
