import type { BookedReceipt, BookReceiptBody } from '@seri/contract/trade/receipts.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { faultsRefusal } from '../../../platform/http/validation.ts';
import { payPurchases } from '../ledger/allocation/pay-purchases.command.ts';
import { bookRemittance } from '../ledger/book-remittance.command.ts';
import { lockOnItsWay, writeArrived } from './announcements/announcement.store.ts';
import { assertOwnPurchases } from './assert-own-purchases.ts';
import { assertKnownSender, rememberBooked } from './booked-sender.ts';
import { describeReceipt, nameReceipt } from './describe-receipt.ts';
import { lockReceipt, moveReceipt } from './receipt.store.ts';
import { tellReceipt } from './receipts.events.ts';
import { lockToBook } from './receipts.policy.ts';

/** R94: books a receipt for a client. It pays the named purchases first, and may fulfil an announcement. */
export function bookReceipt(acting: Acting, body: BookReceiptBody): Promise<BookedReceipt> {
  const { actor } = acting;
  const { accountId, purchaseIds, announcementId, sender } = body;
  return acting.transaction(async (tx) => {
    const account = await lockToBook(tx, actor, accountId);
    await assertOwnPurchases(tx, accountId, purchaseIds);
    const receipt = await lockReceipt(tx, body);
    const amount = receipt.amount_jpy ?? body.amountJpy;
    if (amount === undefined) throw faultsRefusal({ amountJpy: { problem: 'required' } });
    if (sender === 'once') await assertKnownSender(tx, receipt, accountId);
    const announcement = announcementId === null ? null : await lockOnItsWay(tx, accountId, announcementId);
    const entryId = await bookRemittance(tx, actor, account, {
      amount,
      description: describeReceipt(receipt),
      reason: nameReceipt(receipt),
    });
    const written = { account_id: accountId, entry_id: entryId, amount_jpy: amount };
    await moveReceipt(tx, receipt, { to: 'booked', written, changedBy: actor.accountId });
    if (announcement) await writeArrived(tx, announcement.id, receipt.id);
    if (sender !== 'once') await rememberBooked(tx, receipt, { accountId, kind: sender }, actor.accountId);
    const paid = await payPurchases(tx, { accountId, entryId }, purchaseIds);
    await tellReceipt(tx, acting, { id: receipt.id, accountId }, 'booked', { entryId, amount, sender, announcementId });
    return { success: true, entryId, ...paid };
  });
}
