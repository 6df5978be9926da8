import { runNotices } from '@seri/api/features/talk/notifications/notifications.steps';
import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const {
  api,
  database,
  client,
  manager,
  lot,
  bid,
  bidRow,
  logsOf,
  noticesOf,
  setSession,
  setStatus: setLotStatus,
} = bidding;
const desk = deskSteps(api);
const { setStatus } = desk;
let staff: TestUser;

beforeAll(async () => {
  staff = await manager();
});

const placed = async (user: TestUser, lotId: number, amount = 600_000, more = {}) =>
  (await bid(user, lotId, amount, more)).body.bidId;
const newBid = async () => placed(await client(), await lot());

async function bidOf(status: number): Promise<number> {
  const bidId = await newBid();
  if (status !== 1) expect(codeOf(await setStatus(staff, bidId, status))).toBe('taken');
  return bidId;
}

/** The events of a bid and its notices, with their audiences, in the order of the outbox. */
async function sentOf(bidId: number) {
  await runNotices(database, api);
  const rows = await database.db.selectFrom('outbox').select(['audience', 'name', 'data']).orderBy('id').execute();
  return rows
    .filter(({ data }) => (data as { bidId?: number }).bidId === bidId)
    .map(({ audience, name }) => `${name} ${audience}`);
}

describe('R57 the status that staff set', () => {
  it.each([
    [1, [2, 3, 4, 5, 6]],
    [2, [1, 3, 4, 5, 6]],
    [6, [1, 2, 3, 4, 5]],
  ])('can change from %i to any other of 1 to 6', async (from, all) => {
    for (const to of all) {
      const bidId = await bidOf(from);
      const { version } = await bidRow(bidId);
      const answer = await setStatus(staff, bidId, to, version);
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, bidId, bidStatus: to, bidAmount: 600_000, version: version + 1 },
      });
      expect(await bidRow(bidId)).toMatchObject({ status: to, version: version + 1 });
      expect((await logsOf(bidId)).at(-1)).toMatchObject({
        id: answer.body.undoId,
        account_id: staff.accountId,
        action: to === 6 ? 'bid.won' : 'bid.status-changed',
        detail: { from: { status: from }, to: { status: to }, version: version + 1 },
      });
    }
  });

  it.each([3, 4, 5])('%i cannot be changed, because the bid is over', async (from) => {
    const bidId = await bidOf(from);
    for (const to of [1, 2, 3, 4, 5, 6]) {
      expect(await setStatus(staff, bidId, to)).toMatchObject({
        status: 409,
        body: { code: 'STATE_CHANGED', data: { bid: { bidId, bidStatus: from, version: 2 } } },
      });
    }
    expect(await bidRow(bidId)).toMatchObject({ status: from, version: 2 });
  });

  it.each([0, 7, 8, 1.5])('is not %s', async (status) => {
    const bidId = await newBid();
    expect(codeOf(await setStatus(staff, bidId, status))).toBe('422 FIELDS');
    expect(await bidRow(bidId)).toMatchObject({ status: 1, version: 1 });
  });

  it('is refused for an old version, with the current state', async () => {
    const [bidId, other] = [await newBid(), await manager()];
    expect(codeOf(await setStatus(staff, bidId, 2, 1))).toBe('taken');
    const late = await setStatus(other, bidId, 3, 1);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED', data: { bid: { bidStatus: 2, version: 2 } } },
    });
    expect(codeOf(await setStatus(other, bidId, 3, 2))).toBe('taken');
    expect(await logsOf(bidId)).toHaveLength(3);
  });

  it('is set once under one idempotency key', async () => {
    const bidId = await newBid();
    const key = { 'idempotency-key': 'status of one' };
    const first = await setStatus(staff, bidId, 2, 1, key);
    expect(await setStatus(staff, bidId, 2, 1, key)).toEqual(first);
    expect(await bidRow(bidId)).toMatchObject({ status: 2, version: 2 });
  });

  it.each([
    ['a client', { role: 'client' } as const, '404 NOT_FOUND'],
    ['a dealer', { role: 'dealer' } as const, '404 NOT_FOUND'],
    ['a guest', { role: 'guest' } as const, '404 NOT_FOUND'],
    ['staff without the flag', { role: 'manager', overrides: { bidManageStatus: false } } as const, '403 FORBIDDEN'],
    ['a client who has it', { role: 'client', overrides: { bidManageStatus: true } } as const, '404 NOT_FOUND'],
  ])('is not set by %s', async (_who, given, refused) => {
    const [bidId, other] = [await newBid(), await api.signedIn(given)];
    for (const status of [2, 3, 6]) expect(codeOf(await setStatus(other, bidId, status))).toBe(refused);
    expect(await bidRow(bidId)).toMatchObject({ status: 1, version: 1 });
  });

  it('is not set by its own client, nor on an unknown bid', async () => {
    const user = await client();
    const bidId = await placed(user, await lot());
    for (const status of [2, 3, 5, 6]) expect(codeOf(await setStatus(user, bidId, status))).toBe('403 FORBIDDEN');
    expect(codeOf(await setStatus(staff, 999_999_999, 2))).toBe('404 NOT_FOUND');
    expect(codeOf(await setStatus(null, bidId, 2))).toBe('401 NOT_SIGNED_IN');
  });

  it('ends an order, whose stock car is offered again; a confirmed order is bought', async () => {
    const user = await client();
    const car = await lot({ kind: 'stock', day: '2026-11-10', startPrice: 752_000 });
    const order = async () => (await bid(user, car, 0, { lotType: 'stock' })).body.bidId;
    expect(codeOf(await setStatus(staff, await order(), 3))).toBe('taken');
    const confirmed = await order();
    const { body } = await setStatus(staff, confirmed, 6);
    expect(body).toMatchObject({ bidStatus: 6, purchaseId: expect.any(Number) });
    expect(await bidding.standing(user)).toMatchObject({ body: { balanceInfo: { balance: -802_000, activeBids: 0 } } });
    expect(codeOf(await setStatus(staff, confirmed, 4))).toBe('taken');
    expect(await bidding.statusOf(car)).toBe(4532);
    expect(await bidding.standing(user)).toMatchObject({ body: { balanceInfo: { balance: 0 } } });
  });
});

