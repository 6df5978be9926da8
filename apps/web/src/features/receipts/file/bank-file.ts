import type { AnswerOf } from '@seri/contract/call';
import type { receiptsCalls } from '@seri/contract/trade/receipts.calls';
import type { BankColumn } from '@seri/domain/receipts/bank-columns';
import type { MessageId } from '@seri/messages/message-id';

export type BankPreview = AnswerOf<typeof receiptsCalls.previewFile>;
export type TakenAnswer = AnswerOf<typeof receiptsCalls.takeFile>;
export type FileFault = BankPreview['faults'][number];

/** The columns in the order in which staff check them. */
export const columnNames = {
  bookedOn: 'receipts.bookedOn',
  amount: 'receipts.amount',
  deposit: 'receipts.column.deposit',
  withdrawal: 'receipts.column.withdrawal',
  senderName: 'receipts.sender',
  text: 'receipts.text',
  reference: 'receipts.reference',
  senderBank: 'receipts.senderBank',
  valueOn: 'receipts.valueOn',
  currency: 'receipts.currency',
  amountJpy: 'receipts.amount.yen',
  rate: 'receipts.column.rate',
  bankFee: 'receipts.bankFee',
  balance: 'receipts.column.balance',
} as const satisfies Readonly<Record<BankColumn, MessageId>>;

export const columnsInOrder = Object.keys(columnNames) as readonly BankColumn[];
