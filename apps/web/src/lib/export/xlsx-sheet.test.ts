import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { xlsxSheet } from './xlsx-sheet.ts';

const localHeader = 0x04034b50;

/** Unpacks a ZIP file whose local headers contain the sizes. */
async function partsOf(file: Blob): Promise<Record<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const parts: Record<string, string> = {};
  for (let at = 0; bytes.readUInt32LE(at) === localHeader;) {
    const nameAt = at + 30;
    const dataAt = nameAt + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', nameAt, nameAt + bytes.readUInt16LE(at + 26));
    at = dataAt + bytes.readUInt32LE(at + 18);
    parts[name] = inflateRawSync(bytes.subarray(dataAt, at)).toString('utf8');
  }
  return parts;
}

it('R48: an Excel file holds texts, numbers and dates as such, and no formula', async () => {
  const file = await xlsxSheet({
    columns: [
      { head: 'Лот', width: 8 },
      { head: 'Price', width: 12, grouped: true },
      { head: 'Time', width: 16 },
    ],
    rows: [
      ['=HYPERLINK("http://x")', 1_850_000, new Date('2026-11-18T12:00:00Z')],
      [null, null, null],
    ],
  });
  const { 'xl/worksheets/sheet1.xml': sheet = '', 'xl/sharedStrings.xml': strings = '' } = await partsOf(file);
  expect(strings).toContain('Лот');
  expect(strings).toContain('=HYPERLINK');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>1850000</v>');
  // Excel counts days since 1900; the half is noon.
  expect(sheet).toContain('<v>46344.5</v>');
});
