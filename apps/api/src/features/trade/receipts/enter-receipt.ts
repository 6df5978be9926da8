import type { EnteredReceipt, EnterReceiptBody } from '@seri/contract/trade/receipts.schema';
import type { Acting } from '../../../platform/http/acting.ts';
import { assertStillHas } from '../../people/clients/clients.command.ts';
import { yenOf } from './amount-in-yen.ts';
import { keepBankAccount } from './files/bank-mapping.store.ts';
import { insertReceipt } from './receipt.store.ts';
import { tellReceipt } from './receipts.events.ts';

/** R94: staff write down money before a file of the bank says it. The file then joins this line instead of adding one. */
export function enterReceipt(acting: Acting, body: EnterReceiptBody): Promise<EnteredReceipt> {
  const { actor } = acting;
  return acting.transaction(async (tx) => {
    await assertStillHas(tx, actor, 'accounting');
    await keepBankAccount(tx, body.bankAccount, actor.accountId);
    const amountJpy = yenOf(body);
    const id = await insertReceipt(tx, {
      bank_account: body.bankAccount,
      booked_on: body.bookedOn,
      amount: body.amount,
      currency: body.currency,
      amount_jpy: amountJpy,
      rate: body.rate,
      bank_fee: body.bankFee,
      sender_name: body.senderName,
      sender_bank: body.senderBank,
      text: body.text,
      reference: body.reference,
      line_key: '',
      state: 'new',
      entered_by: actor.accountId,
    });
    const { amount, currency } = body;
    await tellReceipt(tx, acting, { id, accountId: null }, 'entered', { amount, currency, amountJpy });
    return { id };
  });
}
