import { type ColumnMapping, type TableHead, tableHeads } from '../common/table-head.ts';
import { columnHeaders } from './bank-columns.data.ts';

/** The columns that a bank's file may have. There is one amount with a sign, or deposits beside withdrawals. */
export const bankColumns = [
  'bookedOn',
  'valueOn',
  'amount',
  'deposit',
  'withdrawal',
  'currency',
  'amountJpy',
  'rate',
  'bankFee',
  'senderName',
  'senderBank',
  'text',
  'reference',
  'balance',
] as const;
export type BankColumn = (typeof bankColumns)[number];

export type BankMapping = ColumnMapping<BankColumn>;
export type BankHead = TableHead<BankColumn>;

/** Banks put the name of the account and the period above the table. */
export const bankHeads = tableHeads<BankColumn>({
  known: columnHeaders,
  mostPreamble: 15,
  isHead: (places) => places.has('bookedOn') && (places.has('amount') || places.has('deposit')),
  isRuledOut: isOtherAmount,
});

/** A mapping that names one kind of amounts leaves no room for a guess at the other kind. */
function isOtherAmount(column: BankColumn, { amount, deposit, withdrawal }: BankMapping): boolean {
  if (column === 'amount') return Boolean(deposit ?? withdrawal);
  return (column === 'deposit' || column === 'withdrawal') && Boolean(amount);
}
