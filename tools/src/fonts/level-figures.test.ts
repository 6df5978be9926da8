import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { levelFigures } from './level-figures.ts';

const figures = '0123456789';
/** Other glyphs are needed too: a face of figures alone would store their common width once. */
const withOthers = `${figures}Wi.,:+¥`;
const fonts = new URL('../../../apps/web/src/ui/fonts/', import.meta.url);

test.each(['golos-latin', 'sofia-latin'])('the figures of %s have one width', async (face) => {
  const packed = await readFile(new URL(`${face}.woff2`, fonts));
  const font = await subsetFont(packed, withOthers, { targetFormat: 'sfnt' });
  expect(levelFigures(font, figures).equals(font)).toBe(true);
});

test('figures of different widths become the widest', async () => {
  const uneven = new URL('../../../node_modules/@fontsource-variable/golos-text/files/', import.meta.url);
  const packed = await readFile(new URL('golos-text-latin-wght-normal.woff2', uneven));
  const font = await subsetFont(packed, withOthers, { targetFormat: 'sfnt' });
  const levelled = levelFigures(font, figures);
  expect(levelled.equals(font)).toBe(false);
  expect(levelFigures(levelled, figures).equals(levelled)).toBe(true);
});

test('an English first load costs at most 45 KB of fonts', async () => {
  const sizes = await Promise.all(
    ['golos-latin', 'sofia-latin'].map(async (face) => (await readFile(new URL(`${face}.woff2`, fonts))).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(45_000);
});
