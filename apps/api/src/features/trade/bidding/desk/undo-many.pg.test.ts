import { runNotices } from '@seri/api/features/talk/notifications/notifications.steps';
import type { TestUser } from '@seri/api/testkit/api';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, database, client, manager, lot, bid, bidRow, noticesOf, logsOf } = bidding;
const { edit, setAutoBid, setStatus, setStatuses, undo, undoMany, undoable } = deskSteps(api);
let staff: TestUser;

beforeEach(async () => {
  staff = await manager();
});

async function newBids(count: number, more = {}): Promise<number[]> {
  const user = await client({ creditLimit: 1_000_000_000 });
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await bid(user, await lot(), 600_000, more)).body.bidId);
  return ids;
}

const named = (ids: readonly number[]) => ids.map((bidId) => ({ bidId }));
const statusesOf = (ids: readonly number[]) => Promise.all(ids.map(async (id) => (await bidRow(id)).status));
const setAll = async (ids: readonly number[], status = 2, more = {}) =>
  (await setStatuses(staff, status, named(ids), {}, more)).body.batch;
const later = (time: string) => bidding.moveTo(`2026-11-18T${time}+09:00`);
const typesOf = async (bidId: number) => (await noticesOf(bidId)).map(({ event_type: type }) => type);

describe('R58 a batch', () => {
  it('is undone as one, the latest change first, and each undo is logged', async () => {
    const ids = await newBids(3);
    const batch = await setAll(ids);
    const answer = await undoMany(staff, batch);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: ids
          .toReversed()
          .map((bidId) => ({ bidId, success: true, code: null, bid: { bidStatus: 1, version: 3 } })),
        next: null,
      },
    });
    expect(await statusesOf(ids)).toEqual([1, 1, 1]);
    for (const id of ids)
      expect((await logsOf(id)).at(-1)).toMatchObject({ action: 'bid.taken-back', detail: { batch } });
  });

  it('is one of the five changes that can be undone, shown by its latest', async () => {
    const [last = 0, ...bids] = await newBids(13);
    const [singles, ids] = [bids.slice(0, 4), bids.slice(4)];
    const batch = await setAll(ids);
    for (const id of singles) await setStatus(staff, id, 2);
    const { changes } = (await undoable(staff)).body;
    expect(changes.map(({ batch: name, count }) => [name, count])).toEqual([
      ...[1, 2, 3, 4].map(() => [null, 1]),
      [batch, 8],
    ]);
    expect(changes.at(-1)).toMatchObject({ bidId: ids.at(-1), from: { status: 1 }, to: { status: 2 } });
    await setAutoBid(staff, last, true);
    expect(codeOf(await undoMany(staff, batch))).toBe('409 UNDO_CLOSED');
    expect(await statusesOf(ids)).toEqual(ids.map(() => 2));
  });

  it('of several requests has the name that their sender gave it', async () => {
    const ids = await newBids(4);
    const batch = randomUUID();
    expect(await setAll(ids.slice(0, 2), 2, { batch })).toBe(batch);
    expect(await setAll(ids.slice(2), 2, { batch })).toBe(batch);
    expect((await undoable(staff)).body.changes).toMatchObject([{ batch, count: 4 }]);
    expect((await undoMany(staff, batch)).body.results).toHaveLength(4);
    expect((await undoable(staff)).body.changes).toEqual([]);
  });

  it('may be of autobids', async () => {
    const ids = await newBids(2);
    const batch = randomUUID();
    for (const id of ids) await setAutoBid(staff, id, true, batch);
    await undoMany(staff, batch);
    for (const id of ids) expect(await bidRow(id)).toMatchObject({ auto_bid: false, version: 3 });
  });

  it('leaves alone what has changed since, and undoes the rest', async () => {
    const [first = 0, changed = 0, last = 0] = await newBids(3);
    const batch = await setAll([first, changed, last]);
    await edit(await manager(), changed, 700_000);
    expect((await undoMany(staff, batch)).body.results).toMatchObject([
      { bidId: last, success: true },
      { bidId: changed, success: false, code: 'STATE_CHANGED', bid: { bidStatus: 2, bidAmount: 700_000 } },
      { bidId: first, success: true },
    ]);
    expect(await statusesOf([first, changed, last])).toEqual([1, 2, 1]);
  });

  it('reopens each bid by itself, as far as the credit of its client reaches', async () => {
    const poor = await client({ creditLimit: 1_300_000 });
    const ids: number[] = [];
    for (let made = 0; made < 2; made += 1) ids.push((await bid(poor, await lot(), 600_000)).body.bidId);
    const batch = await setAll(ids, 4);
    await bid(poor, await lot(), 600_000);
    expect((await undoMany(staff, batch)).body.results).toMatchObject([
      { bidId: ids[1], success: true },
      { bidId: ids[0], success: false, code: 'CREDIT_EXCEEDED' },
    ]);
    expect(await statusesOf(ids)).toEqual([4, 1]);
  });

  it('of one bid can still be undone by the id of its change', async () => {
    const ids = await newBids(2);
    const { body } = await setStatuses(staff, 2, named(ids));
    expect(codeOf(await undo(staff, body.results[0]?.undoId ?? 0))).toBe('taken');
    expect(await statusesOf(ids)).toEqual([1, 2]);
    expect((await undoable(staff)).body.changes).toMatchObject([{ batch: body.batch, count: 1, bidId: ids[1] }]);
  });

  it('is undone once, however often and by whatever key the call is repeated', async () => {
    const ids = await newBids(2);
    const batch = await setAll(ids);
    const key = { 'idempotency-key': randomUUID() };
    const first = await undoMany(staff, batch, undefined, key);
    expect(await undoMany(staff, batch, undefined, key)).toEqual(first);
    expect((await undoMany(staff, batch)).body.results).toEqual(first.body.results);
    expect(await Promise.all(ids.map(async (id) => (await bidRow(id)).version))).toEqual([3, 3]);
  });

  it('goes on under the same name if its request is repeated', async () => {
    const ids = await newBids(2);
    const key = { 'idempotency-key': randomUUID() };
    const first = await setStatuses(staff, 2, named(ids), key);
    expect(await setStatuses(staff, 2, named(ids), key)).toEqual(first);
    expect((await undoable(staff)).body.changes).toMatchObject([{ batch: first.body.batch, count: 2 }]);
  });

  it('is nobody else’s to undo', async () => {
    const ids = await newBids(2);
    const batch = await setAll(ids);
    expect(codeOf(await undoMany(await manager(), batch))).toBe('409 UNDO_CLOSED');
    expect(await statusesOf(ids)).toEqual([2, 2]);
  });

  it.each([
    ['12:10:00', 'taken'],
    ['12:10:01', '409 UNDO_CLOSED'],
  ])('can be undone for ten minutes: %s', async (time, outcome) => {
    const batch = await setAll(await newBids(2));
    await later(time);
    expect(codeOf(await undoMany(staff, batch))).toBe(outcome);
  });

  it('of more bids than one answer holds is undone page by page', async () => {
    const ids = await newBids(73);
    const batch = randomUUID();
    for (const part of [ids.slice(0, 70), ids.slice(70)]) await setAll(part, 2, { batch });
    const { results, next } = (await undoMany(staff, batch)).body;
    expect(results).toHaveLength(70);
    expect(next).not.toBeNull();
    expect((await undoMany(staff, batch, next ?? 0)).body).toMatchObject({ results: [{}, {}, {}], next: null });
    expect(await statusesOf(ids)).toEqual(ids.map(() => 1));
  });
});

