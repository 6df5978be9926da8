export interface Glyph {
  /** The advance in thousandths of an em, like the path. */
  advance: number;
  /** An SVG path with its baseline at y = 0. */
  path: string;
}

export interface Typeface {
  /** Undefined for a missing character. */
  glyphOf(character: string): Glyph | undefined;
}

/**
 * Reads the few tables of a TrueType file that outlines need. The rasteriser could shape Japanese text too, at half
 * a second a sheet, since it opens the face anew for each piece of writing; cached outlines take a tenth of that.
 */
export function readTypeface(file: Uint8Array): Typeface {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = readTables(view);
  const indexOf = readCharacterMap(view, tables('cmap'));
  const unitsPerEm = view.getUint16(tables('head') + 18);
  const isLong = view.getInt16(tables('head') + 50) === 1;
  const wideCount = view.getUint16(tables('hhea') + 34);
  const font: Font = {
    view,
    scale: 1000 / unitsPerEm,
    advanceOf: (index) => view.getUint16(tables('hmtx') + 4 * Math.min(index, wideCount - 1)),
    placeOf: (index) =>
      tables('glyf') +
      (isLong ? view.getUint32(tables('loca') + 4 * index) : 2 * view.getUint16(tables('loca') + 2 * index)),
  };
  const known = new Map<string, Glyph>();
  return {
    glyphOf(character) {
      const index = indexOf(character);
      if (index === 0) return undefined;
      const glyph = known.get(character) ?? readGlyph(font, index);
      known.set(character, glyph);
      return glyph;
    },
  };
}

/** A move, line or curve, y upwards. */
interface Stroke {
  letter: 'M' | 'L' | 'Q' | 'Z';
  points: readonly number[];
}

interface Font {
  view: DataView;
  scale: number;
  advanceOf(index: number): number;
  placeOf(index: number): number;
}

function readTables(view: DataView): (tag: string) => number {
  const places = new Map<string, number>();
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
    places.set(tag, view.getUint32(at + 8));
  }
  return (tag) => {
    const place = places.get(tag);
    if (place === undefined) throw new Error(`The face has no table ${tag}`);
    return place;
  };
}

/** Format 12 has groups of any code points, format 4 those of the first plane, of which small faces have no others. */
function readCharacterMap(view: DataView, table: number): (character: string) => number {
  const formats = Array.from({ length: view.getUint16(table + 2) }, (_, index) => {
    return table + view.getUint32(table + 8 + index * 8);
  });
  const of = (format: number) => formats.find((place) => view.getUint16(place) === format);
  const [wide, narrow] = [of(12), of(4)];
  if (wide !== undefined) return readWideMap(view, wide);
  if (narrow !== undefined) return readNarrowMap(view, narrow);
  throw new Error('The face has no character map of format 12 or 4');
}

function readNarrowMap(view: DataView, start: number): (character: string) => number {
  const twice = view.getUint16(start + 6);
  const [ends, starts] = [start + 14, start + 16 + twice];
  const [deltas, offsets] = [starts + twice, starts + 2 * twice];
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    let at = 0;
    while (at < twice && view.getUint16(ends + at) < code) at += 2;
    if (at >= twice || view.getUint16(starts + at) > code) return 0;
    const [delta, offset] = [view.getUint16(deltas + at), view.getUint16(offsets + at)];
    if (offset === 0) return (code + delta) & 0xff_ff;
    const index = view.getUint16(offsets + at + offset + 2 * (code - view.getUint16(starts + at)));
    return index === 0 ? 0 : (index + delta) & 0xff_ff;
  };
}

function readWideMap(view: DataView, start: number): (character: string) => number {
  const groups = view.getUint32(start + 12);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    let low = 0;
    let high = groups - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = start + 16 + middle * 12;
      if (code < view.getUint32(group)) high = middle - 1;
      else if (code > view.getUint32(group + 4)) low = middle + 1;
      else return view.getUint32(group + 8) + code - view.getUint32(group);
    }
    return 0;
  };
}

function readGlyph(font: Font, index: number): Glyph {
  const path = readOutline(font, index).map(({ letter, points }) => {
    return letter + points.map((value, axis) => Math.round(axis % 2 === 0 ? value : -value)).join(' ');
  });
  return { advance: font.advanceOf(index) * font.scale, path: path.join('') };
}

