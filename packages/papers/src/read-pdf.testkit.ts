import { inflateSync } from 'node:zlib';

/** A text where it stands on its page, in points from the lower left corner. */
export interface PdfText {
  text: string;
  from: PdfPoint;
  to: PdfPoint;
}

interface PdfPoint {
  x: number;
  y: number;
}

interface PdfObject {
  /** All before the stream, as it is written. */
  head: string;
  stream: Buffer | null;
}

interface PdfFont {
  name: string;
  isEmbedded: boolean;
  widths: readonly number[];
  texts: ReadonlyMap<number, string>;
}

export interface ReadPdf {
  version: string;
  trailer: string;
  catalogue: string;
  xmp: string;
  /** The heads of the output intents, and their profiles. */
  intents: { head: string; profile: Buffer }[];
  fonts: PdfFont[];
  pages: PdfText[][];
}

/** Reads as much of the renderer's files as tests ask about; other files may be written in other ways. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = objectsIn(file);
  const at = (id: string | undefined): PdfObject => {
    const found = objects.get(Number(id));
    if (!found) throw new Error(`The file has no object ${id}.`);
    return found;
  };
  const refIn = (head: string, key: string) => at(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1]);
  const trailer = file.slice(file.lastIndexOf('trailer'));
  const catalogue = refIn(trailer, 'Root').head;
  const kids = refsIn(/\/Kids \[([^\]]*)\]/.exec(refIn(catalogue, 'Pages').head)?.[1] ?? '').map((id) => at(id));
  const fonts = new Map(
    [...objects.values()].filter(isFont).map((object) => [object.head, readFont(object, refIn, at)]),
  );
  const fontsOf = (page: string): Map<string, PdfFont> => {
    const list = /\/Font <<([^>]*)>>/.exec(refIn(page, 'Resources').head)?.[1] ?? '';
    const named = [...list.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
      ([, name = '', id]) => [name, fonts.get(at(id).head)] as const,
    );
    return new Map(named.flatMap(([name, font]) => (font ? [[name, font] as const] : [])));
  };
  return {
    version: /^%PDF-([\d.]+)/.exec(file)?.[1] ?? '',
    trailer,
    catalogue,
    xmp: refIn(catalogue, 'Metadata').stream?.toString() ?? '',
    intents: refsIn(/\/OutputIntents \[([^\]]*)\]/.exec(catalogue)?.[1] ?? '').map((id) => {
      const { head } = at(id);
      return { head, profile: refIn(head, 'DestOutputProfile').stream ?? Buffer.alloc(0) };
    }),
    fonts: [...fonts.values()],
    pages: kids.map(({ head }) => textsOn(refIn(head, 'Contents').stream?.toString('latin1') ?? '', fontsOf(head))),
  };
}

const isFont = ({ head }: PdfObject) => head.includes('/Type /Font\n') && !head.includes('/CIDFontType');
const refsIn = (list: string) => [...list.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => id);

function objectsIn(file: string): Map<number, PdfObject> {
  const start = Number(/startxref\s+(\d+)/.exec(file.slice(-100))?.[1]);
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) \d{5} ([nf]) $/gm)];
  return new Map(
    offsets.flatMap(([, offset, kind], id) => (kind === 'n' ? [[id, objectAt(file, Number(offset))] as const] : [])),
  );
}

function objectAt(file: string, offset: number): PdfObject {
  const end = /\n(stream|endobj)\n/g;
  end.lastIndex = offset;
  const found = end.exec(file);
  if (!found) throw new Error(`No object ends after ${offset}.`);
  const { index, 1: word } = found;
  const head = `${file.slice(offset, index)}\n`;
  if (word !== 'stream') return { head, stream: null };
  const from = index + '\nstream\n'.length;
  const raw = Buffer.from(file.slice(from, from + Number(/\/Length (\d+)/.exec(head)?.[1])), 'latin1');
  return { head, stream: head.includes('/FlateDecode') ? inflateSync(raw) : raw };
}

function readFont(
  { head }: PdfObject,
  refIn: (head: string, key: string) => PdfObject,
  at: (id: string | undefined) => PdfObject,
): PdfFont {
  const name = /\/BaseFont \/(\S+)/.exec(head)?.[1] ?? '';
  const [descendant] = refsIn(/\/DescendantFonts \[([^\]]*)\]/.exec(head)?.[1] ?? '');
  if (descendant === undefined) return { name, isEmbedded: false, widths: [], texts: new Map() };
  const inner = at(descendant).head;
  const widths = (/\/W \[0 \[([^\]]*)\]/.exec(inner)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const map = refIn(head, 'ToUnicode').stream?.toString('latin1') ?? '';
  const texts = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[([^\]]*)\]/g)) {
    const entries = [...list.matchAll(/<([\da-f ]*)>/g)];
    entries.forEach(([, codes = ''], index) => texts.set(Number.parseInt(first, 16) + index, textOf(codes)));
  }
  return { name, isEmbedded: /\/FontFile[23] /.test(refIn(inner, 'FontDescriptor').head), widths, texts };
}

const textOf = (codes: string) =>
  String.fromCharCode(
    ...codes
      .split(' ')
      .filter(Boolean)
      .map((code) => Number.parseInt(code, 16)),
  );

type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First the one, then the other. */
const joinMatrices = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