const tellNow = () => runNotices(database, api);
const told = (bidId: number) =>
  database.db
    .selectFrom('notice')
    .select('told_at')
    .where('bid_id', '=', bidId)
    .where('event_type', '=', 'managerBidStatus')
    .execute();

describe('R58 the notices of a batch', () => {
  it('are never told if it is undone within six seconds of its last change', async () => {
    const [first = 0, last = 0] = await newBids(2);
    const batch = randomUUID();
    await setAll([first], 2, { batch });
    await later('12:00:04');
    await setAll([last], 2, { batch });
    await later('12:00:09');
    await tellNow();
    await undoMany(staff, batch);
    await later('12:00:30');
    await tellNow();
    for (const id of [first, last]) expect(await typesOf(id)).not.toContain('managerBidStatus');
  });

  it('wait while it is being undone, and are told of a bid that was not', async () => {
    const [first = 0, last = 0] = await newBids(2);
    const batch = await setAll([first, last]);
    await edit(await manager(), first, 700_000);
    await later('12:00:05');
    await undoMany(staff, batch);
    await later('12:00:07');
    await tellNow();
    expect(await told(first)).toEqual([{ told_at: null }]);
    await later('12:00:12');
    await tellNow();
    expect(await told(first)).toEqual([{ told_at: expect.any(Date) }]);
    expect(await told(last)).toEqual([]);
  });
});
