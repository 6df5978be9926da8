import { bidStatusCodes as codes } from '@seri/domain/bids/bid-statuses';
import type { TestUser } from '@seri/api/testkit/api';
import { roundsOf } from '@seri/api/testkit/rounds';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectInvariants } from '../bidding-invariants.steps.ts';
import { countAnswers, expectChains, openRaces, type Races } from '../races.steps.ts';

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

const client = (more = {}) => races.api.signedIn({ creditLimit: 100_000_000, ...more });
const by = (turn: number): TestUser => managers[turn % managers.length] ?? managers[0]!;
const oneLot = async () => (await races.lots(1))[0] ?? 0;
const placed = async (user: TestUser, lotId: number, more = {}) =>
  (await races.at(0).bid(user, lotId, price, more)).body.bidId;

function bidsIn(ids: readonly number[]) {
  const rows = races.database.db.selectFrom('bid').select(['id', 'status', 'version', 'auto_bid', 'adjustment']);
  return rows.where('id', 'in', ids).orderBy('id').execute();
}

async function bidsOn(lots: readonly number[], user: TestUser): Promise<number[]> {
  const ids: number[] = [];
  for (const lotId of lots) ids.push(await placed(user, lotId));
  return ids;
}

describe('R57 two managers on the same bids', () => {
  it.each(roundsOf(2, 30))('set the same version: one succeeds, the other gets STATE_CHANGED (%i)', async () => {
    const user = await client();
    const ids = await bidsOn(await races.lots(10), user);
    const pending = ids.flatMap((bidId, turn) => [
      races.at(turn).setStatus(by(0), bidId, codes.bid, 1),
      races.at(turn + 1).setStatus(by(1), bidId, codes.dontBid, 1),
    ]);
    expect(await countAnswers(pending)).toEqual({ 200: 10, '409 STATE_CHANGED': 10 });
    expect(await bidsIn(ids)).toMatchObject(ids.map((id) => ({ id, version: 2 })));
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(2, 30))('change different fields without a version: no change is lost (%i)', async () => {
    const user = await client();
    const ids = await bidsOn(await races.lots(5), user);
    const pending = ids.flatMap((bidId, turn) => [
      races.at(turn).setStatus(by(0), bidId, codes.bid),
      races.at(turn + 1).setAutoBid(by(1), bidId, true),
      races.at(turn + 2).adjust(by(1), bidId, 5000),
    ]);
    expect(await countAnswers(pending)).toEqual({ 200: 15 });
    expect(await bidsIn(ids)).toEqual(
      ids.map((id) => ({ id, status: codes.bid, version: 4, auto_bid: true, adjustment: 5000 })),
    );
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(2, 30))('set all of them at once: each bid is set once (%i)', async () => {
    const user = await client();
    const bids = (await bidsOn(await races.lots(8), user)).map((bidId) => ({ bidId, version: 1 }));
    const answers = await Promise.all([
      races.at(0).setStatuses(by(0), codes.bid, bids),
      races.at(1).setStatuses(by(1), codes.finished, bids.toReversed()),
    ]);
    const results = answers.flatMap(({ body }) => body.results);
    expect(results.filter(({ success }) => success)).toHaveLength(8);
    for (const { success, code } of results) expect(success || code === 'STATE_CHANGED').toBe(true);
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(3, 50))('set different bids on one lot to won: one wins (%i)', async () => {
    const [lot, users] = [await oneLot(), await Promise.all([client(), client(), client()])];
    const ids = await Promise.all(users.map((user) => placed(user, lot)));
    const pending = ids.map((bidId, turn) => races.at(turn).setStatus(by(turn), bidId, codes.won, 1));
    expect(await countAnswers(pending)).toEqual({ 200: 1, '409 STATE_CHANGED': 2 });
    expect((await bidsIn(ids)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([5, 5, 6]);
  });

  it.each(roundsOf(3, 50))('set a status while the client raises: both changes take effect (%i)', async () => {
    const [user, lot] = [await client(), await oneLot()];
    const bidId = await placed(user, lot);
    const pending = [
      races.at(0).setStatus(by(0), bidId, codes.bid),
      races.at(1).bid(user, lot, price + 5000),
      races.at(2).edit(by(1), bidId, price + 10_000),
      races.at(0).cancel(user, bidId),
    ];
    await Promise.all(pending);
    await expectChains(races.database, user.accountId);
  });
});

describe('R58 an undo', () => {
  it.each(roundsOf(3, 50))('requested several times at once is done once (%i)', async () => {
    const user = await client();
    const bidId = await placed(user, await oneLot());
    const { undoId } = (await races.at(0).setStatus(by(0), bidId, codes.dontBid)).body;
    const pending = [0, 1, 2].map((turn) => races.at(turn).undo(by(0), undoId));
    expect(await countAnswers(pending)).toEqual({ 200: 1, '409 STATE_CHANGED': 2 });
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(3, 50))('never overwrites a simultaneous change by somebody else (%i)', async () => {
    const user = await client();
    const bidId = await placed(user, await oneLot());
    const { undoId } = (await races.at(0).setStatus(by(0), bidId, codes.bid)).body;
    const [undone, changed] = await Promise.all([
      races.at(0).undo(by(0), undoId),
      races.at(1).setAutoBid(by(1), bidId, true),
    ]);
    expect(changed.status).toBe(200);
    const [bid] = await bidsIn([bidId]);
    expect(bid).toMatchObject({ auto_bid: true, status: undone.status === 200 ? codes.new : codes.bid });
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(3, 50))(
    'of all last changes at once undoes the latest first, and others only in their turn (%i)',
    async () => {
      const user = await client();
      const bidId = await placed(user, await oneLot());
      const desk = races.at(0);
      const changes = [() => desk.setStatus(by(0), bidId, codes.bid), () => desk.adjust(by(0), bidId, 5000)];
      const undoIds: (number | null)[] = [];
      for (const change of [...changes, () => desk.setAutoBid(by(0), bidId, true)]) {
        undoIds.push((await change()).body.undoId);
      }
      const answers = await Promise.all(
        undoIds.flatMap((id, turn) => [turn, turn + 1].map((at) => races.at(at).undo(by(0), id))),
      );
      const done = answers.filter(({ status }) => status === 200).length;
      expect(done).toBeGreaterThan(0);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const figures = [
        { auto_bid: false, adjustment: 5000, status: codes.bid },
        { auto_bid: false, adjustment: 0, status: codes.bid },
        { auto_bid: false, adjustment: 0, status: codes.new },
      ];
      expect(await bidsIn([bidId])).toMatchObject([{ ...figures[done - 1], version: 4 + done }]);
      await expectChains(races.database, user.accountId);
    },
  );

  it.each(roundsOf(3, 50))('of a change before an undone one never overwrites a colleague’s change (%i)', async () => {
    const user = await client();
    const bidId = await placed(user, await oneLot());
    const first = (await races.at(0).setStatus(by(0), bidId, codes.bid)).body.undoId;
    const second = (await races.at(0).adjust(by(0), bidId, 5000)).body.undoId;
    await races.at(0).undo(by(0), second);
    const [undone, changed] = await Promise.all([
      races.at(0).undo(by(0), first),
      races.at(1).setAutoBid(by(1), bidId, true),
    ]);
    expect(changed.status).toBe(200);
    const [bid] = await bidsIn([bidId]);
    expect(bid).toMatchObject({ auto_bid: true, status: undone.status === 200 ? codes.new : codes.bid });
    await expectChains(races.database, user.accountId);
  });

  it.each(roundsOf(3, 50))(
    'of a win never overdraws the clients whose bids it had ended and who bid again (%i)',
    async () => {
      const [lot, ...elsewhere] = await races.lots(3);
      const users = await Promise.all([1, 2, 3].map(() => client({ creditLimit: 2 * price })));
      const ids: number[] = [];
      for (const user of users) ids.push(await placed(user, lot ?? 0, { bidGroup: 'A' }));
      const { undoId } = (await races.at(0).setStatus(by(0), ids[0] ?? 0, codes.won)).body;
      const [undone, ...others] = await Promise.all([
        races.at(0).undo(by(0), undoId),
        ...users.slice(1).flatMap((user, turn) => elsewhere.map((other) => races.at(turn).bid(user, other, price))),
        ...users.slice(1).map((user, turn) => races.at(turn + 1).bid(user, lot ?? 0, price)),
      ]);
      expect(undone.status).toBe(200);
      for (const { status } of others) expect([200, 402, 409]).toContain(status);
      for (const { accountId } of users) await expectChains(races.database, accountId);
    },
  );

  it.each(roundsOf(2, 30))('of two wins whose clients bid on both lots does not deadlock (%i)', async () => {
    const lots = await races.lots(2);
    const users = await Promise.all([client(), client()]);
    const [mine, theirs] = [await bidsOn(lots, users[0]), await bidsOn(lots, users[1])];
    const wins = [mine[0] ?? 0, theirs[1] ?? 0];
    const undoIds: (number | null)[] = [];
    for (const [turn, bidId] of wins.entries()) {
      undoIds.push((await races.at(0).setStatus(by(turn), bidId, codes.won)).body.undoId);
    }
    const pending = undoIds.map((id, turn) => races.at(turn).undo(by(turn), id));
    expect(await countAnswers(pending)).toEqual({ 200: 2 });
    expect((await bidsIn([...mine, ...theirs])).map(({ status }) => status)).toEqual([1, 1, 1, 1]);
  });
});
