import { type Done, success } from '@seri/contract/common.schema';
import { logAction } from '../../../../platform/action-log.ts';
import type { Acting } from '../../../../platform/http/acting.ts';
import { refusal } from '../../../../platform/http/refusal.ts';
import { lockAccount } from '../identity.command.ts';
import { writeStaffFactorRule } from './staff-factor.store.ts';

/** R81: an owner chooses. Whoever is signed in stays so; the next sign-in follows the rule. */
export function setStaffFactor({ actor: { accountId }, transaction }: Acting, isRequired: boolean): Promise<Done> {
  return transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const account = tx.selectFrom('account').select('is_owner').where('id', '=', accountId);
    if (!(await account.executeTakeFirstOrThrow()).is_owner) throw refusal('FORBIDDEN');
    await writeStaffFactorRule(tx, isRequired, accountId);
    await logAction(tx, {
      accountId,
      action: 'factor.rule-set',
      subject: `account:${accountId}`,
      detail: { isRequired },
    });
    return success;
  });
}
