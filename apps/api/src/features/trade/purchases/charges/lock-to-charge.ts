import { mayBookFor } from '@seri/domain/people/staff-rights';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { lockVisible } from '../../../people/clients/clients.command.ts';
import { type LotNames, readLotNames } from '../../../stock/lots/lot-names.query.ts';
import { findPurchase, lockPurchase, type StoredPurchase } from '../purchase.store.ts';

export interface PurchaseToCharge {
  purchase: StoredPurchase;
  names: LotNames;
}

/**
 * R87: locks the account and then the purchase, for staff who may book money for its client. A void purchase takes no
 * charge.
 */
export async function lockToCharge(tx: Tx, { actor }: Acting, purchaseId: number): Promise<PurchaseToCharge> {
  const found = await findPurchase(tx, purchaseId);
  if (!found) throw refusal('NOT_FOUND');
  const account = await lockVisible(tx, actor, found.account_id);
  if (!mayBookFor(actor, account)) throw refusal('NOT_FOUND');
  const purchase = await lockPurchase(tx, purchaseId);
  if (!purchase) throw refusal('STATE_CHANGED');
  const names = (await readLotNames(tx, [{ id: found.lot_id, held_on: found.held_on }])).get(found.lot_id);
  if (!names) throw new Error(`The lot of the purchase ${purchaseId} is gone.`);
  return { purchase, names };
}
