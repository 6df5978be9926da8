import type { CsvRow } from '../common/csv-text.ts';
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

/** Columns by their headers, as staff set them for a bank account. With null the file has no such column. */
export type BankMapping = Partial<Record<BankColumn, string | null>>;

export interface BankHead {
  line: number;
  headers: readonly string[];
  /** Where each column stands in a row. */
  places: ReadonlyMap<BankColumn, number>;
}

/** Banks put the name of the account and the period above the table. */
const mostPreamble = 15;

/** The row that heads the table: the one of the first rows in which most columns are known. */
export function headOf(rows: readonly CsvRow[], mapping: BankMapping): BankHead | undefined {
  const heads = rows.slice(0, mostPreamble).map(({ line, cells }) => ({
    line,
    headers: cells,
    places: placesOf(cells, mapping),
  }));
  const usable = heads.filter(
    ({ places }) => places.has('bookedOn') && (places.has('amount') || places.has('deposit')),
  );
  return usable.reduce<BankHead | undefined>(
    (best, head) => (best && best.places.size >= head.places.size ? best : head),
    undefined,
  );
}

/** If no row heads the table, staff choose among the cells of the widest one. */
export function widestOf(rows: readonly CsvRow[]): readonly string[] {
  const first = rows.slice(0, mostPreamble).map(({ cells }) => cells);
  return first.reduce((widest, cells) => (cells.length > widest.length ? cells : widest), []);
}

/** The mapping of a file that was read without one, for staff to correct and keep. */
export function mappingOf({ headers, places }: BankHead): BankMapping {
  return Object.fromEntries(bankColumns.map((column) => [column, headers[places.get(column) ?? -1] ?? null]));
}

function placesOf(headers: readonly string[], mapping: BankMapping): Map<BankColumn, number> {
  const keys = headers.map(headerKey);
  const places = new Map<BankColumn, number>();
  for (const column of bankColumns) {
    const header = mapping[column];
    const at = header ? keys.indexOf(headerKey(header)) : -1;
    if (at >= 0) places.set(column, at);
  }
  const taken = new Set(places.values());
  for (const column of bankColumns) {
    if (column in mapping || isOtherAmount(column, mapping)) continue;
    const at = columnKeys
      .get(column)
      ?.map((key) => keys.indexOf(key))
      .find((place) => place >= 0 && !taken.has(place));
    if (at === undefined) continue;
    places.set(column, at);
    taken.add(at);
  }
  return places;
}

/** A mapping that names one kind of amounts leaves no room for a guess at the other kind. */
function isOtherAmount(column: BankColumn, { amount, deposit, withdrawal }: BankMapping): boolean {
  if (column === 'amount') return Boolean(deposit ?? withdrawal);
  return (column === 'deposit' || column === 'withdrawal') && Boolean(amount);
}

/** Without what stands in brackets, such as (円), and without blanks and signs. */
function headerKey(header: string): string {
  const plain = header.normalize('NFKC').toLowerCase().replaceAll('ё', 'е');
  return plain.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const columnKeys: ReadonlyMap<BankColumn, readonly string[]> = new Map(
  bankColumns.map((column) => [column, columnHeaders[column].map(headerKey)]),
);
