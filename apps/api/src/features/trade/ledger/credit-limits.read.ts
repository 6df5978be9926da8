import type { CreditLimits } from '@seri/contract/trade/ledger.schema';
import type { Actor } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { assertVisible } from '../../people/clients/clients.query.ts';

/** R23: the history of an account's credit limit, latest first. */
export async function readCreditLimits(db: Db, actor: Actor, accountId: number): Promise<CreditLimits> {
  await assertVisible(db, actor, accountId);
  const rows = await db
    .selectFrom('credit_limit_change as change')
    .innerJoin('account as staff', 'staff.id', 'change.changed_by')
    .selectAll('change')
    .select('staff.full_name')
    .where('change.account_id', '=', accountId)
    .orderBy('change.id', 'desc')
    .execute();
  const changes = rows.map((row) => ({
    id: row.id,
    date: row.changed_at.toISOString(),
    by: row.full_name,
    from: row.old_limit,
    to: row.new_limit,
    reason: row.reason,
  }));
  return { changes };
}
