import type { PaperWeight } from './fonts.data.ts';

export const colours = {
  ink: '#161e2f',
  inkSoft: '#444d5e',
  inkFaint: '#5a6472',
  rule: '#cbd5d2',
  ruleStrong: '#728485',
  sunk: '#eef2f0',
  hanko: '#be2612',
} as const;

export interface TextLook {
  fontSize: number;
  /** Times the size. */
  lineHeight: number;
  fontWeight: PaperWeight;
  color: string;
}

const look = (fontSize: number, lineHeight: number, fontWeight: PaperWeight, color: string): TextLook => ({
  fontSize,
  lineHeight,
  fontWeight,
  color,
});

export const looks = {
  caption: look(6.5, 1.35, 400, colours.inkFaint),
  small: look(7, 1.35, 400, colours.inkSoft),
  text: look(8.5, 1.35, 400, colours.ink),
  strong: look(8.5, 1.35, 600, colours.ink),
  number: look(12, 1.3, 600, colours.ink),
  second: look(12, 1.3, 400, colours.inkSoft),
  total: look(15, 1.25, 600, colours.ink),
  reference: look(15, 1.3, 600, colours.ink),
  brand: look(18, 1.2, 600, colours.ink),
  title: look(20, 1.2, 600, colours.ink),
  watermark: look(84, 1.2, 600, colours.sunk),
} as const;

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, side: 36, top: 32, bottom: 24 } as const;

/** The width between the margins; every row of cells is as wide. */
export const measure = 523;

/** The padding of a ruled cell. */
export const padding = { x: 6, y: 4 } as const;
