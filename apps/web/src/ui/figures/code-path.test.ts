import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codePathOf } from './code-path.ts';

it('draws exactly the dark modules of the code', () => {
  const address = 'https://seri.example/car-auctions/100123';
  const { size, path } = codePathOf(address);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 0 }).data);
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
});