describe('R57 a win', () => {
  it.each([
    ['until the last second of its day', '2026-11-18T23:59:59+09:00', 'taken'],
    ['not at midnight in Japan', '2026-11-19T00:00:00+09:00', '409 WIN_CLOSED'],
    ['not after that midnight, although it is still the same day elsewhere', '2026-11-18T15:30:00Z', '409 WIN_CLOSED'],
  ])('can be taken back %s', async (_name, moment, result) => {
    const bidId = await bidOf(6);
    await bidding.moveTo(moment);
    expect(codeOf(await setStatus(staff, bidId, 2))).toBe(result);
  });

  it('can be taken back on the day on which it was last won', async () => {
    const bidId = await bidOf(6);
    await setStatus(staff, bidId, 2);
    await bidding.moveTo('2026-11-19T08:00:00+09:00');
    expect(codeOf(await setStatus(staff, bidId, 6))).toBe('taken');
    await bidding.moveTo('2026-11-19T20:00:00+09:00');
    expect(codeOf(await setStatus(staff, bidId, 2))).toBe('taken');
  });

  it('that is taken back refunds its purchase', async () => {
    const user = await client();
    const bidId = await placed(user, await lot());
    await setStatus(staff, bidId, 6);
    expect((await desk.setSoldPrice(staff, bidId, 580_000)).body.purchaseId).toEqual(expect.any(Number));
    expect(await bidding.standing(user)).toMatchObject({ body: { balanceInfo: { balance: -630_000 } } });
    expect((await setStatus(staff, bidId, 2)).body).toMatchObject({ bidStatus: 2, purchaseId: null });
    expect(await bidding.standing(user)).toMatchObject({ body: { balanceInfo: { balance: 0, bidAllow: 9_400_000 } } });
  });

  it('goes back to waiting only if its amount is still free', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const bidId = await placed(user, await lot(), 600_000);
    await setStatus(staff, bidId, 6);
    await desk.setSoldPrice(staff, bidId, 300_000);
    await placed(user, await lot(), 600_000);
    expect(await setStatus(staff, bidId, 2)).toMatchObject({ status: 402, body: { data: { headroom: 50_000 } } });
    expect(await bidRow(bidId)).toMatchObject({ status: 6, purchase_id: expect.any(Number) });
    expect(codeOf(await setStatus(staff, bidId, 3))).toBe('taken');
  });
});

