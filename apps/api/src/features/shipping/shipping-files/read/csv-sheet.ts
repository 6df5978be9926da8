import { CsvFault, type CsvRow, type CsvSeparator, csvSeparators, readCsv } from '@seri/domain/common/csv-text';
import type { ListSheet } from '@seri/domain/shipping-files/read/list-sheet';
import { shippingHeads } from '@seri/domain/shipping-files/read/shipping-heads';
import { decodeCsv } from './csv-encoding.ts';
import { listRow } from './list-cells.ts';
import { ListRefusal } from './list-limits.ts';

/** PDF, HTML and RTF begin so; pictures and programs hold control characters. */
const noTable = /^\s*[%<{]|[^\P{Cc}\s\u0080-\u009F]/u;

export function csvSheet(bytes: Uint8Array): ListSheet {
  const text = decodeCsv(bytes);
  if (text === undefined || noTable.test(text)) throw new ListRefusal('notTable');
  return { name: '', rows: rowsIn(text).flatMap(({ line, cells }) => listRow(line, cells) ?? []) };
}

/** The separator is the one by which most columns are known, or there are most: above the table stand lines that have none. */
function rowsIn(text: string): CsvRow[] {
  const [first, ...others] = csvSeparators.flatMap((separator) => rowsBy(separator, text));
  if (!first) throw new ListRefusal('unreadable');
  return others.reduce((best, rows) => (sizeOf(rows) > sizeOf(best) ? rows : best), first);
}

/** None if the file is no CSV with this separator. */
function rowsBy(separator: CsvSeparator, text: string): CsvRow[][] {
  try {
    return [readCsv(text, separator)];
  } catch (error) {
    if (error instanceof CsvFault) return [];
    throw error;
  }
}

/** A known column weighs more than all cells of a row. */
const mostCells = 1000;

const sizeOf = (rows: CsvRow[]): number =>
  (shippingHeads.headOf(rows, {})?.places.size ?? 0) * mostCells + shippingHeads.widestOf(rows).length;
