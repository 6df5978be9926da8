import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, database, client, manager, lot, bid, bidRow, logsOf } = bidding;
const { setStatus, setStatuses, undo } = deskSteps(api);
let staff: TestUser;

beforeAll(async () => {
  staff = await manager();
});

async function newBids(count: number): Promise<number[]> {
  const ids: number[] = [];
  const user = await client({ creditLimit: 100_000_000 });
  for (let made = 0; made < count; made += 1) ids.push((await bid(user, await lot(), 600_000)).body.bidId);
  return ids;
}

const seen = (ids: readonly number[], version = 1) => ids.map((bidId) => ({ bidId, version }));
const statusesOf = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await bidRow(id)).status));

describe('R57 many bids at once', () => {
  it('are set each on its own, with answers in order', async () => {
    const ids = await newBids(5);
    const { status, body } = await setStatuses(staff, 2, seen(ids.toReversed()));
    expect(status).toBe(200);
    expect(body.results).toMatchObject(
      ids.toReversed().map((bidId) => ({
        bidId,
        success: true,
        code: null,
        bid: { bidId, bidStatus: 2, version: 2 },
        undoId: expect.any(Number),
      })),
    );
    expect(await statusesOf(ids)).toEqual([2, 2, 2, 2, 2]);
    expect(codeOf(await undo(staff, body.results[0]?.undoId ?? 0))).toBe('taken');
    expect(await statusesOf(ids)).toEqual([2, 2, 2, 2, 1]);
  });

  it('do not stop at one that is over, changed, missing or fails in the database', async () => {
    const [first, over, changed, poisoned, last] = await newBids(5);
    if (!first || !over || !changed || !poisoned || !last) throw new RangeError('There are five.');
    await setStatus(staff, over, 3);
    await setStatus(await manager(), changed, 2);
    await database.owner.query(`
      create function poison() returns trigger language plpgsql as $$ begin raise exception 'poison'; end $$;
      create trigger poison before update on bid for each row when (old.id = ${poisoned}) execute function poison()`);
    const { status, body } = await setStatuses(staff, 5, [
      ...seen([first]),
      { bidId: over },
      ...seen([changed, poisoned, 999_999_999, last]),
    ]);
    expect(status).toBe(200);
    expect(body.results).toMatchObject([
      { bidId: first, success: true, code: null },
      { bidId: over, success: false, code: 'STATE_CHANGED', bid: { bidStatus: 3, version: 2 } },
      { bidId: changed, success: false, code: 'STATE_CHANGED', bid: { bidStatus: 2, version: 2 } },
      { bidId: poisoned, success: false, code: 'INTERNAL', bid: null },
      { bidId: 999_999_999, success: false, code: 'NOT_FOUND', bid: null },
      { bidId: last, success: true, code: null },
    ]);
    await database.owner.query('drop trigger poison on bid');
    expect(await statusesOf([first, over, changed, poisoned, last])).toEqual([5, 3, 2, 1, 5]);
    expect(await logsOf(poisoned)).toHaveLength(1);
  });

  it('on one lot are won once', async () => {
    const lotId = await lot();
    const [one, other] = [await bid(await client(), lotId, 700_000), await bid(await client(), lotId, 600_000)];
    const ids = [one.body.bidId, other.body.bidId];
    const { body } = await setStatuses(staff, 6, seen(ids));
    expect(body.results).toMatchObject([
      { success: true, bid: { bidStatus: 6 } },
      { success: false, code: 'STATE_CHANGED', bid: { bidStatus: 5, version: 2 } },
    ]);
  });

  it('repeated under one key give the first answer', async () => {
    const ids = await newBids(2);
    const key = { 'idempotency-key': 'statuses of two' };
    const first = await setStatuses(staff, 2, seen(ids), key);
    expect(await setStatuses(staff, 2, seen(ids), key)).toEqual(first);
    for (const id of ids) expect(await logsOf(id)).toHaveLength(2);
    const other = await setStatuses(staff, 3, seen(ids), key);
    expect(other.body.results.map(({ code }) => code)).toEqual(['KEY_REUSED', 'KEY_REUSED']);
  });

  it('are 1 to 70 bids and a status of 1 to 6', async () => {
    const [id = 0] = await newBids(1);
    expect(faultsOf(await setStatuses(staff, 2, []))).toHaveProperty('bids');
    expect(faultsOf(await setStatuses(staff, 2, seen(Array.from({ length: 71 }, () => id))))).toHaveProperty('bids');
    expect(faultsOf(await setStatuses(staff, 7, seen([id])))).toHaveProperty('status');
    expect(await bidRow(id)).toMatchObject({ status: 1 });
  });

  it('are set only by staff with the flag', async () => {
    const [id = 0] = await newBids(1);
    for (const other of [
      await client(),
      await client({ overrides: { bidManagementEnabled: true, bidManageStatus: true } }),
      await manager({ overrides: { bidManageStatus: false } }),
    ]) {
      expect(codeOf(await setStatuses(other, 2, seen([id])))).toBe('403 FORBIDDEN');
    }
    expect(await bidRow(id)).toMatchObject({ status: 1 });
  });
});
