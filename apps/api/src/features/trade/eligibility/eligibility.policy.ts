import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { refusal } from '../../../platform/http/refusal.ts';

/** R96: only an owner, by the account as it is now: what stops a car is changed by nobody else. */
export async function assertCanWriteRules(tx: Tx, { accountId }: Actor): Promise<void> {
  const { is_owner: isOwner } = await tx
    .selectFrom('account')
    .select('is_owner')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!isOwner) throw refusal('FORBIDDEN');
}
