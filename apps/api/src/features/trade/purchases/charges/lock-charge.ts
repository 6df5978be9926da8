import type { ChargeState } from '@seri/domain/charges/charge';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { assertNotInvoiced } from '../../papers/papers.query.ts';
import { type ChargeRow, findCharge } from './charge.store.ts';
import { assertMayEnter } from './charges.policy.ts';
import { lockToCharge, type PurchaseToCharge } from './lock-to-charge.ts';

const ends: Partial<Record<ChargeState, true>> = { returned: true, dropped: true };

interface SeenCharge {
  id: number;
  version: number;
}

/** R87: the charge as it was seen, with the locks of its account and purchase. Nobody else may see it. */
export async function lockCharge(
  tx: Tx,
  acting: Acting,
  { id, version }: SeenCharge,
): Promise<PurchaseToCharge & { charge: ChargeRow }> {
  const found = await findCharge(tx, id);
  if (!found) throw refusal('NOT_FOUND');
  const locked = await lockToCharge(tx, acting, found.purchase_id);
  // Read again: it may have changed before the locks were held.
  const charge = await findCharge(tx, id);
  if (!charge || charge.version !== version || charge.state in ends) throw refusal('STATE_CHANGED');
  await assertNotInvoiced(tx, id);
  await assertMayEnter(tx, acting.actor, charge.kind);
  return { ...locked, charge };
}
