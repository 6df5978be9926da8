import { runNotices } from '@seri/api/features/talk/notifications/notifications.steps';
import { roleIds } from '@seri/domain/people/roles';
import type { TestUser } from '@seri/api/testkit/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, database, client, manager, lot, bid, bidRow, cancel, logsOf, noticesOf, setGroup, standing } = bidding;
const { edit, adjust, setAutoBid, setSoldPrice, setStatus, undo, undoable } = deskSteps(api);
let staff: TestUser;

beforeEach(async () => {
  staff = await manager();
});

const placed = async (user: TestUser, lotId?: number, amount = 600_000, more = {}) =>
  (await bid(user, lotId ?? (await lot()), amount, more)).body.bidId;
const newBid = async () => placed(await client());
const set = async (bidId: number, status: number) => (await setStatus(staff, bidId, status)).body.undoId;
const later = (time: string) => bidding.moveTo(`2026-11-18T${time}+09:00`);
const tellNow = () => runNotices(database, api);
const typesOf = async (bidId: number) => (await noticesOf(bidId)).map(({ event_type: type }) => type);

describe('R58 taking back', () => {
  it.each([2, 3, 4, 5, 6])('an undo of status %i restores the status before, and is logged', async (status) => {
    const bidId = await newBid();
    const id = await set(bidId, status);
    const answer = await undo(staff, id);
    expect(answer).toMatchObject({ status: 200, body: { bidId, bidStatus: 1, version: 3, undoId: null } });
    expect(await bidRow(bidId)).toMatchObject({ status: 1, end_reason: null });
    expect((await logsOf(bidId)).at(-1)).toMatchObject({
      action: 'bid.taken-back',
      account_id: staff.accountId,
      detail: { from: { status }, to: { status: 1 }, because: id },
    });
    expect(codeOf(await undo(staff, id))).toBe('409 STATE_CHANGED');
  });

  it('an undo of an edit restores amount, rank, group, type and adjustment', async () => {
    const bidId = await placed(await client(), undefined, 600_000, { bidGroup: 'A' });
    const { placed_at } = await bidRow(bidId);
    await later('12:01:00');
    const { body } = await edit(staff, bidId, 700_000, { bidGroup: 'B', exportType: 2, adjustmentPrice: 5000 });
    expect(codeOf(await undo(staff, body.undoId))).toBe('taken');
    expect(await bidRow(bidId)).toMatchObject({
      amount: 600_000,
      bid_group: 'A',
      bid_type: 1,
      adjustment: 0,
      placed_at,
    });
  });

  it('an adjustment, a sold price and the robot can each be undone', async () => {
    const bidId = await newBid();
    const changes = [
      () => adjust(staff, bidId, 5000),
      () => setSoldPrice(staff, bidId, 5000),
      () => setAutoBid(staff, bidId, true),
    ];
    for (const change of changes) {
      const { body } = await change();
      expect(codeOf(await undo(staff, body.undoId))).toBe('taken');
    }
    expect(await bidRow(bidId)).toMatchObject({ adjustment: 0, sold_price: null, auto_bid: false, version: 7 });
  });

  it.each([
    ['for ten minutes', '12:10:00', 'taken'],
    ['not after ten minutes', '12:10:01', '409 UNDO_CLOSED'],
  ])('is possible %s', async (_name, time, result) => {
    const id = await set(await newBid(), 2);
    await later(time);
    expect((await undoable(staff)).body.changes).toHaveLength(result === 'taken' ? 1 : 0);
    expect(codeOf(await undo(staff, id))).toBe(result);
  });

  it('is possible for the own last five changes', async () => {
    const ids: (number | null)[] = [];
    for (let turn = 0; turn < 6; turn += 1) ids.unshift(await set(await newBid(), 2));
    const { changes } = (await undoable(staff)).body;
    expect(changes.map(({ id }) => id)).toEqual(ids.slice(0, 5));
    expect(changes[0]).toMatchObject({
      action: 'bid.status-changed',
      lotNo: expect.stringMatching(/^\d+$/),
      from: { status: 1, amount: 600_000 },
      to: { status: 2 },
      until: new Date('2026-11-18T12:10:00+09:00').toISOString(),
    });
    expect(codeOf(await undo(staff, ids[5] ?? 0))).toBe('409 UNDO_CLOSED');
    expect(codeOf(await undo(staff, ids[4] ?? 0))).toBe('taken');
  });

  it('is refused for changes of others, and without the flag', async () => {
    const [bidId, other] = [await newBid(), await manager()];
    const id = await set(bidId, 2);
    expect(codeOf(await undo(other, id))).toBe('409 UNDO_CLOSED');
    expect((await undoable(other)).body.changes).toEqual([]);
    await database.db
      .updateTable('account')
      .set({ overrides: JSON.stringify({ bidManageStatus: false }) })
      .where('id', '=', staff.accountId)
      .execute();
    expect(codeOf(await undo(staff, id))).toBe('403 FORBIDDEN');
    expect(codeOf(await undo(await client(), id))).toBe('403 FORBIDDEN');
    expect(await bidRow(bidId)).toMatchObject({ status: 2 });
  });

  it('is refused if the actor may no longer see the account', async () => {
    const user = await client();
    const bidId = await placed(user);
    const id = await set(bidId, 2);
    await database.db
      .updateTable('account')
      .set({ role_id: roleIds.manager })
      .where('id', '=', user.accountId)
      .execute();
    expect(codeOf(await undo(staff, id))).toBe('404 NOT_FOUND');
    expect(await bidRow(bidId)).toMatchObject({ status: 2 });
  });

  it('never overwrites a later change by somebody else, and answers the current state', async () => {
    const [user, other] = [await client(), await manager()];
    const lotId = await lot();
    const bidId = await placed(user, lotId);
    const id = await set(bidId, 2);
    await setAutoBid(other, bidId, true);
    expect(await undo(staff, id)).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED', data: { bid: { bidStatus: 2, autoBid: true, version: 3 } } },
    });
    expect((await undoable(staff)).body.changes).toEqual([]);
    const again = await set(bidId, 1);
    await bid(user, lotId, 700_000);
    expect(codeOf(await undo(staff, again))).toBe('409 STATE_CHANGED');
    expect(await bidRow(bidId)).toMatchObject({ status: 1, amount: 700_000 });
  });
});

