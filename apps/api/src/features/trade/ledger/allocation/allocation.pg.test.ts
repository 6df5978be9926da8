import { apiRoot } from '@seri/contract/headers';
import type { Allocations } from '@seri/contract/trade/allocations.schema';
import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBidding } from '../../bidding/bidding-table.steps.ts';
import { lastingInvariants } from '../../bidding/lasting-invariants.query.ts';
import { purchasesSteps } from '../../purchases/purchases.steps.ts';
import { ledgerSteps } from '../ledger.steps.ts';

const { database, api, bid, client, manager, lot } = await openBidding();
let staff: TestUser;
const { win, book, undo } = purchasesSteps(api, database, () => staff);
const { remit, correct } = ledgerSteps(api, database);

/** The cost of a car beside its price: the agent and the delivery. */
const charges = 50_000;

beforeAll(async () => {
  staff = await manager({ rights: { accounting: true } });
});

async function buys(user: TestUser, price: number): Promise<{ id: number; bidId: number }> {
  const { body } = await bid(user, await lot(), 900_000);
  await win(body.bidId);
  return { id: await book(body.bidId, price), bidId: body.bidId };
}

const moneyOf = async (user: TestUser, by = staff) =>
  (await api.ask<Allocations>(by, { url: `${apiRoot}/user/allocations?id=${user.accountId}` })).body;
const openOf = async (user: TestUser) =>
  Object.fromEntries((await moneyOf(user)).open.map(({ purchaseId, open }) => [purchaseId, open]));
const act = (path: string, payload: object, by = staff, method: 'POST' | 'PUT' = 'POST') =>
  api.ask<{ code?: string; data?: { most: number } }>(by, { method, url: apiRoot + path, payload });
const allocate = (entryId: number, purchaseId: number, amount: number, by = staff) =>
  act('/allocations', { entryId, purchaseId, amount }, by);
const free = (id: number, amount: number, purchaseId: number | null = null) =>
  act('/allocations/reverse', { id, amount, purchaseId });
const byHand = (user: TestUser, isByHand: boolean) =>
  act('/user/payment-terms', { id: user.accountId, byHand: isByHand, dueDays: null }, staff, 'PUT');

const toldTo = async ({ accountId }: TestUser) => {
  const told = database.db.selectFrom('outbox').select('data').where('name', '=', 'purchase.changed');
  const rows = await told.where('audience', '=', `account:${accountId}`).orderBy('id').execute();
  return rows.map(({ data }) => (data as { purchaseId: number }).purchaseId);
};

async function expectWhole(): Promise<void> {
  for (const [name, query] of Object.entries(lastingInvariants)) {
    expect({ name, broken: (await database.pool.query(query)).rows }).toEqual({ name, broken: [] });
  }
}

/** A client without money, who may owe any. */
const newClient = () => client({ creditLimit: 10_000_000 });

describe('R92 money is allocated at once', () => {
  it('to the oldest purchase that is open, as far as it goes', async () => {
    const user = await newClient();
    const [first, second] = [await buys(user, 400_000), await buys(user, 300_000)];
    await remit(staff, user.accountId, 500_000);
    expect(await openOf(user)).toEqual({ [second.id]: 300_000 + charges - 50_000 });
    const { made, sources, free: left } = await moneyOf(user);
    expect(made.map(({ purchaseId, amount, by }) => [purchaseId, amount, by])).toEqual([
      [second.id, 50_000, null],
      [first.id, 450_000, null],
    ]);
    expect([sources, left]).toEqual([[], 0]);
    await expectWhole();
  });

  it('a new purchase takes the money that lies there', async () => {
    const user = await newClient();
    await remit(staff, user.accountId, 500_000);
    expect((await moneyOf(user)).free).toBe(500_000);
    const { id } = await buys(user, 300_000);
    expect(await openOf(user)).toEqual({});
    expect((await moneyOf(user)).made).toMatchObject([{ purchaseId: id, amount: 350_000 }]);
    expect((await moneyOf(user)).free).toBe(150_000);
  });

  it('money that was paid out pays nothing: remit a million, pay it out, buy for a million', async () => {
    const user = await newClient();
    await remit(staff, user.accountId, 1_000_000);
    await correct(staff, user.accountId, -1_000_000, 'payout');
    const { id } = await buys(user, 900_000);
    expect(await openOf(user)).toEqual({ [id]: 950_000 });
    expect((await moneyOf(user)).made).toEqual([]);
    await expectWhole();
  });

  it('what a correction takes out is freed, the newest first', async () => {
    const user = await newClient();
    const [first, second] = [await buys(user, 400_000), await buys(user, 300_000)];
    await remit(staff, user.accountId, 800_000);
    await correct(staff, user.accountId, -100_000);
    expect(await openOf(user)).toEqual({ [second.id]: 100_000 });
    expect((await moneyOf(user)).made.map(({ purchaseId, amount }) => [purchaseId, amount])).toEqual([
      [second.id, 250_000],
      [first.id, 450_000],
    ]);
    await expectWhole();
  });

  it('a purchase that is taken back frees its money, which pays the next one', async () => {
    const user = await newClient();
    const [first, second] = [await buys(user, 400_000), await buys(user, 300_000)];
    await remit(staff, user.accountId, 450_000);
    await undo(first.bidId);
    expect(await openOf(user)).toEqual({});
    expect((await moneyOf(user)).made.map(({ purchaseId, amount }) => [purchaseId, amount])).toEqual([
      [second.id, 350_000],
    ]);
    expect((await moneyOf(user)).free).toBe(100_000);
    await expectWhole();
  });

  it('a lower price frees the difference, a higher one opens it', async () => {
    const user = await newClient();
    const { id, bidId } = await buys(user, 400_000);
    await remit(staff, user.accountId, 450_000);
    await book(bidId, 380_000);
    expect((await moneyOf(user)).free).toBe(20_000);
    await book(bidId, 410_000);
    expect(await openOf(user)).toEqual({ [id]: 10_000 });
    expect((await moneyOf(user)).free).toBe(0);
    await expectWhole();
  });
});

