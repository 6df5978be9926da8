import { isStaff } from '@seri/domain/people/staff-rights';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { findOwner } from './owner.store.ts';

/** R64: other staff do not see these versions either. */
export function assertOwner(actor: Actor): void {
  if (!isStaff(actor) || !actor.isOwner) throw refusal('FORBIDDEN');
}

/** R2: decides by the rights that are read under the lock of the account. */
export async function assertStillOwner(tx: Tx, { accountId }: Actor): Promise<void> {
  if (!(await findOwner(tx, accountId))) throw refusal('FORBIDDEN');
}
