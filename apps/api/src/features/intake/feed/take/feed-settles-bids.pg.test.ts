import type { FeedRowOf } from '@seri/contract/intake/feed.schema';
import type { TestUser } from '@seri/api/testkit/api';
import { runJobs } from '@seri/api/testkit/jobs';
import { beforeEach, describe, expect, it } from 'vitest';
import { feedSteps, house, lotRow, resultRow, session } from '../feed.steps.ts';
import { biddingHandlers } from '../../../trade/bidding/tell/bidding.jobs.ts';
import { codeOf, openBidding } from '../../../trade/bidding/bidding-table.steps.ts';
import { deskSteps } from '../../../trade/bidding/desk/desk.steps.ts';

const bidding = await openBidding();
const { database, client, manager, bid, cancel, standing, bidInfo, bidRow, logsOf, noticesOf, moveTo } = bidding;
const { send } = feedSteps(database);
const { setStatus } = deskSteps(bidding.api);

const at = (startsAt: string, more: Partial<FeedRowOf<'session'>> = {}) => ({ ...session, startsAt, ...more });
let count = 0;
let name: string;
let lotId: number;

/** A lot on Friday at 10:00, written by the feed. */
beforeEach(async () => {
  name = `lot-${(count += 1)}`;
  await send([house, session, lotRow(name)]);
  lotId = await idOf(name);
});

async function idOf(external: string): Promise<number> {
  const key = database.db.selectFrom('lot_key').select('id').where('external_id', '=', external);
  return (await key.executeTakeFirstOrThrow()).id;
}

const placed = async (user: TestUser, amount: number, more = {}) => (await bid(user, lotId, amount, more)).body.bidId;
const actionsOf = async (bidId: number) => (await logsOf(bidId)).map(({ action }) => action);
const [upcoming, sold, byNegotiation, notSold, cancelled, removed, unsold] = [4532, 4533, 4534, 4535, 4536, 4537, 4539];

