import { plainCell } from '../../common/plain-cell.ts';
import { headerKey } from '../../common/table-head.ts';
import type { JapanDay } from '../../time/japan-time.ts';
import { carryDown, type KnownCells } from './carry-down.ts';
import { listHeaders, type ListTable, listTables } from './list-heads.ts';
import { type ListRow, readListRow } from './list-row.ts';
import type { ListCell, ListSheet, ListSheetRow } from './list-sheet.ts';
import { shipAbove } from './ship-above.ts';
import type { ShippingColumn } from './shipping-columns.data.ts';
import { type ShippingHead, shippingHeads, type ShippingMapping } from './shipping-heads.ts';

export interface ListTerms {
  /** Columns that are not in it are guessed by their headers. */
  mapping: ShippingMapping;
  /** Whether a blank means “the same as above”. */
  carryDown: boolean;
  listedOn: JapanDay;
}

export interface ReadListRows {
  /** Without a head there are no rows, and staff choose among the headers. */
  hasHead: boolean;
  headers: readonly string[];
  mapping: ShippingMapping;
  rows: ListRow[];
  /** How many rows are about no car: totals, repeated heads, and those with nothing in a known column. */
  skipped: number;
}

/** R102: reads the cars of a list from all its sheets that have a head. */
export function readListRows(sheets: readonly ListSheet[], terms: ListTerms): ReadListRows {
  const tables = listTables(sheets, terms.mapping);
  const rows = tables.flatMap((table) => rowsOf(table, terms));
  const all = tables.reduce((sum, table) => sum + table.rows.length, 0);
  return {
    hasHead: tables.length > 0,
    headers: listHeaders(sheets, tables),
    mapping: tables.length > 0 ? mappingOf(tables) : terms.mapping,
    rows,
    skipped: all - rows.length,
  };
}

function mappingOf(tables: readonly ListTable[]): ShippingMapping {
  return tables
    .map(({ head }) => shippingHeads.mappingOf(head))
    .reduce((known, one) => ({ ...one, ...withoutNull(known) }));
}

const withoutNull = (mapping: ShippingMapping): ShippingMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, header]) => header !== null));

function rowsOf(table: ListTable, { carryDown: carriesDown, listedOn }: ListTerms): ListRow[] {
  const { sheet, head } = table;
  const hasShip = head.places.has('vessel') || head.places.has('vesselVoyage');
  const ship = hasShip ? undefined : shipAbove(table);
  const cars = table.rows.flatMap((row) => {
    const cells = knownCells(row, head);
    return isAboutNoCar(row, cells, head) ? [] : [{ line: row.line, cells }];
  });
  const filled = carriesDown ? carryDown(cars.map(({ cells }) => cells)) : cars.map(({ cells }) => cells);
  return cars.map(({ line }, at) => {
    const cells = filled[at] ?? {};
    return readListRow(ship === undefined ? cells : { ...cells, vesselVoyage: ship }, { sheet, line }, listedOn);
  });
}

function knownCells({ cells }: ListSheetRow, { places }: ShippingHead): KnownCells {
  const known = [...places].map(([column, place]): [ShippingColumn, ListCell] => [column, cells[place] ?? '']);
  return Object.fromEntries(known.filter(([, cell]) => textOf(cell) !== ''));
}

const textOf = (cell: ListCell): string => plainCell(String(cell));

function isAboutNoCar(row: ListSheetRow, cells: KnownCells, head: ShippingHead): boolean {
  return Object.keys(cells).length === 0 || isRepeatedHead(row, head) || isTotal(row, cells);
}

/** Each printed page may begin with the head. */
function isRepeatedHead({ cells }: ListSheetRow, { headers, places }: ShippingHead): boolean {
  return [...places.values()].every((at) => headerKey(String(cells[at] ?? '')) === headerKey(headers[at] ?? ''));
}

const total =
  /^(?:(?:grand|sub)[ -]?)?totals?(?![\p{L}-])|^(?:総?合計|小計|総計|計(?!\p{L}))|^(?:итого|всего|подытог)/iu;
const count = /^\d{1,4} ?(?:units?|cars?|pcs|台|шт\.?)?$/i;

/** Where cars have their numbers, a total has its word, a count or nothing. */
function isTotal({ cells }: ListSheetRow, { chassis = '', stockNo = '' }: KnownCells): boolean {
  const isNoCar = [chassis, stockNo].map(textOf).every((text) => text === '' || total.test(text) || count.test(text));
  return isNoCar && cells.some((cell) => total.test(textOf(cell)));
}
