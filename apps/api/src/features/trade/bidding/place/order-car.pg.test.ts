import type { TestUser } from '@seri/api/testkit/api';
import { describe, expect, it } from 'vitest';
import { codeOf, faultsOf, openBidding } from '../bidding-table.steps.ts';
import { deskSteps } from '../desk/desk.steps.ts';

const bidding = await openBidding();
const { database, client, manager, lot, bid, bidFor, cancel, bidInfo, bidRow, statusOf, standing } = bidding;
const price = 1_852_000;
const car = (startPrice: number | null = price) => lot({ day: '2026-11-10', kind: 'stock', startPrice });
const order = (user: TestUser, id: number, more = {}) =>
  bid(user, id, 5000, { lotType: 'stock', bidType: null, ...more });
const { setStatus } = deskSteps(bidding.api);

const [upcoming, sold] = [4532, 4533];

describe('R50 an order', () => {
  it('has the price of the car, no step, type or group, and reserves the car', async () => {
    const [user, id] = [await client(), await car()];
    const { status, body } = await order(user, id, { bidType: 2, bidGroup: 'A' });
    expect({ status, body }).toMatchObject({ status: 200, body: { bidAmount: price, bidStatus: 1 } });
    expect(await bidRow(body.bidId)).toMatchObject({ amount: price, bid_type: null, bid_group: null, kind: 'stock' });
    expect(await statusOf(id)).toBe(sold);
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { bidAllow: 10_000_000 - price } } });
    expect(await bidInfo(user, id, 'stock')).toMatchObject({
      bidGroupShow: false,
      bidWeek: null,
      biddingDeadline: null,
      cancelDeadline: null,
      cancellationAllowed: true,
      myBidAmount: price,
      soldPrice: price,
    });
  });

  it('needs accepted terms, a price, the right to bid, and credit', async () => {
    const user = await client({ creditLimit: price - 1 });
    expect(faultsOf(await order(user, await car(), { confirm: 0 }))).toEqual({ confirm: expect.anything() });
    expect(faultsOf(await order(user, await car(null)))).toEqual({ amount: expect.anything() });
    const refused = await order(user, await car());
    expect([codeOf(refused), refused.body.data]).toEqual(['402 CREDIT_EXCEEDED', { headroom: price - 1 }]);
    expect(codeOf(await order(await client({ role: 'restricted' }), await car()))).toBe('403 FORBIDDEN');
    const blind = await client({ overrides: { onepriceView: false } });
    expect(codeOf(await order(blind, await car()))).toBe('404 NOT_FOUND');
  });

  it('is unique: a repeated order changes nothing, and another client’s is refused', async () => {
    const [user, other, id] = [await client(), await client(), await car()];
    const first = await order(user, id);
    const again = await order(user, id);
    expect(again).toMatchObject({ status: 200, body: { bidId: first.body.bidId } });
    const refused = await order(other, id);
    expect([codeOf(refused), refused.body]).toMatchObject([
      '409 CAR_RESERVED',
      { text: { en: 'Someone has just reserved this car' } },
    ]);
    expect(await bidRow(first.body.bidId)).toMatchObject({ version: 1 });
  });

  it('keeps its price when the price of the car changes', async () => {
    const [user, id] = [await client(), await car()];
    await order(user, id);
    await database.db.updateTable('lot').set({ start_price: 2_000_000 }).where('id', '=', id).execute();
    expect((await order(user, id)).body).toMatchObject({ bidAmount: price });
  });

  it('can be cancelled while it waits, and the car is on offer again', async () => {
    const [user, other, id] = [await client(), await client(), await car()];
    const { body } = await order(user, id);
    expect(codeOf(await cancel(other, body.bidId))).toBe('404 NOT_FOUND');
    expect(codeOf(await cancel(user, body.bidId))).toBe('taken');
    expect(await statusOf(id)).toBe(upcoming);
    expect(codeOf(await order(other, id))).toBe('taken');
  });

  it('can be placed by a manager for a client', async () => {
    const [user, staff, id] = [await client(), await manager(), await car()];
    const { body } = await bidFor(staff, user.accountId, id, 0, { lotType: 'stock', bidType: null });
    expect(await bidRow(body.bidId)).toMatchObject({ account_id: user.accountId, created_by: staff.accountId });
    expect((await bidding.noticesOf(body.bidId))[0]?.content).toMatchObject({
      message: { en: expect.stringContaining('ordered'), ru: expect.any(String) },
    });
  });
});

describe('R54 the status of an order', () => {
  it('a confirmed order is bought, and the client cannot cancel it', async () => {
    const [user, staff, id] = [await client(), await manager(), await car()];
    const { body } = await order(user, id);
    expect(codeOf(await setStatus(staff, body.bidId, 6))).toBe('taken');
    expect([await statusOf(id), (await bidRow(body.bidId)).status]).toEqual([sold, 6]);
    expect(codeOf(await cancel(user, body.bidId))).toBe('409 STATE_CHANGED');
    expect(codeOf(await order(user, id))).toBe('409 CAR_RESERVED');
    expect(await standing(user)).toMatchObject({ body: { balanceInfo: { activeBids: 0 } } });
  });

  it.each([3, 4, 5])('after status %i the car is on offer again', async (status) => {
    const [user, staff, id] = [await client(), await manager(), await car()];
    const { body } = await order(user, id);
    expect(codeOf(await setStatus(staff, body.bidId, status))).toBe('taken');
    expect(await statusOf(id)).toBe(upcoming);
    expect(codeOf(await order(await client(), id))).toBe('taken');
  });

  it('the listing is told when the car leaves it or comes back', async () => {
    const [user, id] = [await client(), await car()];
    const { body } = await order(user, id);
    await cancel(user, body.bidId);
    const told = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('audience', '=', 'lots:stock')
      .where('name', '=', 'lots.changed')
      .orderBy('id')
      .execute();
    const statuses = told.flatMap(({ data }) => (data as { lots: { id: number; status: number }[] }).lots);
    expect(statuses.filter((one) => one.id === id).map(({ status }) => status)).toEqual([sold, upcoming]);
  });
});
