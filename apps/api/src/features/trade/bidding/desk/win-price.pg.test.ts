import { runNotices } from '@seri/api/features/talk/notifications/notifications.steps';
import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, database, client, manager, lot, bid, bidRow, logsOf, standing } = bidding;
const { adjust, setSoldPrice, setStatus, setStatuses, undo, undoable } = deskSteps(api);
let staff: TestUser;

beforeAll(async () => {
  staff = await manager();
});
const placed = async (user: TestUser, lotId?: number) => (await bid(user, lotId ?? (await lot()), 600_000)).body.bidId;

async function pricedBid(user: TestUser, price: number, lotId?: number): Promise<number> {
  const bidId = await placed(user, lotId);
  await setSoldPrice(staff, bidId, price);
  return bidId;
}

const isBought = { sold_price: 580_000, purchase_id: expect.any(Number) };
const purchasesOf = (bidId: number) =>
  database.db.selectFrom('purchase').select(['price', 'voided_at']).where('bid_id', '=', bidId).orderBy('id').execute();

describe('R61 a win whose price was entered while the bid waited', () => {
  it('is a purchase at once, whoever records the win', async () => {
    const [user, other] = [await client(), await manager({ overrides: { bidManageSoldPrice: false } })];
    const bidId = await pricedBid(user, 580_000);
    const answer = await setStatus(other, bidId, 6);
    expect(answer.body).toMatchObject({ bidStatus: 6, soldPrice: 580_000, purchaseId: expect.any(Number) });
    expect(await bidRow(bidId)).toMatchObject({ status: 6, ...isBought });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: -630_000, activeBids: 0 } } });
    expect((await logsOf(bidId)).at(-1)).toMatchObject({
      action: 'bid.won',
      detail: { from: { purchaseId: null }, to: { purchaseId: answer.body.purchaseId } },
    });
    expect((await setSoldPrice(staff, bidId, 580_000)).body).toMatchObject({ undoId: null });
  });

  it('is a purchase also if several statuses are set at once', async () => {
    const user = await client();
    const [priced, plain] = [await pricedBid(user, 580_000), await placed(user)];
    await setStatuses(staff, 6, [{ bidId: priced }, { bidId: plain }]);
    expect(await Promise.all([priced, plain].map(bidRow))).toMatchObject([isBought, { purchase_id: null }]);
  });

  it('needs a confirmation if the price is above the bid; entering the same price again then books it', async () => {
    const user = await client();
    const bidId = await pricedBid(user, 650_000);
    expect((await setStatus(staff, bidId, 6)).body).toMatchObject({ soldPrice: 650_000, purchaseId: null });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: 0, bidAllow: 9_400_000 } } });
    expect(codeOf(await setSoldPrice(staff, bidId, 650_000))).toBe('409 PRICE_ABOVE_BID');
    const { body } = await setSoldPrice(staff, bidId, 650_000, { confirmed: true });
    expect(body).toMatchObject({ purchaseId: expect.any(Number), version: 4, undoId: expect.any(Number) });
    expect((await undoable(staff)).body.changes[0]).toMatchObject({
      from: { isBought: false },
      to: { isBought: true },
    });
    expect(codeOf(await undo(staff, body.undoId))).toBe('taken');
    expect(await bidRow(bidId)).toMatchObject({ status: 6, sold_price: 650_000, purchase_id: null });
  });

  it('compares the price with amount and adjustment', async () => {
    const bidId = await pricedBid(await client(), 610_000);
    await adjust(staff, bidId, 10_000);
    expect((await setStatus(staff, bidId, 6)).body.purchaseId).toEqual(expect.any(Number));
  });

  it('is not booked for a price that only the feed knows', async () => {
    const lotId = await lot();
    const bidId = await placed(await client(), lotId);
    await database.db.updateTable('lot').set({ sold_price: 580_000 }).where('id', '=', lotId).execute();
    expect((await setStatus(staff, bidId, 6)).body).toMatchObject({ soldPrice: 580_000, purchaseId: null });
  });

  it('refunds everything when it is taken back, and keeps the entered price', async () => {
    const user = await client();
    const bidId = await pricedBid(user, 580_000);
    const { undoId } = (await setStatus(staff, bidId, 6)).body;
    expect(codeOf(await undo(staff, undoId))).toBe('taken');
    expect(await bidRow(bidId)).toMatchObject({ status: 1, sold_price: 580_000, purchase_id: null });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: 0, activeBids: 1 } } });
    await setStatus(staff, bidId, 6);
    await setStatus(staff, bidId, 2);
    await setStatus(staff, bidId, 6);
    expect(await purchasesOf(bidId)).toEqual([
      { price: 580_000, voided_at: expect.any(Date) },
      { price: 580_000, voided_at: expect.any(Date) },
      { price: 580_000, voided_at: null },
    ]);
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: -630_000 } } });
  });

  it.each([3, 4, 5])('loses its price if it becomes %i, which an undo gives back', async (status) => {
    const bidId = await pricedBid(await client(), 580_000);
    await setStatus(staff, bidId, 6);
    const { body } = await setStatus(staff, bidId, status);
    expect(body).toMatchObject({ bidStatus: status, soldPrice: null, purchaseId: null });
    expect(await bidRow(bidId)).toMatchObject({ sold_price: null });
    expect(codeOf(await undo(staff, body.undoId))).toBe('taken');
    expect(await bidRow(bidId)).toMatchObject({ status: 6, ...isBought });
  });

  it('sends nothing to the client side in the last hour', async () => {
    const user = await client();
    const bidId = await pricedBid(user, 580_000);
    await runNotices(database, api);
    await bidding.moveTo('2026-11-19T09:30:00+09:00');
    const toUser = database.db.selectFrom('outbox').select('name').where('audience', '=', `account:${user.accountId}`);
    const account = database.db.selectFrom('account').select('email').where('id', '=', user.accountId);
    const { email } = await account.executeTakeFirstOrThrow();
    const mailsOf = () => api.mails.filter(({ to }) => to === email);
    const [before, mails] = [await toUser.execute(), mailsOf().length];
    await setStatus(staff, bidId, 6);
    expect(await bidRow(bidId)).toMatchObject(isBought);
    await runNotices(database, api);
    expect(await toUser.execute()).toEqual(before);
    expect(mailsOf()).toHaveLength(mails);
  });
});
