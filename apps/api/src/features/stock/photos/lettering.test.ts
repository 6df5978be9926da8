import { expect, test } from 'vitest';
import { letter } from './lettering.ts';

const strokes = (text: string) => letter(text, 60).markup.match(/<path/g)?.length ?? 0;

test('every character of lot numbers and grades has a drawing', () => {
  for (const text of ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '4.5', '***', 'R?', 'A-12/3+'])
    expect(strokes(text)).toBe(text.length);
  expect(letter('ra', 60)).toEqual(letter('RA', 60));
});

test('unknown characters are left out, and a text of only those has no width', () => {
  expect(letter('"><script>№七1', 60)).toEqual(letter('SCRIPT1', 60));
  expect(letter('七', 60).width).toBe(0);
});

test('the text is wider with every letter, and scales with the size', () => {
  expect(letter('11', 60).width).toBeGreaterThan(letter('1', 60).width);
  expect(letter('71044', 120).width).toBeCloseTo(letter('71044', 60).width * 2, 0);
});
