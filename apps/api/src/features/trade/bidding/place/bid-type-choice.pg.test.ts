import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { openBidding } from '../bidding-table.steps.ts';
import { keepBidTypes } from './bid-type-choice.store.ts';

const { database, client, manager, lot, bid, bidFor, clientBid, bidInfo } = await openBidding();

type Staff = Awaited<ReturnType<typeof manager>>;
const forStaff = async (staff: Staff, clientId: number, lotId: number) =>
  (await clientBid(staff, lotId, clientId)).body.lastBidType;

describe('R50 the export type last chosen', () => {
  it('is remembered for each account and kind of lots, on any lot and without a bid that is open', async () => {
    const [user, other] = [await client(), await client()];
    expect((await bidInfo(user, await lot())).lastBidType).toBeNull();
    await bid(user, await lot(), 500_000, { bidType: 2 });
    const next = await lot();
    expect(await bidInfo(user, next)).toMatchObject({ myBid: false, bidType: null, lastBidType: 2 });
    expect((await bidInfo(other, next)).lastBidType).toBeNull();
    await bid(user, await lot({ kind: 'bike' }), 500_000, { bidType: 3, lotType: 'bike' });
    expect((await bidInfo(user, next)).lastBidType).toBe(2);
    await bid(user, next, 500_000, { bidType: 1 });
    expect((await bidInfo(user, await lot())).lastBidType).toBe(1);
  });

  it('is not remembered from a bid that was refused, nor from a stock car', async () => {
    const [user, lotId] = [await client({ creditLimit: 600_000 }), await lot()];
    await bid(user, lotId, 500_000, { bidType: 2 });
    await bid(user, await lot(), 900_000, { bidType: 3 });
    await bid(user, await lot({ kind: 'stock', startPrice: 50_000 }), 50_000, { bidType: 3, lotType: 'stock' });
    expect((await bidInfo(user, lotId)).lastBidType).toBe(2);
  });

  it('of a client is for staff the one that they last chose for it, and before that its own', async () => {
    const [staff, colleague, user, lotId] = [await manager(), await manager(), await client(), await lot()];
    expect(await forStaff(staff, user.accountId, lotId)).toBeNull();
    await bid(user, await lot(), 500_000, { bidType: 1 });
    expect(await forStaff(staff, user.accountId, lotId)).toBe(1);
    await bidFor(staff, user.accountId, await lot(), 500_000, { bidType: 2 });
    expect(await forStaff(colleague, user.accountId, lotId)).toBe(2);
    await bidFor(colleague, user.accountId, await lot(), 500_000, { bidType: null });
    expect(await forStaff(staff, user.accountId, lotId)).toBeNull();
  });

  it('by staff is not the choice of the client, nor of staff themselves', async () => {
    const [staff, user, lotId] = [await manager(), await client(), await lot()];
    await bidFor(staff, user.accountId, await lot(), 500_000, { bidType: 2 });
    expect((await bidInfo(user, lotId)).lastBidType).toBeNull();
    expect((await bidInfo(staff, lotId)).lastBidType).toBeNull();
  });

  it('is not told to, nor taken from, whoever is not shown export types', async () => {
    const [user, staff, lotId] = [await client(), await manager({ overrides: { exportTypeShow: false } }), await lot()];
    await bid(user, await lot(), 500_000, { bidType: 2 });
    await bidFor(staff, user.accountId, await lot(), 500_000, { bidType: 3 });
    expect(await forStaff(staff, user.accountId, lotId)).toBeNull();
    expect(await forStaff(await manager(), user.accountId, lotId)).toBe(2);
  });

  it('is the last one of a batch', async () => {
    const [user, lotId] = [await client(), await lot()];
    const choice = { account_id: user.accountId, kind: 'car', is_by_staff: false };
    await inTransaction(database.db, (tx) =>
      keepBidTypes([
        { ...choice, bid_type: 1 },
        { ...choice, bid_type: 3 },
      ]).execute(tx),
    );
    expect((await bidInfo(user, lotId)).lastBidType).toBe(3);
  });
});