describe('R54 the feed ends a lot', () => {
  it.each([sold, byNegotiation])(
    'with status %i: a bid below the price ends, one that reaches it is left to staff',
    async (status) => {
      const users = await Promise.all([client(), client(), client()]);
      const [below, equal, above] = await Promise.all([
        placed(users[0], 595_000),
        placed(users[1], 600_000),
        placed(users[2], 605_000),
      ]);
      await send([resultRow(name, status, { soldPrice: 600_000 })]);
      expect(await bidRow(below)).toMatchObject({ status: 5, end_reason: 'soldForMore' });
      expect([(await bidRow(equal)).status, (await bidRow(above)).status]).toEqual([1, 1]);
      expect((await logsOf(below)).at(-1)).toMatchObject({
        action: 'bid.status-changed',
        account_id: null,
        on_behalf_of: users[0].accountId,
        detail: { from: { status: 1 }, to: { status: 5, reason: 'soldForMore' } },
      });
      expect(await bidInfo(users[0], lotId)).toMatchObject({ myBid: false, auctionFinished: true });
      expect(codeOf(await bid(users[1], lotId, 605_000))).toBe('409 AUCTION_FINISHED');
    },
  );

  it.each([
    [notSold, 'notSold'],
    [unsold, 'notSold'],
    [cancelled, 'lotCancelled'],
    [removed, 'lotRemoved'],
  ])('with status %i: every bid on it ends, with reason %s', async (status, reason) => {
    const user = await client({ creditLimit: 600_000 });
    const bidId = await placed(user, 600_000);
    await send([resultRow(name, status)]);
    expect(await bidRow(bidId)).toMatchObject({ status: 5, end_reason: reason });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: 600_000, activeBids: 0 } } });
    expect(codeOf(await cancel(user, bidId))).toBe('409 STATE_CHANGED');
  });

  it('the client and its dealer are told why in both languages, and no manager is', async () => {
    const [dealer, staff] = [await client({ role: 'dealer' }), await manager()];
    const user = await client({ dealerId: dealer.accountId, managerId: staff.accountId });
    const bidId = await placed(user, 500_000);
    await send([resultRow(name, removed)]);
    const [first, ...notices] = await noticesOf(bidId);
    expect(first).toMatchObject({ account_id: staff.accountId, event_type: 'clientNewBid' });
    expect(notices).toMatchObject(
      [dealer, user].map(({ accountId }) => ({
        account_id: accountId,
        event_type: 'managerBidStatus',
        content: {
          isClientMessage: false,
          message: {
            en: expect.stringContaining('his lot was withdrawn'),
            ru: expect.stringMatching(/лот снят/i),
          },
        },
      })),
    );
  });

  it('the adjustment by staff counts towards the amount', async () => {
    const bidId = await placed(await client(), 600_000);
    await database.db.updateTable('bid').set({ adjustment: 5000 }).where('id', '=', bidId).execute();
    await send([resultRow(name, sold, { soldPrice: 605_000 })]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1 });
    await send([resultRow(name, sold, { soldPrice: 605_001 })]);
    expect(await bidRow(bidId)).toMatchObject({ status: 5, end_reason: 'soldForMore' });
  });

  it('a repeated result changes nothing, and bids that ended or won before stay as they are', async () => {
    const [user, other, winner] = [await client(), await client(), await client()];
    const [bidId, gone, won] = [
      await placed(user, 500_000),
      await placed(other, 500_000),
      await placed(winner, 600_000),
    ];
    await cancel(other, gone);
    await database.db.updateTable('bid').set({ status: 6 }).where('id', '=', won).execute();
    await send([resultRow(name, notSold)]);
    await send([resultRow(name, notSold), resultRow(name, unsold)]);
    expect(await actionsOf(bidId)).toEqual(['bid.placed', 'bid.status-changed']);
    expect(await bidRow(gone)).toMatchObject({ status: 4 });
    expect(await bidRow(won)).toMatchObject({ status: 6 });
  });

  it('of several results in one delivery the last one decides', async () => {
    const bidId = await placed(await client(), 500_000);
    await send([resultRow(name, notSold), resultRow(name, sold, { soldPrice: 500_000 })]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, end_reason: null });
  });

  it('bids on a running lot and on other lots stay open', async () => {
    const user = await client();
    const bidId = await placed(user, 500_000);
    await send([resultRow(name, 4531), lotRow(`${name}-b`), resultRow(`${name}-b`, notSold)]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, version: 1 });
  });
});

const stockRow = (more: Partial<FeedRowOf<'lot'>> = {}) => {
  const { session: _none, ...row } = { ...lotRow(`${name}-car`), kind: 'stock', startPrice: 700_000 } as const;
  return { ...row, ...more };
};

async function ordered(user: TestUser) {
  await send([stockRow()]);
  const carId = await idOf(stockRow().id);
  const { body } = await bid(user, carId, 0, { lotType: 'stock', bidType: null });
  return { carId, bidId: body.bidId };
}

async function endOf(id: number) {
  const lot = database.db.selectFrom('lot').select('ended_at').where('id', '=', id);
  return (await lot.executeTakeFirstOrThrow()).ended_at;
}

describe('R54 the feed ends an order', () => {
  it('an order ends when the car is removed, not when its row is sent again', async () => {
    const { carId, bidId } = await ordered(await client());
    await send([stockRow({ startPrice: 750_000, color: 'red' })]);
    expect([await bidRow(bidId), await bidding.statusOf(carId)]).toMatchObject([{ status: 1, amount: 700_000 }, sold]);
    await send([resultRow(stockRow().id, removed)]);
    expect(await bidRow(bidId)).toMatchObject({ status: 5, end_reason: 'lotRemoved' });
    expect(await bidding.statusOf(carId)).toBe(removed);
  });
});

