import { byteOrderMark, CsvFault, type CsvRow, escapeFormula, quoteCell, readCsv } from '../common/csv-text.ts';
import { type FieldFault, type Faults, hasFaults } from '../common/field-fault.ts';
import { isJapanDay, type JapanDay } from '../time/japan-time.ts';
import {
  bookingMoments,
  clientTiers,
  japanRegions,
  purchaseMethods,
  sizeClasses,
  type Tariff,
  type TariffDraft,
  tariffHows,
  tariffKinds,
} from './tariff.ts';
import {
  largestTariff,
  longestNote,
  longestPlace,
  mostFreeDays,
  type TariffField,
  tariffFaults,
} from './tariff-faults.ts';

export const mostTariffLines = 1000;

/** A row of a file. Without an id it is a new row of the table. */
export interface TariffLine {
  line: number;
  id: number | null;
  version: number | null;
  draft: TariffDraft;
}

/** Returns undefined for a text that it cannot read. */
type TariffCell<Value> = (text: string) => Value | undefined;

const oneOf =
  <Value extends string>(values: readonly Value[]): TariffCell<Value> =>
  (text) =>
    values.find((value) => value === text);
const whole =
  (most: number): TariffCell<number> =>
  (text) =>
    /^\d{1,15}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
const words =
  (longest: number): TariffCell<string> =>
  (text) =>
    text.length <= longest ? text : undefined;
const day: TariffCell<JapanDay> = (text) => (isJapanDay(text) ? text : undefined);
const orNull =
  <Value>(read: TariffCell<Value>): TariffCell<Value | null> =>
  (text) =>
    text === '' ? null : read(text);

const yen = whole(largestTariff);
const id = orNull(whole(Number.MAX_SAFE_INTEGER));
const place = orNull(words(longestPlace));

const readers: { readonly [Name in TariffField]: TariffCell<TariffDraft[Name]> } = {
  kind: oneOf(tariffKinds),
  validFrom: day,
  validTo: orNull(day),
  accountId: id,
  clientTier: orNull(oneOf(clientTiers)),
  houseId: id,
  method: orNull(oneOf(purchaseMethods)),
  yard: place,
  dischargePort: place,
  loadPort: place,
  line: place,
  region: orNull(oneOf(japanRegions)),
  sizeClass: orNull(oneOf(sizeClasses)),
  priceFrom: orNull(yen),
  priceTo: orNull(yen),
  how: oneOf(tariffHows),
  value: yen,
  least: orNull(yen),
  most: orNull(yen),
  freeDays: orNull(whole(mostFreeDays)),
  booksAt: oneOf(bookingMoments),
  note: words(longestNote),
  sourceUrl: words(longestNote),
  sourceDate: orNull(day),
};

export const tariffFields = Object.keys(readers) as TariffField[];
const columns = ['id', 'version', ...tariffFields] as const;

/** The table as a file with commas, under the names of the call's own fields. */
export function writeTariffCsv(rows: readonly Tariff[]): string {
  return byteOrderMark + [columns, ...rows.map((row) => columns.map((name) => row[name]))].map(csvLine).join('');
}

const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(textOfCell).join(',')}\r\n`;

const textOfCell = (cell: string | number | null) =>
  typeof cell === 'string' ? quoteCell(escapeFormula(cell)) : (cell?.toString() ?? '');

interface ReadTariffs {
  /** Those without a fault. */
  lines: TariffLine[];
  /** The fault of each cell. A cell is named by line and column, such as `3.value`. */
  faults: Faults;
}

/** R88: reads a whole file; columns may stand in any order, and others beside them. A file that is no CSV has its line for a fault. */
export function readTariffCsv(file: string): ReadTariffs {
  const faults: Record<string, FieldFault> = {};
  const table = rowsIn(file);
  if (table instanceof CsvFault) return { lines: [], faults: { [table.line]: { problem: 'invalid' } } };
  const [head, ...rows] = table;
  if (!head) return { lines: [], faults: { 1: { problem: 'invalid' } } };
  const places = new Map(columns.map((name) => [name, head.cells.indexOf(name)] as const));
  for (const [name, at] of places) if (at < 0) faults[`${head.line}.${name}`] = { problem: 'required' };
  if (rows.length > mostTariffLines) faults[String(rows[mostTariffLines]?.line)] = { problem: 'invalid' };
  if (Object.keys(faults).length > 0) return { lines: [], faults };
  const lines = rows.flatMap(({ line, cells }) => {
    const found = readLine(line, (name) => cells[places.get(name) ?? -1] ?? '');
    for (const [name, fault] of Object.entries(found.faults)) if (fault) faults[`${line}.${name}`] = fault;
    return found.line ? [found.line] : [];
  });
  return { lines, faults };
}

function rowsIn(file: string): CsvRow[] | CsvFault {
  try {
    return readCsv(file);
  } catch (fault) {
    if (fault instanceof CsvFault) return fault;
    throw fault;
  }
}

type TariffColumn = (typeof columns)[number];

function readLine(
  line: number,
  cellOf: (name: TariffColumn) => string,
): { line: TariffLine | undefined; faults: Faults<TariffColumn> } {
  const faults: Faults<TariffColumn> = {};
  const read = <Value>(name: TariffColumn, reader: TariffCell<Value>): Value | undefined => {
    const cell = cellOf(name);
    const value = reader(cell);
    if (value === undefined) faults[name] = { problem: cell === '' ? 'required' : 'invalid' };
    return value;
  };
  const draft = Object.fromEntries(tariffFields.map((name) => [name, read<unknown>(name, readers[name])]));
  const [known = null, version = null] = [read('id', id), read('version', id)];
  if (known !== null && version === null) faults.version ??= { problem: 'required' };
  if (hasFaults(faults)) return { line: undefined, faults };
  const row = draft as unknown as TariffDraft;
  const found = tariffFaults(row);
  return { line: hasFaults(found) ? undefined : { line, id: known, version, draft: row }, faults: found };
}
