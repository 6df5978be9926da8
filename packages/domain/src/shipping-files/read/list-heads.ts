import type { CsvRow } from '../../common/csv-text.ts';
import type { ListSheet, ListSheetRow } from './list-sheet.ts';
import { type ShippingHead, shippingHeads, type ShippingMapping } from './shipping-heads.ts';

/** A sheet that holds a table of cars, with its rows above and below the head. */
export interface ListTable {
  sheet: string;
  head: ShippingHead;
  preamble: readonly CsvRow[];
  rows: readonly ListSheetRow[];
}

/** The sheets that have a head; covers, notes and totals are passed over. */
export function listTables(sheets: readonly ListSheet[], mapping: ShippingMapping): ListTable[] {
  return sheets.flatMap(({ name, rows }) => {
    const texts = rows.map(textRow);
    const head = shippingHeads.headOf(texts, mapping);
    if (!head) return [];
    const preamble = texts.filter(({ line }) => line < head.line);
    return [{ sheet: name, head, preamble, rows: rows.filter(({ line }) => line > head.line) }];
  });
}

/** The headers of all tables; without any, the cells of the widest row, among which staff choose. */
export function listHeaders(sheets: readonly ListSheet[], tables: readonly ListTable[]): string[] {
  const headers = tables.length > 0 ? tables.flatMap(({ head }) => head.headers) : widestRow(sheets);
  return [...new Set(headers)].filter((header) => header !== '');
}

function widestRow(sheets: readonly ListSheet[]): readonly string[] {
  const rows = sheets.map((sheet) => shippingHeads.widestOf(sheet.rows.map(textRow)));
  return rows.reduce((widest, cells) => (cells.length > widest.length ? cells : widest), []);
}

const textRow = ({ line, cells }: ListSheetRow): CsvRow => ({ line, cells: cells.map(String) });
