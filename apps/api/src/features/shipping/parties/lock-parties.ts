import { arePartiesLocked } from '@seri/domain/parties/party';
import { isStaff } from '@seri/domain/people/staff-rights';
import type { ChangedBy } from '@seri/contract/refusals';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { type LotNames, readLotNames } from '../../stock/lots/lot-names.query.ts';
import { findPurchase, lockPurchase, type StoredPurchase } from '../../trade/purchases/changed-purchase.command.ts';
import { lockBuyer } from './parties.policy.ts';

export interface PurchaseWithParties {
  purchase: StoredPurchase;
  names: LotNames;
}

/** R100: locks the account and then the purchase, as it was seen, for whoever may say now who receives it. */
export async function lockParties(
  tx: Tx,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<PurchaseWithParties> {
  const found = await findPurchase(tx, id);
  if (!found) throw refusal('NOT_FOUND');
  await lockBuyer(tx, actor, found.account_id);
  const purchase = await lockPurchase(tx, id);
  if (purchase && !isStaff(actor) && arePartiesLocked(purchase.status)) throw refusal('PARTY_LOCKED');
  if (purchase?.version !== version) {
    throw refusal('STATE_CHANGED', { changedBy: await readLastAuthor(tx, actor, id) });
  }
  const names = (await readLotNames(tx, [{ id: found.lot_id, held_on: found.held_on }])).get(found.lot_id);
  if (!names) throw new Error(`The lot of the purchase ${id} is gone.`);
  return { purchase, names };
}

/** R60: a client learns that staff were first, and nobody's name. */
async function readLastAuthor(tx: Tx, reader: Actor, purchaseId: number): Promise<ChangedBy> {
  const last = await tx
    .selectFrom('action_log as logged')
    .leftJoin('account as author', 'author.id', 'logged.account_id')
    .select(['author.id', 'author.role_id', 'author.full_name'])
    .where('subject', '=', `purchase:${purchaseId}`)
    .orderBy('logged.id', 'desc')
    .executeTakeFirst();
  if (!last || last.id === null || last.role_id === null) return { who: 'portal', name: null };
  if (last.id === reader.accountId) return { who: 'you', name: null };
  return {
    who: isStaff({ roleId: last.role_id }) ? 'staff' : 'client',
    name: isStaff(reader) ? last.full_name : null,
  };
}
