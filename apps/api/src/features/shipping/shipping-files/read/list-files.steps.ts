import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts of a spreadsheet with one sheet, whose rows a test writes as XML. */
export const partsWith = (rows: string): Record<string, string> => ({
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
});

export const zipOf = (parts: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

export const xlsxWith = (rows: string): Uint8Array => zipOf(partsWith(rows));

/** A spreadsheet whose sheet inflates to so many megabytes; it is packed piece by piece, without ever being whole. */
export function bombOf(megabytes: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const [name, text] of Object.entries(partsWith(''))) {
    const part = new ZipDeflate(name);
    zip.add(part);
    if (name.endsWith('sheet1.xml'))
      for (let left = megabytes; left > 0; left -= 1) part.push(new Uint8Array(1_000_000));
    part.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** The beginning of a file of the format before 2007, with a part of this name in its directory. */
export const compoundWith = (part: string): Uint8Array =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    new Uint8Array(1_016),
    Buffer.from(part.padEnd(32, '\0'), 'utf16le'),
    new Uint8Array(960),
  ]);

/** The bytes of a text, which Node only decodes: each sign that one or two bytes mean is tried. */
export function bytesIn(encoding: 'shift_jis' | 'windows-1251', text: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const high = Array.from({ length: 128 }, (_, at) => 128 + at);
  const pairs = high.flatMap((first) => Array.from({ length: 192 }, (_, at) => [first, 64 + at]));
  const strange = [...pairs, ...high.map((one) => [one])].map(
    (bytes) => [decoder.decode(Buffer.from(bytes)), bytes] as const,
  );
  const bytesOf = new Map(strange);
  return Buffer.from(
    Array.from(text).flatMap((sign) => (sign <= '\x7F' ? [sign.charCodeAt(0)] : (bytesOf.get(sign) ?? []))),
  );
}
