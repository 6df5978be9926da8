import { letters } from './letters.data.ts';

export interface Lettering {
  width: number;
  /** SVG with its upper left corner at 0, 0. */
  markup: string;
}

const pen = 2.3;
const gap = 2;
const height = 14 + pen;

/** Draws text as SVG strokes, because a server may have no fonts. Characters without a drawing are left out. */
export function letter(text: string, size: number): Lettering {
  const scale = size / height;
  let along = pen / 2;
  const strokes = Array.from(text.toUpperCase()).flatMap((character) => {
    const drawing = letters.get(character);
    if (!drawing) return [];
    const stroke = `<path transform="translate(${round(along)} ${pen / 2})" d="${drawing.path}"/>`;
    along += drawing.width + pen + gap;
    return [stroke];
  });
  const width = strokes.length === 0 ? 0 : (along - gap - pen / 2) * scale;
  const look = `fill="none" stroke="currentColor" stroke-width="${pen}" stroke-linejoin="round" stroke-linecap="round"`;
  return { width: round(width), markup: `<g transform="scale(${round(scale)})" ${look}>${strokes.join('')}</g>` };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
