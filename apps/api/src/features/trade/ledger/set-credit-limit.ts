import type { Booked, CreditLimitBody } from '@seri/contract/trade/ledger.schema';
import { logAction } from '../../../platform/action-log.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { lockVisible } from '../../people/clients/clients.command.ts';
import { tellAccountChanged } from '../../people/identity/identity.command.ts';
import { writeCreditLimit } from './credit-limit.store.ts';
import { assertCanBookFor } from './ledger.policy.ts';
import { readBalanceInfo } from './ledger.query.ts';

/** R23: sets a client's credit limit. It refuses if the limit is no longer the one shown on the screen. */
export function setCreditLimit(
  { actor, transaction }: Acting,
  { id, creditLimit: to, expected: from, reason }: CreditLimitBody,
): Promise<Booked> {
  return transaction(async (tx) => {
    const account = await lockVisible(tx, actor, id);
    assertCanBookFor(actor, account);
    if (account.credit_limit !== from) throw refusal('STATE_CHANGED');
    if (from !== to) {
      await writeCreditLimit(tx, { accountId: id, from, to, reason, changedBy: actor.accountId });
      await logAction(tx, {
        accountId: actor.accountId,
        onBehalfOf: id,
        action: 'ledger.credit-limit-changed',
        subject: `account:${id}`,
        detail: { from, to, reason },
      });
      await tellAccountChanged(tx, id, account.role_id);
    }
    return { success: true, balanceInfo: await readBalanceInfo(tx, id) };
  });
}
