import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from './desk.steps.ts';

const bidding = await openBidding();
const { api, client, manager, lot, bid, bidRow, logsOf, noticesOf, setGroup, standing } = bidding;
const desk = deskSteps(api);
const { edit, adjust, setSoldPrice, setAutoBid, setStatus } = desk;
let staff: TestUser;

beforeAll(async () => {
  staff = await manager();
});
const placed = async (user: TestUser, amount = 600_000, more = {}, lotId?: number) =>
  (await bid(user, lotId ?? (await lot()), amount, more)).body.bidId;
const newBid = async () => placed(await client());
const won = async (user: TestUser) => {
  const bidId = await placed(user);
  await setStatus(staff, bidId, 6);
  return bidId;
};

describe('R59 the amount', () => {
  it('is changed with all fields of the form, and the answer is the new state', async () => {
    const user = await client();
    const bidId = await placed(user);
    const more = { bidGroup: 'B', exportType: 2, adjustmentPrice: 20_000, version: 1 } as const;
    const answer = await edit(staff, bidId, 700_000, more);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        bidId,
        bidStatus: 1,
        bidAmount: 700_000,
        bidDate: expect.any(String),
        exportType: 2,
        bidGroup: 'B',
        adjustmentPrice: 20_000,
        version: 2,
      },
    });
    expect((await logsOf(bidId)).at(-1)).toMatchObject({
      id: answer.body.undoId,
      action: 'bid.edited',
      account_id: staff.accountId,
      on_behalf_of: user.accountId,
      detail: {
        from: { amount: 600_000, adjustment: 0, bidType: 1, group: null },
        to: { amount: 700_000, adjustment: 20_000, bidType: 2, group: 'B' },
      },
    });
    expect((await noticesOf(bidId)).at(-1)).toMatchObject({
      account_id: user.accountId,
      event_type: 'managerUpdateBidAmount',
    });
  });

  it('keeps missing fields and clears null ones', async () => {
    const bidId = await placed(await client(), 600_000, { bidGroup: 'A', bidType: 3 });
    await edit(staff, bidId, 605_000);
    expect(await bidRow(bidId)).toMatchObject({ amount: 605_000, bid_group: 'A', bid_type: 3 });
    await edit(staff, bidId, 605_000, { bidGroup: null, exportType: null });
    expect(await bidRow(bidId)).toMatchObject({ bid_group: null, bid_type: null });
  });

  it('that stays equal is no change, and a group alone creates no notice', async () => {
    const bidId = await newBid();
    expect((await edit(staff, bidId, 600_000)).body).toMatchObject({ success: true, version: 1, undoId: null });
    const [before, told] = [await logsOf(bidId), await noticesOf(bidId)];
    expect(before).toHaveLength(1);
    await edit(staff, bidId, 600_000, { bidGroup: 'A' });
    expect(await noticesOf(bidId)).toEqual(told);
    expect(await logsOf(bidId)).toHaveLength(2);
  });

  it('must be valid for the lot and within the credit', async () => {
    const bidId = await placed(await client({ creditLimit: 1_000_000 }));
    expect(faultsOf(await edit(staff, bidId, 601_000))).toMatchObject({ amount: { problem: 'offStep', amount: 5000 } });
    expect(faultsOf(await edit(staff, bidId, 495_000))).toMatchObject({ amount: { problem: 'lowerPrice' } });
    expect(faultsOf(await edit(staff, bidId, 600_000, { adjustmentPrice: -605_000 }))).toMatchObject({
      adjustmentPrice: { problem: 'invalid' },
    });
    const tooMuch = { status: 402, body: { code: 'CREDIT_EXCEEDED', data: { headroom: 400_000 } } };
    expect(await edit(staff, bidId, 1_005_000)).toMatchObject(tooMuch);
    expect(await edit(staff, bidId, 1_000_000, { adjustmentPrice: 5000 })).toMatchObject(tooMuch);
    expect(await adjust(staff, bidId, 405_000)).toMatchObject(tooMuch);
    expect(await bidRow(bidId)).toMatchObject({ amount: 600_000, adjustment: 0, version: 1 });
    expect(codeOf(await edit(staff, bidId, 1_000_000))).toBe('taken');
  });

  it('can move its bid only to a group with room', async () => {
    const user = await client();
    await setGroup(user, '2026-11-16', 'A', 1);
    const first = await placed(user, 600_000, { bidGroup: 'A' });
    const second = await placed(user);
    await setStatus(staff, first, 6);
    expect(faultsOf(await edit(staff, second, 600_000, { bidGroup: 'A' }))).toMatchObject({
      bidGroup: { problem: 'groupFull' },
    });
    expect(codeOf(await edit(staff, second, 600_000, { bidGroup: 'B' }))).toBe('taken');
  });

  it('is not changed if the bid is over or has another version', async () => {
    const [over, seen] = [await newBid(), await newBid()];
    await setStatus(staff, over, 3);
    await setAutoBid(staff, seen, true);
    expect(await edit(staff, over, 700_000)).toMatchObject({ status: 409, body: { data: { bid: { bidStatus: 3 } } } });
    expect(await edit(staff, seen, 700_000, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED', data: { bid: { autoBid: true, version: 2 } } },
    });
  });

  it('is changed only by staff with the flag', async () => {
    const user = await client();
    const bidId = await placed(user);
    const others = [user, await client(), await manager({ overrides: { bidManageBidPrice: false } })];
    for (const other of others) {
      expect(codeOf(await edit(other, bidId, 700_000))).toBe('403 FORBIDDEN');
      expect(codeOf(await adjust(other, bidId, 5000))).toBe('403 FORBIDDEN');
    }
    const given = await client({ overrides: { bidManageBidPrice: true } });
    expect(codeOf(await edit(given, bidId, 700_000))).toBe('403 FORBIDDEN');
    const order = await placed(user, 0, { lotType: 'stock' }, await lot({ kind: 'stock', day: '2026-11-10' }));
    expect(codeOf(await edit(staff, order, 700_000))).toBe('403 FORBIDDEN');
    expect(await bidRow(bidId)).toMatchObject({ amount: 600_000, version: 1 });
  });

  it('is edited without the fields that the editor may not see', async () => {
    const bidId = await placed(await client(), 600_000, { bidType: 3 });
    const plain = await manager({ overrides: { adjustmentPriceShow: false, exportTypeShow: false } });
    const { body } = await edit(plain, bidId, 700_000, { adjustmentPrice: 50_000, exportType: 1 });
    expect(body).toMatchObject({ adjustmentPrice: null, exportType: null });
    expect(await bidRow(bidId)).toMatchObject({ amount: 700_000, adjustment: 0, bid_type: 3 });
    expect(codeOf(await adjust(plain, bidId, 5000))).toBe('403 FORBIDDEN');
  });
});