/** Moves to a time on the day of the lots, whose session starts at ten. */
const at = (time: string) => bidding.moveTo(`2026-11-19T${time}+09:00`);

describe('R57 the last hour', () => {
  /** Another manager, who is notified of the changes of a colleague. */
  beforeAll(async () => void (await manager()));

  it.each([
    ['has not begun 61 minutes before the session', '08:59:00', {}, true],
    ['silences changes 59 minutes before the session', '09:01:00', {}, false],
    ['silences changes a second before the session', '09:59:59', {}, false],
    ['is over at the start of the session', '10:00:00', {}, true],
    ['is over later', '10:30:00', {}, true],
    [
      'has not begun 45 minutes before a session that warns for half an hour',
      '09:15:00',
      { last_hour_minutes: 30 },
      true,
    ],
    ['silences changes 15 minutes before that session', '09:45:00', { last_hour_minutes: 30 }, false],
  ])('%s', async (_name, time, session, isSent) => {
    const [user, lotId] = [await client(), await lot()];
    const bidId = await placed(user, lotId);
    await setSession(lotId, { last_hour_minutes: 60, ...session });
    const before = (await sentOf(bidId)).length;
    await at(time);
    await setStatus(staff, bidId, 2);
    const sent = (await sentOf(bidId)).slice(before);
    const own = `account:${user.accountId}`;
    expect(sent.filter((told) => told.endsWith(own))).toEqual(
      isSent ? [`bid.changed ${own}`, `client-notification ${own}`] : [],
    );
    expect(sent).toContain('bid.changed staff');
    expect((await noticesOf(bidId)).some(({ event_type: type }) => type === 'managerUpdateStatus')).toBe(true);
    expect(await bidRow(bidId)).toMatchObject({ status: 2 });
  });

  it('sends no mail of a win, and nothing to clients whose bids it ends', async () => {
    const [user, other, lotId] = [await client(), await client(), await lot()];
    const [bidId, lost] = [await placed(user, lotId), await placed(other, lotId)];
    await at('09:30:00');
    const [before, mails] = [await sentOf(lost), api.mails.length];
    await setStatus(staff, bidId, 6);
    expect(await bidRow(lost)).toMatchObject({ status: 5, end_reason: 'otherWon' });
    expect(await sentOf(lost)).toEqual([...before, 'bid.changed staff']);
    await runNotices(database, api);
    expect(api.mails.slice(mails)).toEqual([]);
    const won = database.db.selectFrom('outbox').select('data').where('name', '=', 'lot.won');
    expect((await won.execute()).filter(({ data }) => (data as { lotId: number }).lotId === lotId)).toEqual([]);
  });

  it('also silences cancels by staff who bid for clients but set no statuses', async () => {
    const [user, forClients] = [await client(), await manager({ overrides: { bidManageStatus: false } })];
    const lotId = await lot();
    const bidId = await placed(user, lotId);
    await setSession(lotId, { cancelling_closes_minutes: 10 });
    await at('09:30:00');
    const before = await sentOf(bidId);
    expect(codeOf(await setStatus(forClients, bidId, 4))).toBe('taken');
    const sent = (await sentOf(bidId)).slice(before.length);
    expect(sent).toContain('bid.changed staff');
    expect(sent.filter((told) => told.endsWith(`account:${user.accountId}`))).toEqual([]);
    expect(await bidRow(bidId)).toMatchObject({ status: 4 });
  });

  it('silences nothing for staff without the warning flag', async () => {
    const [user, plain] = [await client(), await manager({ overrides: { lastHourBidWarning: false } })];
    const bidId = await placed(user, await lot());
    await at('09:30:00');
    await setStatus(plain, bidId, 2);
    expect(await sentOf(bidId)).toContain(`client-notification account:${user.accountId}`);
  });
});

describe('R57 a result in the feed', () => {
  it('leaves a bid that may have won waiting for staff, and shows the lot’s price', async () => {
    const [user, lotId] = [await client(), await lot()];
    const bidId = await placed(user, lotId);
    await setLotStatus(lotId, 4533);
    await database.db.updateTable('lot').set({ sold_price: 580_000 }).where('id', '=', lotId).execute();
    expect((await setStatus(staff, bidId, 6)).body).toMatchObject({ bidStatus: 6, soldPrice: 580_000 });
  });
});