const pointAt = ([a, b, c, d, e, f]: Matrix, x: number, y: number): PdfPoint => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Every operator stands on a line of its own. */
function textsOn(content: string, fonts: ReadonlyMap<string, PdfFont>): PdfText[] {
  const found: PdfText[] = [];
  const kept: Matrix[] = [];
  let matrix = identity;
  let text = identity;
  let font: PdfFont | undefined;
  let size = 0;
  for (const line of content.split('\n')) {
    const parts = line.split(' ');
    const numbers = () => parts.slice(0, 6).map(Number) as unknown as Matrix;
    switch (parts.at(-1)) {
      case 'q':
        kept.push(matrix);
        break;
      case 'Q':
        matrix = kept.pop() ?? identity;
        break;
      case 'cm':
        matrix = joinMatrices(numbers(), matrix);
        break;
      case 'Tm':
        text = numbers();
        break;
      case 'Tf':
        font = fonts.get(parts[0]?.slice(1) ?? '');
        size = Number(parts[1]);
        break;
      case 'TJ':
        if (!font) throw new Error(`A text has an unknown font: ${line}`);
        found.push(shownText(line, { font, size, matrix: joinMatrices(text, matrix) }));
        break;
      default:
    }
  }
  return found;
}

function shownText(line: string, { font, size, matrix }: { font: PdfFont; size: number; matrix: Matrix }): PdfText {
  let width = 0;
  let text = '';
  for (const [, glyphs, shift] of line.matchAll(/<([\da-f]+)>|(-?[\d.]+)/g)) {
    for (const code of glyphs?.match(/.{4}/g) ?? []) {
      const glyph = Number.parseInt(code, 16);
      width += font.widths[glyph] ?? 0;
      text += font.texts.get(glyph) ?? '\uFFFD';
    }
    width -= Number(shift ?? 0);
  }
  const [from, to] = [pointAt(matrix, 0, 0), pointAt(matrix, (width * size) / 1000, 0)];
  return { text: text.replaceAll('\u00A0', ' '), from, to };
}

/** In points. */
const sameRow = 1;

/** The texts of a page row by row, from the top. */
export function rowsOf(page: readonly PdfText[]): string[] {
  const rows: PdfText[][] = [];
  for (const text of page.toSorted((one, other) => other.from.y - one.from.y)) {
    const row = rows.at(-1);
    if (row?.[0] && row[0].from.y - text.from.y < sameRow) row.push(text);
    else rows.push([text]);
  }
  return rows.map((row) => {
    const inOrder = row.toSorted((one, other) => one.from.x - other.from.x);
    return inOrder.map(({ text }) => text.trim()).join(' ');
  });
}
