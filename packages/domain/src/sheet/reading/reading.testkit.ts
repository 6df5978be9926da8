import type { ReadLine, ReadSign, SheetPlace } from './reading.ts';

/** Signs that a reader is sure of; `a/b` is one of which it is not, and takes for a. */
export function signs(text: string, p = 0.6, other = 0.3): ReadSign[] {
  const written = text.match(/.\/.|./gu) ?? [];
  return written.map((each, index) => ({
    sign: each.charAt(0),
    p: each.length === 3 ? p : 0.99,
    others: each.length === 3 ? [[each.charAt(2), other]] : [],
    at: (index + 0.5) / written.length,
  }));
}

export const room: SheetPlace = { x: 0, y: 0, width: 1, height: 1 };

/** A line as wide as its signs, in a row of a box for notes. */
export function line(text: string, row: number, x = 0): ReadLine {
  const read = signs(text);
  return { place: { x, y: row * 0.1, width: read.length * 0.05, height: 0.08 }, signs: read };
}
