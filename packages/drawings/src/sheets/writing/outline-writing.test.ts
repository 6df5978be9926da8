import { expect, test } from 'vitest';
import type { Writing } from './ink.ts';
import { outlineWriting } from './outline-writing.ts';
import type { Typeface } from '@seri/typefaces/typeface';

const square: Typeface = { glyphOf: () => ({ advance: 500, path: 'M0 0H500V500H0Z' }) };
const writing: Writing = { text: 'ABCD', x: 70, y: 30, size: 10, face: 'print', color: '#000', anchor: 'start' };

/** The start of each character, in thousandths of an em from the writing's point. */
function startsOf(changes: Partial<Writing>): number[] {
  const svg = outlineWriting({ ...writing, ...changes }, square, square);
  return [...svg.matchAll(/<path transform="matrix\(1 0 0 1 (-?\d+) 0\)"/g)].map(([, along]) => Number(along));
}

test.each([
  ['start', [0, 500, 1000, 1500]],
  ['middle', [-1000, -500, 0, 500]],
  ['end', [-2000, -1500, -1000, -500]],
] as const)('writing has its %s at its point', (anchor, starts) => {
  expect(startsOf({ anchor })).toEqual(starts);
  expect(outlineWriting({ ...writing, anchor }, square, square)).toContain('matrix(0.01 0 0 0.01 70 30)');
});
