import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { CellValue, Spreadsheet } from './spreadsheet.ts';

/** Texts are typed as texts, so that none becomes a formula (R48). */
export function xlsxSheet({ columns, rows }: Spreadsheet): Promise<Blob> {
  const heads = columns.map(({ head }): Cell => ({ value: head, type: String, fontWeight: 'bold' }));
  const sheet = [heads, ...rows.map((row) => row.map((value, at) => cellOf(value, columns[at]?.grouped)))];
  return writeExcelFile(sheet, { columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 }).toBlob();
}

function cellOf(value: CellValue, grouped = false): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, ...(grouped && { format: '#,##0' }) };
  if (typeof value === 'string') return { value, type: String };
  return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
}