function readOutline(font: Font, index: number): Stroke[] {
  const place = font.placeOf(index);
  if (place === font.placeOf(index + 1)) return [];
  const contours = font.view.getInt16(place);
  return contours < 0 ? readParts(font, place + 10) : readContours(font, place + 10, contours);
}

const partFlag = { wordSized: 1, offsets: 2, scaled: 8, more: 32, scaledApart: 64, turned: 128 } as const;
const fixed = 2 ** 14;

/** A composite glyph: other glyphs, each moved, scaled or turned. Cyrillic letters are often made of Latin ones. */
function readParts(font: Font, start: number): Stroke[] {
  const { view, scale } = font;
  const strokes: Stroke[] = [];
  let bits: number = partFlag.more;
  for (let at = start; bits & partFlag.more;) {
    bits = view.getUint16(at);
    const index = view.getUint16(at + 2);
    const isWord = (bits & partFlag.wordSized) > 0;
    const [right, up] = isWord
      ? [view.getInt16(at + 4), view.getInt16(at + 6)]
      : [view.getInt8(at + 4), view.getInt8(at + 5)];
    at += isWord ? 8 : 6;
    const numbers = bits & partFlag.turned ? 4 : bits & partFlag.scaledApart ? 2 : bits & partFlag.scaled ? 1 : 0;
    const given = Array.from({ length: numbers }, (_, number) => view.getInt16(at + 2 * number) / fixed);
    at += 2 * numbers;
    const [a = 1, b = 0, c = 0, d = 1] = numbers === 4 ? given : [given[0], 0, 0, given[1] ?? given[0]];
    const [x, y] = bits & partFlag.offsets ? [right * scale, up * scale] : [0, 0];
    for (const { letter, points } of readOutline(font, index)) strokes.push({ letter, points: moved(points) });

    function moved(points: readonly number[]): number[] {
      return points.map((value, axis) => {
        const isX = axis % 2 === 0;
        const other = points[isX ? axis + 1 : axis - 1] ?? 0;
        return isX ? value * a + other * c + x : other * b + value * d + y;
      });
    }
  }
  return strokes;
}

const flag = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const;

interface GlyphPoint {
  x: number;
  y: number;
  isOnCurve: boolean;
}

function readContours({ view, scale }: Font, start: number, contours: number): Stroke[] {
  const ends = Array.from({ length: contours }, (_, index) => view.getUint16(start + index * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = start + contours * 2;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const bits = view.getUint8(at++);
    const times = bits & flag.repeat ? view.getUint8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(bits);
  }
  const readAxis = (short: number, same: number) => {
    let value = 0;
    return flags.map((bits) => {
      if (bits & short) value += bits & same ? view.getUint8(at++) : -view.getUint8(at++);
      else if (!(bits & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value * scale;
    });
  };
  const xs = readAxis(flag.shortX, flag.sameX);
  const ys = readAxis(flag.shortY, flag.sameY);
  const points = flags.map((bits, index) => {
    return { x: xs[index] ?? 0, y: ys[index] ?? 0, isOnCurve: (bits & flag.onCurve) > 0 };
  });
  return ends.flatMap((end, index) => strokesOf(points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1)));
}

const between = (from: GlyphPoint, to: GlyphPoint): GlyphPoint => {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, isOnCurve: true };
};

/** TrueType implies an on-curve point between two off-curve points. */
function strokesOf(points: readonly GlyphPoint[]): Stroke[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const start = first.isOnCurve ? first : last.isOnCurve ? last : between(first, last);
  const strokes: Stroke[] = [{ letter: 'M', points: [start.x, start.y] }];
  let control: GlyphPoint | undefined;
  for (const point of [...(first.isOnCurve ? points.slice(1) : points), start]) {
    if (control) {
      const end = point.isOnCurve ? point : between(control, point);
      strokes.push({ letter: 'Q', points: [control.x, control.y, end.x, end.y] });
    } else if (point.isOnCurve) {
      strokes.push({ letter: 'L', points: [point.x, point.y] });
    }
    control = point.isOnCurve ? undefined : point;
  }
  return [...strokes, { letter: 'Z', points: [] }];
}
