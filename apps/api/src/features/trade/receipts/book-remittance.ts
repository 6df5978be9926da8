import type { Booked, RemittanceBody } from '@seri/contract/trade/ledger.schema';
import { japanDay } from '@seri/domain/time/japan-time';
import { nowOf } from '../../../platform/database/transaction.ts';
import type { Acting } from '../../../platform/http/acting.ts';
import { bookRemittance } from '../ledger/book-remittance.command.ts';
import { readBalanceInfo } from '../ledger/ledger.query.ts';
import { insertReceipt } from './receipt.store.ts';
import { tellInbox } from './receipts.events.ts';
import { lockToBook } from './receipts.policy.ts';

/** R94: books money of which no line of the bank is there yet. It is a receipt too, which the file of the bank joins. */
export function bookRemittanceAlone(acting: Acting, { id, ...remittance }: RemittanceBody): Promise<Booked> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    const account = await lockToBook(tx, actor, id);
    const entryId = await bookRemittance(tx, actor, account, remittance);
    const receiptId = await insertReceipt(tx, {
      bank_account: '',
      booked_on: japanDay(await nowOf(tx)),
      amount: remittance.amount,
      currency: 'JPY',
      amount_jpy: remittance.amount,
      sender_name: '',
      sender_bank: '',
      text: remittance.description,
      reference: '',
      line_key: '',
      state: 'booked',
      account_id: id,
      entry_id: entryId,
      note: remittance.reason,
      entered_by: actor.accountId,
    });
    await tellInbox(tx, acting, receiptId);
    return { success: true, balanceInfo: await readBalanceInfo(tx, id) };
  });
}
