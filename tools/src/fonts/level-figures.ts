/**
 * Gives the figures of a TrueType font one width, each centred in it. Golos Text's own tabular figures differ by a
 * fifteenth and Sofia's are too wide for the plate of a lot's number; and every `font:` shorthand resets `font-variant-numeric`.
 */
const headerLength = 12;
const entryLength = 16;

interface Metrics {
  /** The offset of a glyph's advance; its left bearing follows. */
  offsetOf: (character: string) => number;
}

export function levelFigures(font: Buffer, figures: string): Buffer {
  const levelled = Buffer.from(font);
  const { offsetOf } = horizontalMetrics(levelled);
  const offsets = Array.from(figures, offsetOf);
  const widest = Math.max(...offsets.map((offset) => levelled.readUInt16BE(offset)));
  for (const offset of offsets) {
    const spare = widest - levelled.readUInt16BE(offset);
    levelled.writeUInt16BE(widest, offset);
    levelled.writeInt16BE(levelled.readInt16BE(offset + 2) + Math.round(spare / 2), offset + 2);
  }
  return levelled;
}

function horizontalMetrics(font: Buffer): Metrics {
  const metrics = tableOffset(font, 'hmtx');
  const count = font.readUInt16BE(tableOffset(font, 'hhea') + 34);
  const glyphOf = characterMap(font);
  return {
    offsetOf(character) {
      const glyph = glyphOf(character.codePointAt(0) ?? 0);
      if (glyph === 0 || glyph >= count) throw new Error(`no own width for ${character}`);
      return metrics + glyph * 4;
    },
  };
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const entry = headerLength + index * entryLength;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}

/** Format 4 is enough: figures stand in the basic plane. */
function characterMap(font: Buffer): (code: number) => number {
  const cmap = tableOffset(font, 'cmap');
  const records = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + 4 + index * 8);
  const subtables = records.map((record) => cmap + font.readUInt32BE(record + 4));
  const start = subtables.find((subtable) => font.readUInt16BE(subtable) === 4);
  if (start === undefined) throw new Error('the font has no character map of format 4');
  const double = font.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + double + 2;
  return (code) => {
    for (let segment = 0; segment < double; segment += 2) {
      if (font.readUInt16BE(ends + segment) < code) continue;
      const first = font.readUInt16BE(starts + segment);
      if (first > code) return 0;
      const delta = font.readUInt16BE(starts + double + segment);
      const rangeAt = starts + double * 2 + segment;
      const range = font.readUInt16BE(rangeAt);
      if (range === 0) return (code + delta) % 65_536;
      return font.readUInt16BE(rangeAt + range + (code - first) * 2);
    }
    return 0;
  };
}
