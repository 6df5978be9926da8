import { mayBecomePurchase, purchaseStatusCodes } from '@seri/domain/purchases/purchase';
import type { TestUser } from '@seri/api/testkit/api';
import { newLot } from '@seri/api/testkit/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBidding } from '../bidding/bidding-table.steps.ts';
import { purchasesSteps } from './purchases.steps.ts';

const { database, api, bid, bidRow, client, manager, lot, setGroup, standing, moveTo } = await openBidding();
let staff: TestUser;
const { win, book, undo, entriesOf, logsOf, toldOf } = purchasesSteps(api, database, () => staff);

const inA = { bidGroup: 'A' };
const amountsOf = async (purchaseId: number) =>
  (await entriesOf(purchaseId)).map(({ kind, fee, amount }) => [kind, fee, amount]);
const meansOf = async (user: TestUser) => (await standing(user)).body.balanceInfo as Record<string, number>;
const mailsOf = async (purchaseId: number) => {
  const { rows } = await database.pool.query<{ payload: { entryId: number }; run_at: Date }>(
    `select payload, run_at from graphile_worker._private_jobs
     where (payload ->> 'purchaseId')::bigint = $1 and payload ->> 'entryId' is not null`,
    [purchaseId],
  );
  return rows;
};

async function toldTo({ accountId }: TestUser): Promise<string[]> {
  const told = database.db.selectFrom('outbox').select('name').where('audience', '=', `account:${accountId}`);
  return (await told.execute()).map(({ name }) => name);
}

async function wonBy(user: TestUser, amount = 600_000, more = {}): Promise<number> {
  const { body } = await bid(user, await lot(), amount, more);
  await win(body.bidId);
  return body.bidId;
}

beforeAll(async () => {
  staff = await manager();
});

