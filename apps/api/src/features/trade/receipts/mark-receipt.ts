import { type Done, success } from '@seri/contract/common.schema';
import type { MarkReceiptBody } from '@seri/contract/trade/receipts.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertFaultless } from '../../../platform/http/validation.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { lockReceipt, moveReceipt } from './receipt.store.ts';
import { tellReceipt } from './receipts.events.ts';

const needsReason: ReadonlySet<MarkReceiptBody['to']> = new Set(['ignored', 'returned']);

/** R94: sets a receipt aside, or takes it up again. Nothing is booked, and what was suggested is forgotten. */
export function markReceipt(acting: Acting, { to, reason, ...seen }: MarkReceiptBody): Promise<Done> {
  const { actor } = acting;
  if (reason === '' && needsReason.has(to)) assertFaultless({ reason: { problem: 'required' } });
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, actor, 'accounting');
    const receipt = await lockReceipt(tx, seen);
    const written = { account_id: null, score: null, note: reason };
    await moveReceipt(tx, receipt, { to, written, changedBy: actor.accountId });
    await tellReceipt(tx, acting, { id: receipt.id, accountId: null }, to, { from: receipt.state, reason });
    return success;
  });
}
