import type { EnteredReceipt } from '@seri/contract/trade/receipts.schema';
import type { AskMoneyBody } from '@seri/contract/trade/money-requests.schema';
import type { Acting } from '../../../../platform/http/acting.ts';
import { lockToBook } from '../receipts.policy.ts';
import { insertMoneyRequest } from './money-request.store.ts';
import { tellRequest } from './money-requests.events.ts';
import { assertWithinMost } from './most-money.ts';

/** R95: asks for a payout, or that what banks have kept of a purchase's money is let off. Another person decides. */
export function askMoney(acting: Acting, body: AskMoneyBody): Promise<EnteredReceipt> {
  const { actor } = acting;
  const { kind, accountId, amount, reason } = body;
  const wanted = { accountId, amount, purchaseId: body.kind === 'write-off' ? body.purchaseId : null };
  const reference = body.kind === 'payout' ? body.reference : '';
  return acting.transaction(async (tx) => {
    await lockToBook(tx, actor, accountId);
    await assertWithinMost(tx, wanted);
    const id = await insertMoneyRequest(tx, {
      kind,
      account_id: accountId,
      amount,
      reference,
      purchase_id: wanted.purchaseId,
      reason,
      asked_by: actor.accountId,
    });
    await tellRequest(tx, acting, { id, accountId }, 'asked', { kind, ...wanted, reason });
    return { id };
  });
}
