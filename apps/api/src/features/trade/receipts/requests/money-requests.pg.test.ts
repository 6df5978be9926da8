import type { TestUser } from '@seri/api/testkit/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBidding } from '../../bidding/bidding-table.steps.ts';
import { lastingInvariants } from '../../bidding/lasting-invariants.query.ts';
import { ledgerSteps } from '../../ledger/ledger.steps.ts';
import { purchasesSteps } from '../../purchases/purchases.steps.ts';
import { receiptsSteps } from '../receipts.steps.ts';

const { database, api, bid, client, manager, lot } = await openBidding();
let staff: TestUser;
let second: TestUser;
let owner: TestUser;
const { win, book } = purchasesSteps(api, database, () => staff);
const { remit, traceOf } = ledgerSteps(api, database);
const steps = receiptsSteps(api);

beforeAll(async () => {
  staff = await manager({ rights: { accounting: true } });
  second = await manager({ rights: { accounting: true } });
  owner = await api.signedIn({ role: 'manager', isOwner: true });
});

const withMoney = async (amount: number) => {
  const user = await client({ creditLimit: 0 });
  await remit(staff, user.accountId, amount);
  return user;
};
const payout = (by: TestUser, { accountId }: TestUser, amount: number) =>
  steps.askMoney(by, { kind: 'payout', accountId, amount, reference: 'FT-17', reason: 'He asked for it' });
const askedBy = async (by: TestUser, user: TestUser, amount: number) => (await payout(by, user, amount)).body.id;
const lastEntry = async ({ accountId }: TestUser) => (await traceOf(accountId)).entries.at(-1);

describe('R95 a payout', () => {
  it('is asked by one person and booked by another, as a correction down with its reference', async () => {
    const user = await withMoney(300_000);
    const id = await askedBy(staff, user, 120_000);
    expect(await lastEntry(user)).toMatchObject({ amount: 300_000 });
    const [asked] = await steps.requests(second, { account: String(user.accountId) });
    expect(asked).toMatchObject({ id, state: 'asked', amount: 120_000, can: { decide: true, takeBack: false } });
    expect(await steps.decide(second, id, 'approve')).toMatchObject({ status: 200 });
    expect(await lastEntry(user)).toMatchObject({
      kind: 'correction',
      amount: -120_000,
      balance: 180_000,
      reason: 'payout: FT-17',
      booked_by: second.accountId,
    });
    expect(await steps.requests(staff, { account: String(user.accountId), state: 'settled' })).toMatchObject([
      { id, state: 'done', decidedAt: expect.any(String), can: { decide: false, takeBack: false } },
    ]);
    expect(await steps.decide(second, id, 'approve', 2)).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED' },
    });
  });

  it('is not decided by whoever asked, an owner neither, but taken back', async () => {
    const user = await withMoney(300_000);
    for (const by of [staff, owner]) {
      const id = await askedBy(by, user, 100_000);
      for (const decision of ['approve', 'refuse']) {
        expect(await steps.decide(by, id, decision)).toMatchObject({ status: 403, body: { code: 'SECOND_PERSON' } });
      }
      expect(await steps.decide(second, id, 'take-back')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(await steps.decide(by, id, 'take-back')).toMatchObject({ status: 200 });
    }
    expect(await lastEntry(user)).toMatchObject({ amount: 300_000 });
  });

  it('is of what is free to bid at the moment of deciding, not of asking', async () => {
    const user = await withMoney(900_000);
    expect(await payout(staff, user, 900_001)).toMatchObject({
      status: 409,
      body: { code: 'MONEY_EXCEEDED', data: { most: 900_000 } },
    });
    const id = await askedBy(staff, user, 350_000);
    expect(await bid(user, await lot(), 600_000)).toMatchObject({ status: 200 });
    expect(await steps.decide(second, id, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'MONEY_EXCEEDED', data: { most: 300_000 } },
    });
    expect(await steps.decide(second, id, 'refuse')).toMatchObject({ status: 200 });
    expect(await lastEntry(user)).toMatchObject({ amount: 900_000 });
  });

  it('is not of money that pays a car, nor of a credit', async () => {
    const user = await client({ creditLimit: 5_000_000 });
    const { body } = await bid(user, await lot(), 500_000);
    await win(body.bidId);
    await book(body.bidId, 400_000);
    await remit(staff, user.accountId, 450_000);
    expect(await payout(staff, user, 1)).toMatchObject({ body: { code: 'MONEY_EXCEEDED', data: { most: 0 } } });
  });

  it('decided by two people at once is booked once', async () => {
    const user = await withMoney(300_000);
    const id = await askedBy(staff, user, 100_000);
    const answers = await Promise.all([steps.decide(second, id, 'approve'), steps.decide(owner, id, 'approve')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await lastEntry(user)).toMatchObject({ balance: 200_000 });
  });
});

const shortBy = async (short: number) => {
  const user = await client({ creditLimit: 5_000_000 });
  const { body } = await bid(user, await lot(), 500_000);
  await win(body.bidId);
  const purchaseId = await book(body.bidId, 400_000);
  const { cost } = await database.db
    .selectFrom('purchase')
    .select('cost')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  await remit(staff, user.accountId, cost - short);
  return { user, purchaseId };
};
const writeOff = ({ user, purchaseId }: { user: TestUser; purchaseId: number }, amount: number) =>
  steps.askMoney(staff, { kind: 'write-off', accountId: user.accountId, purchaseId, amount, reason: 'Short' });

describe('R95 a write-off', () => {
  it('pays the rest of its purchase by a correction up', async () => {
    const short = await shortBy(4_500);
    const { id } = (await writeOff(short, 4_500)).body;
    expect(await steps.decide(second, id, 'approve')).toMatchObject({ status: 200 });
    expect(await lastEntry(short.user)).toMatchObject({
      kind: 'correction',
      amount: 4_500,
      balance: 0,
      purchase_id: null,
      reason: 'bank charge',
    });
    const paid = await database.db
      .selectFrom('purchase')
      .select(['cost', 'allocated'])
      .where('id', '=', short.purchaseId)
      .executeTakeFirstOrThrow();
    expect(paid.allocated).toBe(paid.cost);
    for (const [name, query] of Object.entries(lastingInvariants)) {
      expect({ name, broken: (await database.pool.query(query)).rows }).toEqual({ name, broken: [] });
    }
  });

  it.each([
    [4_500, 4_501, 4_500],
    [90_000, 6_001, 6_000],
  ])('of a purchase that lacks %i is not of %i', async (short, amount, most) => {
    const refused = { status: 409, body: { code: 'MONEY_EXCEEDED', data: { most } } };
    expect(await writeOff(await shortBy(short), amount)).toMatchObject(refused);
  });

  it('of a purchase of somebody else is missing', async () => {
    const { purchaseId } = await shortBy(4_500);
    expect(await writeOff({ user: await withMoney(5), purchaseId }, 100)).toMatchObject({ status: 404 });
  });
});
