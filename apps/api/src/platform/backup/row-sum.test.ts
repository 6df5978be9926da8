import { expect, it } from 'vitest';
import { RowSum } from './row-sum.ts';

function sumOf(text: string, chunkLength = text.length): string {
  const sum = new RowSum();
  for (let at = 0; at < text.length; at += chunkLength) sum.add(Buffer.from(text.slice(at, at + chunkLength)));
  return sum.toString();
}

it('is the same for the same rows, in another order and in other chunks', () => {
  expect(sumOf('1\ta\n2\tb\n2\tb\n')).toBe(sumOf('2\tb\n1\ta\n2\tb\n'));
  expect(sumOf('1\ta\n2\tb\n', 3)).toBe(sumOf('1\ta\n2\tb\n'));
  expect(sumOf('1\ta\n2\tb\n')).toMatch(/^2 [0-9a-f]{64}$/);
});

it('is another one for a row that is missing, changed, or there twice', () => {
  const sums = ['1\n2\n', '1\n', '1\n3\n', '1\n2\n2\n', '1\n1\n2\n', '', '12\n'].map((text) => sumOf(text));
  expect(new Set(sums).size).toBe(sums.length);
});
