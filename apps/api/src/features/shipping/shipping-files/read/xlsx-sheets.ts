import type { ListSheet } from '@seri/domain/shipping-files/read/list-sheet';
import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { listLimits, ListRefusal } from './list-limits.ts';
import { listSheet, type RawCell } from './list-cells.ts';
import { type PackedPart, packedParts } from './zip-parts.ts';

/** The library inflates without a limit: it gets the parts that were inflated within the limits, packed anew without shrinking. */
export async function xlsxSheets(zip: Buffer): Promise<ListSheet[]> {
  const parts = inflateParts(entriesOf(zip), zip.length);
  const types = parts['[Content_Types].xml'];
  if (types && /macroEnabled/i.test(Buffer.from(types).toString())) throw new ListRefusal('macros');
  const { buffer } = zipSync(parts, { level: 0 });
  const sheets = await readXlsxFile(buffer);
  // Its types name the constructor of dates instead of a date.
  return sheets.map(({ sheet, data }) => listSheet(sheet, data as unknown as RawCell[][]));
}

function entriesOf(zip: Buffer): PackedPart[] {
  const entries: PackedPart[] = [];
  for (const entry of packedParts(zip)) {
    if (entry.isEncrypted) throw new ListRefusal('encrypted');
    if (/(?:^|\/)vbaProject\.bin$/i.test(entry.name)) throw new ListRefusal('macros');
    if (entries.push(entry) > listLimits.entries) throw new ListRefusal('tooLarge');
  }
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new ListRefusal('notTable');
  return entries;
}

/** Pictures and settings of printers stay packed. */
const isRead = ({ name }: PackedPart): boolean => /\.(?:xml|rels)$/.test(name);

function inflateParts(entries: readonly PackedPart[], packedBytes: number): Record<string, Uint8Array> {
  let left = Math.min(listLimits.inflatedBytes, packedBytes * listLimits.ratio);
  const parts = entries.filter(isRead).map((entry) => {
    const part = inflateWithin(entry, left);
    left -= part.length;
    return [entry.name, part] as const;
  });
  return Object.fromEntries(parts);
}

function inflateWithin(entry: PackedPart, mostBytes: number): Uint8Array {
  try {
    // The limit of zlib is one byte at least.
    const part = entry.inflate(Math.max(1, mostBytes));
    if (part.length <= mostBytes) return part;
  } catch (error) {
    if (!(error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')) throw error;
  }
  throw new ListRefusal('tooLarge');
}
