import type { ListProblem } from '@seri/domain/shipping-files/read/list-problems';
import type { ListSheet } from '@seri/domain/shipping-files/read/list-sheet';
import { csvSheet } from './csv-sheet.ts';
import { listLimits, ListRefusal } from './list-limits.ts';
import { xlsxSheets } from './xlsx-sheets.ts';

export type ReadSheets = { sheets: ListSheet[] } | { problem: ListProblem };

/** Reads a file by its bytes, whatever its name says. Strange bytes may take long and much memory, so that a thread does it. */
export async function listSheets(bytes: Uint8Array): Promise<ReadSheets> {
  try {
    const sheets = await sheetsIn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
    if (rows > listLimits.rows) return { problem: 'tooManyRows' };
    return rows === 0 ? { problem: 'empty' } : { sheets };
  } catch (error) {
    return { problem: error instanceof ListRefusal ? error.problem : 'unreadable' };
  }
}

async function sheetsIn(bytes: Buffer): Promise<ListSheet[]> {
  if (bytes.length === 0) throw new ListRefusal('empty');
  if (bytes.length > listLimits.bytes) throw new ListRefusal('tooLarge');
  if (begins(bytes, 'PK\x03\x04')) return xlsxSheets(bytes);
  if (begins(bytes, '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) throw new ListRefusal(problemOfCompound(bytes));
  return [csvSheet(bytes)];
}

const begins = (bytes: Buffer, signs: string): boolean =>
  bytes.subarray(0, signs.length).equals(Buffer.from(signs, 'latin1'));

/** An encrypted spreadsheet stands in a file of the old format, whose directory names its parts. */
function problemOfCompound(bytes: Buffer): ListProblem {
  const names = (part: string) => bytes.includes(Buffer.from(`${part}\0`, 'utf16le'));
  if (names('EncryptedPackage')) return 'encrypted';
  return names('Workbook') || names('Book') ? 'oldExcel' : 'notTable';
}
