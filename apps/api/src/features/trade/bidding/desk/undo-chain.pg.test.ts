import type { TestUser } from '@seri/api/testkit/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, client, manager, lot, bid, bidRow, logsOf, standing } = bidding;
const { adjust, edit, setAutoBid, setSoldPrice, setStatus, undo, undoable } = deskSteps(api);
let staff: TestUser;

beforeEach(async () => {
  staff = await manager();
});

type Made = Promise<{ body: { undoId: number | null } }>;

const placed = async (user: TestUser, lotId?: number) => (await bid(user, lotId ?? (await lot()), 600_000)).body.bidId;
const idOf = async (change: Made) => (await change).body.undoId;
const offered = async () => (await undoable(staff)).body.changes.map(({ id }) => id);

describe('R58 one change after another', () => {
  it('five changes of one bid can be undone in reverse order only', async () => {
    const user = await client();
    const bidId = await placed(user);
    const before = await bidRow(bidId);
    const ids = [
      await idOf(setStatus(staff, bidId, 2)),
      await idOf(adjust(staff, bidId, 5000)),
      await idOf(setAutoBid(staff, bidId, true)),
      await idOf(edit(staff, bidId, 700_000)),
      await idOf(setStatus(staff, bidId, 3)),
    ];
    while (ids.length > 0) {
      expect(await offered()).toEqual(ids.slice(-1));
      for (const early of ids.slice(0, -1)) expect(codeOf(await undo(staff, early))).toBe('409 STATE_CHANGED');
      expect(codeOf(await undo(staff, ids.pop() ?? null))).toBe('taken');
    }
    expect(await offered()).toEqual([]);
    expect(await bidRow(bidId)).toEqual({ ...before, version: 11 });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: 9_400_000, activeBids: 1 } } });
  });

  it('a change can be undone once, whatever was changed and undone since', async () => {
    const bidId = await placed(await client());
    const first = await idOf(setStatus(staff, bidId, 2));
    await undo(staff, first);
    const second = await idOf(setStatus(staff, bidId, 3));
    await undo(staff, second);
    for (const id of [first, second]) expect(codeOf(await undo(staff, id))).toBe('409 STATE_CHANGED');
    expect(await offered()).toEqual([]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, version: 5 });
  });

  it('a change after an undo blocks the undo of earlier changes until it is undone too', async () => {
    const bidId = await placed(await client());
    const first = await idOf(setStatus(staff, bidId, 2));
    await undo(staff, await idOf(adjust(staff, bidId, 5000)));
    const last = await idOf(setAutoBid(staff, bidId, true));
    expect(await offered()).toEqual([last]);
    expect(codeOf(await undo(staff, first))).toBe('409 STATE_CHANGED');
    await undo(staff, last);
    expect(codeOf(await undo(staff, first))).toBe('taken');
    expect(await bidRow(bidId)).toMatchObject({ status: 1, adjustment: 0, auto_bid: false });
  });

  it('a colleague’s change blocks the undo until the colleague undoes it', async () => {
    const [bidId, other] = [await placed(await client()), await manager()];
    const own = await idOf(setStatus(staff, bidId, 2));
    await undo(staff, await idOf(adjust(staff, bidId, 5000)));
    const theirs = await idOf(setAutoBid(other, bidId, true));
    expect(codeOf(await undo(staff, own))).toBe('409 STATE_CHANGED');
    await undo(other, theirs);
    expect(codeOf(await undo(staff, own))).toBe('taken');
    expect(await bidRow(bidId)).toMatchObject({ status: 1, auto_bid: false });
  });

  it('a change by the client blocks the undo for good', async () => {
    const [user, lotId] = [await client(), await lot()];
    const bidId = await placed(user, lotId);
    const own = await idOf(setStatus(staff, bidId, 2));
    await undo(staff, await idOf(adjust(staff, bidId, 5000)));
    await bid(user, lotId, 700_000);
    expect(codeOf(await undo(staff, own))).toBe('409 STATE_CHANGED');
    expect(await bidRow(bidId)).toMatchObject({ amount: 700_000 });
  });

  it('undoing statuses and prices of a win restores their bookings', async () => {
    const user = await client();
    const bidId = await placed(user);
    const ids = [
      await idOf(setStatus(staff, bidId, 6)),
      await idOf(setSoldPrice(staff, bidId, 580_000)),
      await idOf(setSoldPrice(staff, bidId, 590_000)),
      await idOf(setStatus(staff, bidId, 3)),
    ];
    const balances: unknown[] = [];
    for (const id of ids.toReversed()) {
      expect(codeOf(await undo(staff, id))).toBe('taken');
      balances.push((await standing(user)).body.balanceInfo);
    }
    expect(balances).toMatchObject([
      { balance: -640_000, activeBids: 0 },
      { balance: -630_000, activeBids: 0 },
      { balance: 0, bidAllow: 9_400_000 },
      { balance: 0, bidAllow: 9_400_000, activeBids: 1 },
    ]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, sold_price: null, purchase_id: null });
  });

  it('a bid that the undo of a win reopened can still be undone to its own earlier state', async () => {
    const lotId = await lot();
    const [won, ended] = [await placed(await client(), lotId), await placed(await client(), lotId)];
    const own = await idOf(setStatus(staff, ended, 2));
    await undo(staff, await idOf(setStatus(staff, won, 6)));
    expect(await bidRow(ended)).toMatchObject({ status: 2 });
    expect(codeOf(await undo(staff, own))).toBe('taken');
    expect(await bidRow(ended)).toMatchObject({ status: 1 });
    expect((await logsOf(ended)).map(({ action }) => action)).toEqual([
      'bid.placed',
      'bid.status-changed',
      'bid.status-changed',
      'bid.taken-back',
      'bid.taken-back',
    ]);
  });

  it('a restored win ends later bids, and its undo reopens them', async () => {
    const lotId = await lot();
    const won = await placed(await client(), lotId);
    const win = await idOf(setStatus(staff, won, 6));
    const other = await idOf(setStatus(staff, won, 2));
    const late = await placed(await client(), lotId);
    expect(codeOf(await undo(staff, other))).toBe('taken');
    expect(await bidRow(late)).toMatchObject({ status: 5, end_reason: 'otherWon' });
    expect(codeOf(await undo(staff, win))).toBe('taken');
    expect(await bidRow(won)).toMatchObject({ status: 1 });
    expect(await bidRow(late)).toMatchObject({ status: 1 });
  });

  it('undone changes count among the last five', async () => {
    const [bidId, other] = [await placed(await client()), await placed(await client())];
    const first = await idOf(setStatus(staff, bidId, 2));
    for (let turn = 0; turn < 5; turn += 1) await undo(staff, await idOf(setAutoBid(staff, other, true)));
    expect(codeOf(await undo(staff, first))).toBe('409 UNDO_CLOSED');
  });
});
