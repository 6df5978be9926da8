import { plainCell } from '../../common/plain-cell.ts';
import type { ListCell } from './list-sheet.ts';
import type { ShippingColumn } from './shipping-columns.data.ts';

/** The cells of a row in the columns that are known, without the empty ones. */
export type KnownCells = Readonly<Partial<Record<ShippingColumn, ListCell>>>;

const ship = ['vesselVoyage', 'vessel'] as const;
const call = [...ship, 'voyageNo', 'loadPort'] as const;

/** The columns that may be left blank below the first car of a ship, each with those whose change says that it is another one. */
const carried: Readonly<Partial<Record<ShippingColumn, readonly ShippingColumn[]>>> = {
  vesselVoyage: [],
  vessel: [],
  voyageNo: ship,
  line: ship,
  loadPort: [],
  dischargePort: [],
  yardCutOff: call,
  papersCutOff: call,
  etd: call,
  eta: [...ship, 'voyageNo', 'dischargePort'],
  atd: call,
};
const carriedColumns = Object.keys(carried) as ShippingColumn[];

/** For lists in which a blank means “the same as above”: ship, ports and days of a row hold for the blanks below it. */
export function carryDown(rows: readonly KnownCells[]): KnownCells[] {
  let above: KnownCells = {};
  return rows.map((row) => (above = { ...carriedFrom(above, row), ...row }));
}

function carriedFrom(above: KnownCells, row: KnownCells): KnownCells {
  const isChanged = (column: ShippingColumn) =>
    row[column] !== undefined && keyOf(row[column]) !== keyOf(above[column]);
  const columns = carriedColumns.filter((column) => above[column] !== undefined && !carried[column]?.some(isChanged));
  return Object.fromEntries(columns.map((column) => [column, above[column]]));
}

const keyOf = (cell: ListCell | undefined): string => plainCell(String(cell ?? '')).toUpperCase();