describe('R58 notices of an undone change', () => {
  it('within six seconds there is no notice and no mail, only live events of the row', async () => {
    const bidId = await newBid();
    await tellNow();
    api.mails.length = 0;
    const id = await set(bidId, 3);
    await later('12:00:05');
    await undo(staff, id);
    await tellNow();
    expect(api.mails).toEqual([]);
    expect(await typesOf(bidId)).not.toContain('managerBidStatus');
    const told = await database.db.selectFrom('outbox').select(['name', 'data']).execute();
    const ofBid = told.filter(({ data }) => (data as { bidId?: number }).bidId === bidId);
    expect(ofBid.filter(({ name }) => name === 'client-notification')).toEqual([]);
    expect(ofBid.filter(({ name }) => name === 'bid.changed')).toHaveLength(6);
  });

  it('a client who was notified of the change is notified of the undo', async () => {
    const user = await client();
    const bidId = await placed(user);
    const id = await set(bidId, 3);
    await tellNow();
    await undo(staff, id);
    await tellNow();
    const own = (await noticesOf(bidId)).filter(({ account_id: reader }) => reader === user.accountId);
    expect(own).toMatchObject([
      { content: { message: { en: expect.stringContaining('We will not bid') } } },
      { content: { message: { en: expect.stringContaining('under review again') } } },
    ]);
  });

  it('a status change is notified only after six seconds', async () => {
    const user = await client();
    const bidId = await placed(user);
    const inbox = async () =>
      (await api.ask(user, { url: '/v1/notification/index' })).body as { unread: number; notices: object[] };
    await set(bidId, 3);
    expect(await inbox()).toMatchObject({ unread: 0, notices: [] });
    const { rows } = await database.pool.query(
      `select extract(epoch from run_at - app_now())::float8 as after from graphile_worker._private_jobs job
       join graphile_worker._private_tasks task on task.id = task_id where identifier = 'notifications.tell'`,
    );
    expect(rows).toContainEqual({ after: 6 });
    await tellNow();
    expect(await inbox()).toMatchObject({ unread: 1 });
  });

  it('an undone quiet change is not notified', async () => {
    const user = await client();
    const bidId = await placed(user);
    const told = database.db.selectFrom('outbox').select('name').where('audience', '=', `account:${user.accountId}`);
    const before = await told.execute();
    await bidding.moveTo('2026-11-19T09:55:00+09:00');
    const id = await set(bidId, 3);
    await bidding.moveTo('2026-11-19T10:01:00+09:00');
    await undo(staff, id);
    await tellNow();
    expect((await noticesOf(bidId)).filter(({ account_id: reader }) => reader === user.accountId)).toEqual([]);
    expect(await told.execute()).toEqual(before);
  });
});

