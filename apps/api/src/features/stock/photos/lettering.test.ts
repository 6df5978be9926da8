import { expect, test } from 'vitest';
import { letter } from './lettering.ts';

const strokes = (text: string) => letter(text, 60).markup.match(/<path/g)?.length ?? 0;

test('what lots are numbered and graded by can be written', () => {
  for (const text of ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '4.5', '***', 'R?', 'A-12/3+'])
    expect(strokes(text)).toBe(text.length);
  expect(letter('ra', 60)).toEqual(letter('RA', 60));
});

test('what no plate has is left out, and of nothing there is nothing', () => {
  expect(letter('"><script>№七1', 60)).toEqual(letter('SCRIPT1', 60));
  expect(letter('七', 60).width).toBe(0);
});

test('every letter makes the writing wider, a larger size all of it', () => {
  expect(letter('11', 60).width).toBeGreaterThan(letter('1', 60).width);
  expect(letter('71044', 120).width).toBeCloseTo(letter('71044', 60).width * 2, 0);
});
