import type { CsvRow } from '../common/csv-text.ts';
import type { JapanDay } from '../time/japan-time.ts';
import { plainCell } from '../common/plain-cell.ts';
import { readWrittenDay } from '../time/written-day.ts';
import { readBankAmount, readBankCurrency, readBankRate } from './bank-cells.ts';
import type { BankColumn, BankHead } from './bank-columns.ts';

/** A movement of a bank account, as one line of the bank's file says it. */
export interface BankLine {
  line: number;
  bookedOn: JapanDay;
  valueOn: JapanDay | null;
  /** In the smallest coin of its currency: whole yen, or cents. Below zero if it went out. */
  amount: number;
  currency: string;
  amountJpy: number | null;
  /** The bank's own, as a decimal number. */
  rate: string | null;
  /** In yen. */
  bankFee: number | null;
  senderName: string;
  senderBank: string;
  text: string;
  /** The bank's own name of the line. */
  reference: string;
  balance: number | null;
}

/** `csv`: the line is no CSV; `head`: no row heads a table; `missing`: the column that was set is not there. */
export type BankFaultProblem = 'csv' | 'head' | 'missing' | 'required' | 'invalid';

export interface BankFault {
  line: number;
  problem: BankFaultProblem;
  column: BankColumn | null;
}

/** Some banks write a dash where there is nothing. */
const nothing = /^[-−–—*]?$/;

const cellOf = ({ cells }: CsvRow, { places }: BankHead, column: BankColumn) =>
  plainCell(cells[places.get(column) ?? -1] ?? '');

/** Below a table banks write remarks, which have neither a day nor an amount. */
export function isRemark(row: CsvRow, head: BankHead): boolean {
  const facts = ['bookedOn', 'amount', 'deposit', 'withdrawal'] as const;
  return facts.every((column) => !/\d/.test(cellOf(row, head, column)));
}

/** The line, or all that is wrong with it. */
export function readBankLine(row: CsvRow, head: BankHead, usualCurrency: string): BankLine | BankFault[] {
  const faults: BankFault[] = [];
  const fault = (problem: BankFaultProblem, column: BankColumn) => faults.push({ line: row.line, problem, column });
  const words = (column: BankColumn) => cellOf(row, head, column);
  const read = <Value>(column: BankColumn, reader: (text: string) => Value | undefined): Value | null => {
    const text = words(column);
    if (nothing.test(text)) return null;
    const value = reader(text);
    if (value === undefined) fault('invalid', column);
    return value ?? null;
  };
  const currency = read('currency', readBankCurrency) ?? usualCurrency;
  const money = (column: BankColumn) => read(column, (text) => readBankAmount(text, currency));
  const yen = (column: BankColumn) => read(column, (text) => readBankAmount(text, 'JPY'));
  const bookedOn = read('bookedOn', readWrittenDay);
  const [deposit, withdrawal] = [money('deposit') ?? 0, Math.abs(money('withdrawal') ?? 0)];
  const amount = money('amount') ?? deposit - withdrawal;
  const found = {
    valueOn: read('valueOn', readWrittenDay),
    amount,
    currency,
    amountJpy: yen('amountJpy'),
    rate: read('rate', readBankRate),
    bankFee: yen('bankFee'),
    senderName: words('senderName'),
    senderBank: words('senderBank'),
    text: words('text'),
    reference: words('reference'),
    balance: money('balance'),
  };
  if (deposit !== 0 && withdrawal !== 0) fault('invalid', 'withdrawal');
  const has = (column: BankColumn) => faults.some((one) => one.column === column);
  if (bookedOn === null && !has('bookedOn')) fault('required', 'bookedOn');
  const amountColumn = head.places.has('amount') ? 'amount' : 'deposit';
  if (amount === 0 && !has(amountColumn) && !has('withdrawal')) fault('required', amountColumn);
  return bookedOn === null || faults.length > 0 ? faults : { line: row.line, bookedOn, ...found };
}