describe('R54 a stock car that is ordered', () => {
  it.each([1, 6])(
    'with an order of status %i the car stays reserved, although its house still offers it',
    async (status) => {
      const { carId, bidId } = await ordered(await client());
      if (status === 6) await setStatus(await manager(), bidId, 6);
      await send([stockRow({ status: upcoming, color: 'red' })]);
      expect(await bidding.statusOf(carId)).toBe(sold);
      const other = await bid(await client(), carId, 0, { lotType: 'stock', bidType: null });
      expect(codeOf(other)).toBe('409 CAR_RESERVED');
      expect(await bidRow(bidId)).toMatchObject({ status });
    },
  );

  it('a car that was removed after the order was confirmed is not offered again, even if the order ends', async () => {
    const staff = await manager();
    const { carId, bidId } = await ordered(await client());
    await setStatus(staff, bidId, 6);
    await send([resultRow(stockRow().id, removed)]);
    expect(await bidRow(bidId)).toMatchObject({ status: 6 });
    await setStatus(staff, bidId, 3);
    expect([(await bidRow(bidId)).status, await bidding.statusOf(carId)]).toEqual([3, removed]);
    expect(codeOf(await bid(await client(), carId, 0, { lotType: 'stock', bidType: null }))).toBe('409 CAR_RESERVED');
  });

  it.each([
    ['a result', () => resultRow(stockRow().id, sold)],
    ['its row', () => stockRow({ status: sold })],
  ])('a car that its house has sold, as %s says without a time, is not offered again', async (_by, row) => {
    const user = await client();
    const { carId, bidId } = await ordered(user);
    await send([row()]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1 });
    expect(codeOf(await cancel(user, bidId))).toBe('taken');
    expect(await bidding.statusOf(carId)).toBe(sold);
  });

  it('a car that arrives already sold gets an end time and keeps it', async () => {
    await send([stockRow({ status: sold })]);
    const carId = await idOf(stockRow().id);
    const endedAt = await endOf(carId);
    expect(endedAt).not.toBeNull();
    await moveTo('2026-11-18T13:00:00+09:00');
    await send([stockRow({ status: sold, color: 'red' })]);
    expect(await endOf(carId)).toEqual(endedAt);
  });

  it('a sold car keeps its end time until the feed names another one or offers the car again', async () => {
    const { carId } = await ordered(await client());
    await send([resultRow(stockRow().id, sold)]);
    const endedAt = await endOf(carId);
    expect(endedAt).not.toBeNull();
    await moveTo('2026-11-18T13:00:00+09:00');
    expect(await send([resultRow(stockRow().id, sold)])).toMatchObject({ changed: 0 });
    await send([stockRow({ status: sold, color: 'red' })]);
    expect(await endOf(carId)).toEqual(endedAt);
    await send([resultRow(stockRow().id, sold, { endedAt: '2026-11-17T10:00:00+09:00' })]);
    expect(await endOf(carId)).toEqual(new Date('2026-11-17T01:00:00Z'));
    await send([resultRow(stockRow().id, upcoming)]);
    expect(await endOf(carId)).toBeNull();
  });
});

describe('R54 the feed cancels a session', () => {
  it('every bid on its lots ends', async () => {
    const own = { id: `session-${name}` };
    await send([at('2026-11-20T10:00:00+09:00', own), lotRow(name, { session: own.id })]);
    const bidId = await placed(await client(), 500_000);
    await send([at('2026-11-20T10:00:00+09:00', { ...own, cancelled: true })]);
    expect(await bidRow(bidId)).toMatchObject({ status: 5, end_reason: 'lotCancelled' });
  });
});

const own = () => ({ id: `session-${name}` });
const sendSessionAt = (startsAt: string) => send([at(startsAt, own()), lotRow(name, { session: own().id })]);
const messagesTo = async (bidId: number) =>
  (await noticesOf(bidId)).map(({ content }) => (content as { message: { en: string; ru: string } }).message);