describe('R59 the adjustment', () => {
  it('alone is logged and holds its amount, but creates no notice for the client', async () => {
    const user = await client();
    const bidId = await placed(user);
    const told = await noticesOf(bidId);
    expect((await adjust(staff, bidId, 45_000, 1)).body).toMatchObject({ adjustmentPrice: 45_000, bidAmount: 600_000 });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: 9_355_000 } } });
    expect((await logsOf(bidId)).at(-1)).toMatchObject({
      action: 'bid.adjusted',
      detail: { to: { adjustment: 45_000 } },
    });
    expect(await noticesOf(bidId)).toEqual(told);
  });
});

describe('R59 the sold price', () => {
  it('of a waiting bid is only shown', async () => {
    const user = await client();
    const bidId = await placed(user);
    expect((await setSoldPrice(staff, bidId, 900_000)).body).toMatchObject({ soldPrice: 900_000, purchaseId: null });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: 0, bidAllow: 9_400_000 } } });
    expect((await setSoldPrice(staff, bidId, null)).body).toMatchObject({ soldPrice: null });
    expect((await logsOf(bidId)).map(({ action }) => action)).toEqual([
      'bid.placed',
      'bid.sold-price',
      'bid.sold-price',
    ]);
  });

  it('of a win books its purchase once; another price books the difference', async () => {
    const user = await client();
    const bidId = await won(user);
    const { body } = await setSoldPrice(staff, bidId, 580_000);
    expect(body).toMatchObject({ soldPrice: 580_000, purchaseId: expect.any(Number) });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: -630_000, activeBids: 0 } } });
    expect((await setSoldPrice(staff, bidId, 580_000)).body).toMatchObject({ undoId: null });
    expect((await setSoldPrice(staff, bidId, 560_000)).body).toMatchObject({ purchaseId: body.purchaseId });
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { balance: -610_000 } } });
    expect(faultsOf(await setSoldPrice(staff, bidId, null))).toMatchObject({ soldPrice: { problem: 'required' } });
  });

  it('above amount and adjustment of a win needs a confirmation', async () => {
    const bidId = await won(await client());
    await adjust(staff, bidId, 10_000);
    expect(await setSoldPrice(staff, bidId, 610_001)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_ABOVE_BID', data: { bid: 610_000 } },
    });
    expect(await bidRow(bidId)).toMatchObject({ sold_price: null, purchase_id: null });
    expect(codeOf(await setSoldPrice(staff, bidId, 610_000))).toBe('taken');
    expect(codeOf(await setSoldPrice(staff, bidId, 700_000, { confirmed: true }))).toBe('taken');
    expect((await logsOf(bidId)).at(-1)).toMatchObject({
      action: 'bid.sold-price',
      detail: { to: { soldPrice: 700_000 } },
    });
  });

  it.each([0, -5, 1.5, '5', 99_990_000_000])('cannot be %s', async (soldPrice) => {
    expect(codeOf(await setSoldPrice(staff, await newBid(), soldPrice as number))).toBe('422 FIELDS');
  });

  it('is changed only by staff with the flag', async () => {
    const user = await client();
    const bidId = await placed(user);
    const others = [user, await manager({ overrides: { bidManageSoldPrice: false } })];
    for (const other of others) expect(codeOf(await setSoldPrice(other, bidId, 5))).toBe('403 FORBIDDEN');
  });
});

describe('R59 the robot', () => {
  it('is given a bid, and loses it, by staff only', async () => {
    const user = await client();
    const bidId = await placed(user);
    expect(codeOf(await setAutoBid(user, bidId, true))).toBe('403 FORBIDDEN');
    expect((await setAutoBid(staff, bidId, true)).body).toMatchObject({ autoBid: true, version: 2 });
    expect((await setAutoBid(staff, bidId, true)).body).toMatchObject({ version: 2, undoId: null });
    expect((await setAutoBid(staff, bidId, false)).body).toMatchObject({ autoBid: false, version: 3 });
    expect((await logsOf(bidId)).map(({ action }) => action)).toEqual(['bid.placed', 'bid.auto-bid', 'bid.auto-bid']);
  });
});
