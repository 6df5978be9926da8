import type { Writing } from './ink.ts';
import { charactersOf } from './measure-text.ts';
import { attributes } from './paint-ink.ts';
import type { Glyph, Typeface } from '@seri/typefaces/typeface';

const starts = { start: 0, middle: 0.5, end: 1 } as const;
const missing: Glyph = { advance: 500, path: '' };

/** Writing as filled glyphs; glyphs missing in the pen's face come from the printed one. */
export function outlineWriting(writing: Writing, face: Typeface, print: Typeface): string {
  const { text, x, y, size, anchor, turn = 0, sways, color, opacity } = writing;
  const glyphs = charactersOf(text).map((character) => {
    return face.glyphOf(character) ?? print.glyphOf(character) ?? missing;
  });
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  let along = -width * starts[anchor];
  const paths = glyphs.map(({ advance, path }, index) => {
    const { rise = 0, lean = 0, growth = 1 } = sways?.[index] ?? {};
    const place = matrix(lean, growth, along, rise * 1000);
    along += advance;
    return `<path transform="matrix(${place})" d="${path}"/>`;
  });
  const transform = `matrix(${matrix(turn, size / 1000, x, y)})`;
  return `<g${attributes({ fill: color, opacity, transform })}>${paths.join('')}</g>`;
}

/** Rotates and scales, then moves the origin to x and y. */
function matrix(degrees: number, scale: number, x: number, y: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cosine, sine, -sine, cosine, x, y].map((value) => Number(value.toFixed(5))).join(' ');
}