describe('R54 the feed moves a session', () => {
  it('within its day: deadlines move, the bid stays, and its client is told the new time', async () => {
    await sendSessionAt('2026-11-20T10:00:00+09:00');
    const [user, staff] = [await client(), await manager()];
    await database.db
      .updateTable('account')
      .set({ manager_id: staff.accountId })
      .where('id', '=', user.accountId)
      .execute();
    const bidId = await placed(user, 500_000);
    await send([at('2026-11-20T09:00:00+09:00', own())]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, held_on: '2026-11-20', amount: 500_000 });
    expect(await actionsOf(bidId)).toEqual(['bid.placed', 'bid.moved']);
    expect((await messagesTo(bidId)).at(-1)).toEqual({
      en: expect.stringMatching(/09:30|9:30/),
      ru: expect.stringMatching(/09:30|9:30/),
    });
    await moveTo('2026-11-20T07:00:00+09:00');
    expect(codeOf(await cancel(user, bidId))).toBe('409 CANCEL_CLOSED');
    expect(codeOf(await bid(user, lotId, 505_000))).toBe('taken');
    await moveTo('2026-11-20T08:00:00+09:00');
    expect(codeOf(await bid(user, lotId, 510_000))).toBe('409 BIDDING_CLOSED');
  });

  it('to another week: the day and group of a bid move too', async () => {
    await sendSessionAt('2026-11-20T10:00:00+09:00');
    const user = await client();
    const bidId = await placed(user, 500_000, { bidGroup: 'A' });
    await send([at('2026-11-27T10:00:00+09:00', own())]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, held_on: '2026-11-27', version: 2 });
    expect(await standing(user)).toMatchObject({ body: { bids: [{ bidId, group: '2026-11-23 A' }] } });
    expect(await bidInfo(user, lotId)).toMatchObject({ myBid: true, bidGroup: 'A', bidWeek: '2026-11-23' });
    expect(await actionsOf(bidId)).toEqual(['bid.placed', 'bid.moved']);
    expect(codeOf(await bid(user, lotId, 505_000, { bidGroup: 'A' }))).toBe('taken');
    await runJobs(database, biddingHandlers(bidding.api.platform));
    expect(await bidRow(bidId)).toMatchObject({ status: 1 });
  });

  it('into a week where its group has bought enough: the bid ends as groupFull, and its client is told', async () => {
    await sendSessionAt('2026-11-20T10:00:00+09:00');
    const [user, staff] = [await client(), await manager()];
    const bidId = await placed(user, 500_000, { bidGroup: 'A' });
    const wonLot = await bidding.lot({ day: '2026-11-24' });
    const won = (await bid(user, wonLot, 500_000, { bidGroup: 'A' })).body.bidId;
    await setStatus(staff, won, 6);
    await send([at('2026-11-27T10:00:00+09:00', own())]);
    await runJobs(database, biddingHandlers(bidding.api.platform));
    expect(await bidRow(bidId)).toMatchObject({ status: 4, end_reason: 'groupFull', held_on: '2026-11-27' });
    expect(await bidRow(won)).toMatchObject({ status: 6 });
    expect((await messagesTo(bidId)).at(-1)).toMatchObject({ en: expect.stringContaining('Group A is full') });
  });
});

describe('R54 the feed moves a lot', () => {
  it('to another session: the bid and its deadlines move too', async () => {
    const user = await client();
    const bidId = await placed(user, 500_000);
    const later = at('2026-11-21T10:00:00+09:00', { id: `later-${name}` });
    await send([later, lotRow(name, { session: later.id, runsAt: '2026-11-21T10:30:00+09:00' })]);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, held_on: '2026-11-21', version: 2 });
    await moveTo('2026-11-21T08:00:00+09:00');
    expect(codeOf(await cancel(user, bidId))).toBe('409 CANCEL_CLOSED');
    await moveTo('2026-11-21T07:59:59+09:00');
    expect(codeOf(await cancel(user, bidId))).toBe('taken');
  });

  it('a changed detail of a lot leaves the bid as it is', async () => {
    const bidId = await placed(await client(), 500_000);
    await send([lotRow(name, { equipment: 'AC' })]);
    expect(await actionsOf(bidId)).toEqual(['bid.placed']);
  });
});
