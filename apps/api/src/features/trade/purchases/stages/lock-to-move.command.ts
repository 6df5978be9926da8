import { isStaff } from '@seri/domain/people/staff-rights';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertStillHas, lockVisible } from '../../../people/clients/clients.command.ts';
import { findPurchase } from '../purchase.store.ts';
import { lockCar, type PurchaseToMove } from './lock-car.command.ts';

/** R97: locks the account and then the purchase, as it was seen, for staff with the right to logistics. */
export async function lockToMove(
  tx: Tx,
  { actor }: Acting,
  { id, version }: { id: number; version: number },
): Promise<PurchaseToMove> {
  const found = await findPurchase(tx, id);
  if (!found) throw refusal('NOT_FOUND');
  const account = await lockVisible(tx, actor, found.account_id);
  await assertStillHas(tx, actor, 'logistics');
  if (isStaff(account)) throw refusal('NOT_FOUND');
  const locked = await lockCar(tx, id);
  if (locked?.purchase.version !== version) throw refusal('STATE_CHANGED');
  return locked;
}
