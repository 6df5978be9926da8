import type { FaceName, Writing } from './ink.ts';
import { attributes } from './paint-ink.ts';
import type { Glyph, Typeface } from './typeface.ts';

export type Faces = Record<FaceName, Typeface>;

const starts = { start: 0, middle: 0.5, end: 1 } as const;
const missing: Glyph = { advance: 0.5, strokes: [] };

/** Writing as one filled path; what the pen's face lacks is taken from the printed one. */
export function outlineWriting(writing: Writing, faces: Faces): string {
  const { text, size, anchor, sways, turn = 0 } = writing;
  const glyphs = [...text].map((character) => {
    return faces[writing.face].glyphOf(character) ?? faces.print.glyphOf(character) ?? missing;
  });
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0) * size;
  const slope = turned(turn);
  let along = -width * starts[anchor];
  const paths = glyphs.map((glyph, index) => {
    const { rise, lean } = sways?.[index] ?? { rise: 0, lean: 0 };
    const tilt = turned(turn + lean);
    const down = rise * size;
    const x = writing.x + along * slope.cosine - down * slope.sine;
    const y = writing.y + along * slope.sine + down * slope.cosine;
    along += glyph.advance * size;
    return placeGlyph(glyph, x, y, size * tilt.cosine, size * tilt.sine);
  });
  return `<path${attributes({ fill: writing.color, opacity: writing.opacity })} d="${paths.join('')}"/>`;
}

function placeGlyph({ strokes }: Glyph, x: number, y: number, cosine: number, sine: number): string {
  return strokes
    .map(({ letter, points }) => {
      const placed = points.map((value, index) => {
        const other = points[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
        const at = index % 2 === 0 ? x + value * cosine + other * sine : y + other * sine - value * cosine;
        return Math.round(at * 20) / 20;
      });
      return `${letter}${placed.join(' ')}`;
    })
    .join('');
}

function turned(degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return { cosine: Math.cos(angle), sine: Math.sin(angle) };
}
