import { allocationsToFree, freeMoney, newAllocations } from '@seri/domain/receipts/allocation';
import { beforeCommit } from '../../../../platform/database/before-commit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { insertAllocations, insertFreed, readAllocations, readMoneyState } from './allocation.store.ts';
import { tellPaid } from './allocation.events.ts';

/**
 * R92: makes the allocations of an account right, once all entries of the transaction are booked: of the end of a purchase,
 * what it costs is kept before the rest pays others.
 */
export function allocateAtEnd(tx: Tx, accountId: number): void {
  beforeCommit(tx, `allocate:${accountId}`, () => allocateMoney(tx, accountId));
}

/** R92: frees what is no longer there, and allocates what is free: first to the named purchases, then to the oldest due. */
export async function allocateMoney(tx: Tx, accountId: number, named: readonly number[] = []): Promise<void> {
  const touched = new Set(await freeExcess(tx, accountId));
  const { isByHand, ...money } = await readMoneyState(tx, accountId);
  const allocations = newAllocations(money, named, isByHand);
  await insertAllocations(tx, accountId, allocations, null);
  for (const { purchaseId } of allocations) touched.add(purchaseId);
  await tellPaid(tx, [...touched]);
}

/** Returns the purchases that were paid and are not any more. */
async function freeExcess(tx: Tx, accountId: number): Promise<number[]> {
  const money = await readMoneyState(tx, accountId);
  const isOverpaid = money.purchases.some(({ cost, allocated }) => allocated > Math.max(0, cost));
  if (!isOverpaid && !money.hasLost && freeMoney(money) >= 0) return [];
  const made = await readAllocations(tx, accountId);
  const freed = allocationsToFree(money, made);
  await insertFreed(tx, freed, null);
  const ids = new Set(freed.map(({ id }) => id));
  return made.filter(({ id }) => ids.has(id)).map(({ purchaseId }) => purchaseId);
}