describe('R61 the price of a win', () => {
  it('makes it a purchase, with an entry for the price and for each fee above zero', async () => {
    const user = await client();
    const bidId = await wonBy(user);
    const id = await book(bidId, 590_000);
    expect(await amountsOf(id)).toEqual([
      ['car_purchase', null, -590_000],
      ['fee', 'agent', -35_000],
      ['fee', 'delivery', -15_000],
    ]);
    expect(await bidRow(bidId)).toMatchObject({ status: 6, purchase_id: id });
    expect(await logsOf(id)).toMatchObject([
      { action: 'purchase.booked', account_id: staff.accountId, on_behalf_of: user.accountId },
    ]);
    expect((await toldOf(id)).map(({ audience }) => audience)).toEqual([`account:${user.accountId}`, 'staff']);
    expect(await mailsOf(id)).toMatchObject([{ run_at: new Date('2026-11-18T03:00:06Z') }]);
  });

  it('moves its amount from the exposure to the ledger', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const bidId = await wonBy(user);
    expect(await meansOf(user)).toMatchObject({ balance: 0, bidAllow: 400_000, activeBids: 1 });
    await book(bidId, 590_000);
    expect(await meansOf(user)).toMatchObject({ balance: -640_000, bidAllow: 360_000, activeBids: 0 });
  });

  it('may be above the bid and above the headroom: the car is bought', async () => {
    const user = await client({ creditLimit: 600_000 });
    const id = await book(await wonBy(user), 700_000);
    expect((await amountsOf(id))[0]).toEqual(['car_purchase', null, -700_000]);
    expect(await meansOf(user)).toMatchObject({ balance: -750_000, bidAllow: -150_000 });
  });

  it('that changes is booked as the difference, and an equal one is not booked', async () => {
    const bidId = await wonBy(await client());
    const id = await book(bidId, 590_000);
    for (const price of [610_000, 600_000, 600_000]) expect(await book(bidId, price)).toBe(id);
    expect((await amountsOf(id)).slice(3)).toEqual([
      ['correction', null, -20_000],
      ['correction', null, 10_000],
    ]);
    expect((await logsOf(id)).slice(1).map(({ action, detail }) => [action, detail])).toEqual([
      ['purchase.price-changed', { from: 590_000, to: 610_000 }],
      ['purchase.price-changed', { from: 610_000, to: 600_000 }],
    ]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('that two enter at once is booked once and then corrected', async () => {
    const user = await client();
    const bidId = await wonBy(user);
    const ids = await Promise.all([590_000, 600_000, 600_000, 590_000].map((price) => book(bidId, price)));
    expect(new Set(ids).size).toBe(1);
    const [id = 0] = ids;
    const kinds = (await entriesOf(id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'car_purchase')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'fee')).toHaveLength(2);
    const row = database.db.selectFrom('purchase').select('price').where('id', '=', id);
    const { price } = await row.executeTakeFirstOrThrow();
    expect(await meansOf(user)).toMatchObject({ balance: -price - 50_000 });
  });

  it('keeps the fees of its day, even if rates change later', async () => {
    const bidId = await wonBy(await client());
    const id = await book(bidId, 590_000);
    await database.pool.query(`update tariff set value = value + 1 where kind = 'agent'`);
    await book(bidId, 600_000);
    await undo(bidId);
    await database.pool.query(`update tariff set value = value - 1 where kind = 'agent'`);
    expect((await amountsOf(id)).slice(4)).toEqual([
      ['refund', null, 600_000],
      ['refund', 'agent', 35_000],
      ['refund', 'delivery', 15_000],
    ]);
  });
});

describe('R57 a quiet purchase', () => {
  it('is booked like any other, and told to staff only', async () => {
    const user = await client();
    const bidId = await wonBy(user);
    const before = await toldTo(user);
    const id = await book(bidId, 590_000, { isQuiet: true });
    await book(bidId, 600_000, { isQuiet: true });
    await undo(bidId, 'takenBack', { isQuiet: true });
    expect((await amountsOf(id)).map(([kind]) => kind)).toEqual([
      'car_purchase',
      'fee',
      'fee',
      'correction',
      'refund',
      'refund',
      'refund',
    ]);
    expect(await toldTo(user)).toEqual(before);
    expect((await toldOf(id)).map(({ audience }) => audience)).toEqual(['staff', 'staff', 'staff']);
    expect(await mailsOf(id)).toEqual([]);
    const logged = (await logsOf(id)).map(({ detail }) => detail as { isQuiet?: boolean });
    expect(logged.map(({ isQuiet }) => isQuiet)).toEqual([true, true, true]);
  });
});

describe('R61 voiding a purchase', () => {
  it('refunds everything, and its bid holds its amount again while it is won', async () => {
    const user = await client({ creditLimit: 1_000_000 });
    const bidId = await wonBy(user);
    const id = await book(bidId, 590_000);
    await undo(bidId);
    expect(await bidRow(bidId)).toMatchObject({ purchase_id: null });
    expect(await meansOf(user)).toMatchObject({ balance: 0, bidAllow: 400_000, activeBids: 1 });
    expect((await logsOf(id)).at(-1)).toMatchObject({ action: 'purchase.voided', detail: { reason: 'takenBack' } });
  });

  it('refunds once, however often it is voided', async () => {
    const bidId = await wonBy(await client());
    const id = await book(bidId, 590_000);
    await Promise.all([undo(bidId), undo(bidId), undo(bidId)]);
    expect(await amountsOf(id)).toHaveLength(6);
  });

  it('can be followed by a new purchase of the same bid', async () => {
    const user = await client();
    const bidId = await wonBy(user);
    const first = await book(bidId, 590_000);
    await undo(bidId);
    const second = await book(bidId, 580_000);
    expect(second).not.toBe(first);
    expect(await bidRow(bidId)).toMatchObject({ purchase_id: second });
    expect(await meansOf(user)).toMatchObject({ balance: -630_000 });
  });

  const states = Object.values(purchaseStatusCodes);
  it.each(states.flatMap((from) => (['cancelled', 'resold'] as const).map((reason) => [from, reason] as const)))(
    'in state %i makes it %s if the state table allows it, and otherwise keeps its entries',
    async (from, reason) => {
      const bidId = await wonBy(await client());
      const id = await book(bidId, 590_000);
      await database.db.updateTable('purchase').set({ status: from }).where('id', '=', id).execute();
      const to = purchaseStatusCodes[reason];
      if (mayBecomePurchase(from, to)) await undo(bidId, reason);
      else if (from !== to) await expect(undo(bidId, reason)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
      else return;
      const purchase = database.db.selectFrom('purchase').select(['status', 'voided_at']).where('id', '=', id);
      const isAllowed = from !== purchaseStatusCodes.cancelled && from !== purchaseStatusCodes.resold;
      expect(await purchase.executeTakeFirstOrThrow()).toEqual({
        status: isAllowed ? to : from,
        voided_at: isAllowed ? expect.any(Date) : null,
      });
      expect(await amountsOf(id)).toHaveLength(isAllowed ? 6 : 3);
    },
  );

  it('does nothing for a bid without a purchase', async () => {
    const user = await client();
    await undo(await wonBy(user));
    expect(await meansOf(user)).toMatchObject({ balance: 0 });
  });
});

describe('R53 a group that has bought cars', () => {
  it('may buy so many fewer', async () => {
    const user = await client();
    await setGroup(user, '2026-11-16', 'A', 2);
    await book(await wonBy(user, 600_000, inA), 590_000);
    const means = await meansOf(user);
    for (const amount of [500_000, 700_000, 600_000]) await bid(user, await lot(), amount, inA);
    expect(await meansOf(user)).toMatchObject({ bidAllow: (means.bidAllow ?? 0) - 700_000 });
  });

  it('is full once it has bought all its cars, and accepts bids when it may buy more', async () => {
    const user = await client();
    const first = await wonBy(user, 600_000, inA);
    await book(first, 590_000);
    expect(await bid(user, await lot(), 600_000, inA)).toMatchObject({ status: 422 });
    expect(await setGroup(user, '2026-11-16', 'A', 2)).toMatchObject({ status: 200 });
    expect(await bid(user, await lot(), 600_000, inA)).toMatchObject({ status: 200 });
  });
});

describe('R61 an order of a stock car', () => {
  it('is booked at the price at which it was placed when staff confirm it', async () => {
    await moveTo('2026-11-18T13:00:00+09:00');
    const user = await client();
    const lotId = await newLot(database.db, { day: '2026-11-01', kind: 'stock', startPrice: 880_000 });
    const { body } = await bid(user, lotId, 1, { lotType: 'stock' });
    await win(body.bidId);
    const { purchase_id: id } = await bidRow(body.bidId);
    expect((await amountsOf(id ?? 0))[0]).toEqual(['car_purchase', null, -880_000]);
  });
});
