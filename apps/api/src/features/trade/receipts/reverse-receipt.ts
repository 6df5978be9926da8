import { type Done, success } from '@seri/contract/common.schema';
import type { ReverseReceiptBody } from '@seri/contract/trade/receipts.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import { bookEntry } from '../ledger/book-entry.command.ts';
import { reopenAnnouncement } from './announcements/announcement.store.ts';
import { describeReceipt } from './describe-receipt.ts';
import { findReceipt, lockReceipt, moveReceipt } from './receipt.store.ts';
import { tellReceipt } from './receipts.events.ts';
import { lockToBook } from './receipts.policy.ts';

/** R94: takes booked money back, by an entry down. Money that was announced is on its way again. */
export function reverseReceipt(acting: Acting, { reason, ...seen }: ReverseReceiptBody): Promise<Done> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const { account_id: accountId } = await findReceipt(tx, seen.id);
    if (accountId === null) throw refusal('STATE_CHANGED');
    await lockToBook(tx, actor, accountId);
    const receipt = await lockReceipt(tx, seen);
    // The account is only read here: a receipt that was booked keeps it.
    if (receipt.account_id !== accountId || receipt.entry_id === null || receipt.amount_jpy === null) {
      throw refusal('STATE_CHANGED');
    }
    await moveReceipt(tx, receipt, { to: 'reversed', written: { note: reason }, changedBy: actor.accountId });
    const entryId = await bookEntry(tx, {
      accountId,
      kind: 'correction',
      amount: -receipt.amount_jpy,
      description: describeReceipt(receipt),
      reason,
      bookedBy: actor.accountId,
      reversesId: receipt.entry_id,
    });
    await reopenAnnouncement(tx, receipt.id);
    await tellReceipt(tx, acting, { id: receipt.id, accountId }, 'reversed', { entryId, reason });
    return success;
  });
}
