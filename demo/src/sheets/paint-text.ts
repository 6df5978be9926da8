import type { FaceName, Writing } from './ink.ts';
import { attributes, escapeXml } from './paint-ink.ts';

const faceFamilies: Record<FaceName, { family: string; weight: number }> = {
  print: { family: 'BIZ UDGothic', weight: 400 },
  printBold: { family: 'BIZ UDGothic', weight: 700 },
  pen: { family: 'Klee One', weight: 400 },
  penBold: { family: 'Klee One', weight: 600 },
};

/** Writing as an SVG text: each character's rise is told against the one before it. */
export function paintText({ text, x, y, size, face, color, anchor, turn, sways, opacity }: Writing): string {
  const rises = sways?.map(({ rise }) => rise * size);
  const lists = {
    dy: rises?.map((rise, index) => (rise - (rises[index - 1] ?? 0)).toFixed(2)).join(' '),
    rotate: sways?.map(({ lean }) => lean.toFixed(1)).join(' '),
  };
  const { family, weight } = faceFamilies[face];
  return `<text${attributes({
    x,
    y,
    'font-family': family,
    'font-weight': weight,
    'font-size': size,
    fill: color,
    'text-anchor': anchor,
    ...lists,
    transform: turn === undefined ? undefined : `rotate(${turn.toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})`,
    opacity,
  })}>${escapeXml(text)}</text>`;
}
