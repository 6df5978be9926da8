import type { LineKind } from '../charges/charge-kinds.data.ts';
import type { TaxTable } from '../charges/tax-marks.ts';
import { byteOrderMark, escapeFormula, quoteCell } from '../common/csv-text.ts';
import type { JapanDay } from '../time/japan-time.ts';
import type { EntryKind } from './ledger.ts';

/** A year, and the day on which the next one begins. */
export const mostDaysOfFile = 366;

export interface FiledEntry {
  id: number;
  day: JapanDay;
  accountId: number;
  client: string;
  kind: EntryKind;
  /** The kind of the charge; null of a price. */
  fee: LineKind | null;
  amount: number;
  /** The account’s, after the entry. */
  balance: number;
  purchaseId: number | null;
  invoice: string | null;
  description: string;
  reason: string;
}

const columns = [
  'date',
  'entry',
  'client',
  'name',
  'kind',
  'line',
  'amount',
  'balance',
  'tax',
  'purchase',
  'invoice',
  'description',
  'reason',
] as const;

/** Accounting software finds the columns by these heads, in every language. */
export const ledgerFileHead = `${byteOrderMark}${columns.join(',')}\r\n`;

/** Money that comes or goes without a purchase has no tax. */
export function ledgerFileLine(entry: FiledEntry, taxTable: TaxTable): string {
  const line = entry.purchaseId === null ? '' : (entry.fee ?? 'car');
  const cells: Record<(typeof columns)[number], string | number | null> = {
    date: entry.day,
    entry: entry.id,
    client: entry.accountId,
    name: entry.client,
    kind: entry.kind,
    line,
    amount: entry.amount,
    balance: entry.balance,
    tax: line === '' ? '' : taxTable[line === 'proceeds' ? 'car' : line],
    purchase: entry.purchaseId,
    invoice: entry.invoice,
    description: entry.description,
    reason: entry.reason,
  };
  return `${columns.map((column) => cell(cells[column])).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  return typeof value === 'number' ? String(value) : quoteCell(escapeFormula(value ?? ''));
}