describe('R58 a bid that an undo reopens', () => {
  it('needs credit for its amount', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const bidId = await placed(user);
    const id = await set(bidId, 3);
    await placed(user, undefined, 600_000);
    expect(await undo(staff, id)).toMatchObject({ status: 402, body: { data: { headroom: 400_000 } } });
    expect(await bidRow(bidId)).toMatchObject({ status: 3, version: 2 });
  });

  it('needs credit also for an amount that an edit had freed', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const bidId = await placed(user, undefined, 900_000);
    const { body } = await edit(staff, bidId, 500_000);
    await placed(user, undefined, 500_000);
    expect(codeOf(await undo(staff, body.undoId))).toBe('402 CREDIT_EXCEEDED');
    expect(await bidRow(bidId)).toMatchObject({ amount: 500_000, version: 2 });
  });

  it('needs a lot that was not sold for more and is not won', async () => {
    const [lost, taken] = [await lot(), await lot()];
    const [first, second] = [await placed(await client(), lost), await placed(await client(), taken)];
    const rival = await placed(await client(), taken);
    const [one, two] = [await set(first, 3), await set(second, 3)];
    await database.db.updateTable('lot').set({ status: 4533, sold_price: 605_000 }).where('id', '=', lost).execute();
    await set(rival, 6);
    expect(codeOf(await undo(staff, one))).toBe('409 AUCTION_FINISHED');
    expect(codeOf(await undo(staff, two))).toBe('409 AUCTION_FINISHED');
  });

  it('may wait on a lot that was sold for no more than the bid', async () => {
    const lotId = await lot();
    const bidId = await placed(await client(), lotId);
    const id = await set(bidId, 3);
    await database.db.updateTable('lot').set({ status: 4533, sold_price: 600_000 }).where('id', '=', lotId).execute();
    expect(codeOf(await undo(staff, id))).toBe('taken');
  });

  it('needs room in its group', async () => {
    const user = await client();
    const [rest, bidId] = [
      await placed(user, undefined, 600_000, { bidGroup: 'A' }),
      await placed(user, undefined, 600_000, { bidGroup: 'A' }),
    ];
    const id = await set(bidId, 3);
    await set(rest, 6);
    expect(codeOf(await undo(staff, id))).toBe('409 GROUP_FULL');
    await setGroup(user, '2026-11-16', 'A', 2);
    expect(codeOf(await undo(staff, id))).toBe('taken');
  });

  it('must be the client’s only open bid on the lot', async () => {
    const [user, lotId] = [await client(), await lot()];
    const id = await set(await placed(user, lotId), 3);
    await placed(user, lotId, 605_000);
    expect(codeOf(await undo(staff, id))).toBe('409 BID_AGAIN');
  });

  it('needs a stock car that nobody has ordered since', async () => {
    const car = await lot({ kind: 'stock', day: '2026-11-10', startPrice: 752_000 });
    const order = async () => (await bid(await client(), car, 0, { lotType: 'stock' })).body.bidId;
    const first = await order();
    const id = await set(first, 3);
    expect(codeOf(await undo(staff, id))).toBe('taken');
    expect(await bidding.statusOf(car)).toBe(4533);
    const again = await set(first, 3);
    await order();
    expect(codeOf(await undo(staff, again))).toBe('409 CAR_RESERVED');
  });
});