describe('R92 by hand', () => {
  it('money goes where staff put it, never more than there is, is open, and is free', async () => {
    const user = await newClient();
    expect((await byHand(user, true)).status).toBe(200);
    const [first, second] = [await buys(user, 400_000), await buys(user, 300_000)];
    await remit(staff, user.accountId, 500_000);
    const [source] = (await moneyOf(user)).sources;
    const entryId = source?.entryId ?? 0;
    expect(source).toMatchObject({ rest: 500_000 });
    expect((await allocate(entryId, second.id, 400_000)).body).toMatchObject({
      code: 'ALLOCATION_EXCEEDS',
      data: { most: 350_000 },
    });
    expect((await allocate(entryId, second.id, 350_000)).status).toBe(200);
    expect((await allocate(entryId, first.id, 200_000)).body.data).toEqual({ most: 150_000 });
    const [made] = (await moneyOf(user)).made;
    expect(made).toMatchObject({ purchaseId: second.id, amount: 350_000, by: expect.any(String) });
    expect((await free(made?.id ?? 0, 400_000)).body.data).toEqual({ most: 350_000 });
    const before = await toldTo(user);
    expect((await free(made?.id ?? 0, 100_000, first.id)).status).toBe(200);
    expect(new Set((await toldTo(user)).slice(before.length))).toEqual(new Set([first.id, second.id]));
    expect(await openOf(user)).toEqual({ [first.id]: 350_000, [second.id]: 100_000 });
    await byHand(user, false);
    expect(await openOf(user)).toEqual({ [first.id]: 200_000, [second.id]: 100_000 });
    await expectWhole();
  });

  it('a price that is corrected while staff allocate leaves the purchase paid exactly', async () => {
    const user = await newClient();
    await byHand(user, true);
    const { id, bidId } = await buys(user, 400_000);
    await remit(staff, user.accountId, 450_000);
    const entryId = (await moneyOf(user)).sources[0]?.entryId ?? 0;
    const [made] = await Promise.all([allocate(entryId, id, 450_000), book(bidId, 380_000)]);
    // The second call saw the first: it is refused if it asks too much, or it frees the difference.
    const { free: left, open } = await moneyOf(user);
    expect([made.status === 200 ? 'taken' : made.body.data?.most, left, open]).toEqual(
      made.status === 200 ? ['taken', 20_000, []] : [430_000, 450_000, [expect.objectContaining({ open: 430_000 })]],
    );
    await expectWhole();
  });

  it('nobody pays a purchase of another client, and nobody allocates without the right', async () => {
    const [user, other] = [await newClient(), await newClient()];
    const [{ id }, foreign] = [await buys(user, 400_000), await buys(other, 400_000)];
    await byHand(user, true);
    await remit(staff, user.accountId, 100_000);
    const entryId = (await moneyOf(user)).sources[0]?.entryId ?? 0;
    expect((await allocate(entryId, foreign.id, 1)).body.data).toEqual({ most: 0 });
    expect((await allocate(entryId, id, 1, await manager())).status).toBe(403);
    expect((await allocate(entryId, id, 1, user)).status).toBe(403);
    await expectWhole();
  });
});

it('R92 a purchase that is taken back while money comes in: nothing is paid twice', async () => {
  const user = await newClient();
  const cars = [await buys(user, 400_000), await buys(user, 300_000), await buys(user, 200_000)];
  await Promise.all([
    remit(staff, user.accountId, 1_000_000),
    undo(cars[0]?.bidId ?? 0),
    correct(staff, user.accountId, -300_000),
    book(cars[1]?.bidId ?? 0, 250_000),
  ]);
  // 1,000,000 less 300,000; the others cost 300,000 and 250,000.
  expect(await openOf(user)).toEqual({});
  expect((await moneyOf(user)).free).toBe(150_000);
  await expectWhole();
});