describe('R58 the undo of a win', () => {
  it('reopens the bids that the win ended, on its lot and in its group, without notices', async () => {
    const [user, one, other, lotId] = [await client(), await client(), await client(), await lot()];
    const inA = { bidGroup: 'A' };
    const won = await placed(user, lotId, 600_000, inA);
    const rest = await placed(user, undefined, 600_000, inA);
    const [first, second] = [await placed(one, lotId), await placed(other, lotId, 700_000)];
    await setStatus(staff, second, 2);
    const id = await set(won, 6);
    expect(await Promise.all([rest, first, second].map(async (each) => (await bidRow(each)).status))).toEqual([
      4, 5, 5,
    ]);
    expect(codeOf(await undo(staff, id))).toBe('taken');
    expect(await Promise.all([won, rest, first, second].map(bidRow))).toMatchObject([
      { status: 1 },
      { status: 1, end_reason: null },
      { status: 1, end_reason: null },
      { status: 2, end_reason: null },
    ]);
    await tellNow();
    expect(await typesOf(first)).not.toContain('managerBidStatus');
    expect((await logsOf(rest)).at(-1)).toMatchObject({ action: 'bid.taken-back', account_id: null });
  });

  it('leaves bids that cannot be reopened or have changed since', async () => {
    const [poor, back, lotId] = [await client({ creditLimit: 600_000 }), await client(), await lot()];
    const won = await placed(await client(), lotId);
    const [spent, again] = [await placed(poor, lotId), await placed(back, lotId)];
    const id = await set(won, 6);
    await placed(poor, undefined, 500_000);
    await database.db.updateTable('bid').set({ version: 9 }).where('id', '=', again).execute();
    expect(codeOf(await undo(staff, id))).toBe('taken');
    expect(await Promise.all([won, spent, again].map(bidRow))).toMatchObject([
      { status: 1 },
      { status: 5 },
      { status: 5 },
    ]);
    await database.db.updateTable('bid').set({ version: 2 }).where('id', '=', again).execute();
  });

  it('restores or refunds its purchase, and the undo of a price restores the price before', async () => {
    const user = await client();
    const bidId = await placed(user);
    await set(bidId, 6);
    const { body } = await setSoldPrice(staff, bidId, 580_000);
    const dearer = await setSoldPrice(staff, bidId, 590_000);
    await undo(staff, dearer.body.undoId);
    expect(await bidRow(bidId)).toMatchObject({ sold_price: 580_000, purchase_id: body.purchaseId });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: -630_000 } } });
    const priced = await setSoldPrice(staff, bidId, 570_000);
    await undo(staff, priced.body.undoId);
    const id = await set(bidId, 2);
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: 0, activeBids: 1 } } });
    await undo(staff, id);
    expect(await bidRow(bidId)).toMatchObject({ status: 6, sold_price: 580_000, purchase_id: expect.any(Number) });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: -630_000, activeBids: 0 } } });
  });

  it('restores a win that was set to another status, and ends the bids placed since', async () => {
    const [lotId, late] = [await lot(), await client()];
    const won = await placed(await client(), lotId);
    await set(won, 6);
    const id = await set(won, 3);
    const since = await placed(late, lotId);
    expect(codeOf(await undo(staff, id))).toBe('taken');
    expect(await Promise.all([won, since].map(bidRow))).toMatchObject([
      { status: 6 },
      { status: 5, end_reason: 'otherWon' },
    ]);
    expect(codeOf(await cancel(late, since))).toBe('409 STATE_CHANGED');
  });
});
