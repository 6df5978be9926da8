import type { SheetReading } from '@seri/domain/sheet/reading/reading';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { layOver } from './lay-over.ts';

const [width, height] = [1000, 300];
const ink = (left: number, top: number, wide: number, high: number) => ({
  input: { create: { width: wide, height: high, channels: 3 as const, background: '#101010' } },
  left,
  top,
});

/** A rule across the page, and something written right under it. */
const page = await sharp({ create: { width, height, channels: 3, background: '#fcfcf8' } })
  .composite([ink(0, 100, width, 2), ink(120, 110, 180, 20)])
  .png()
  .toBuffer();

const note: SheetReading['notes'][number] = {
  area: 'remarks',
  japanese: '禁煙車',
  // Its box touches the rule.
  places: [{ x: 0.11, y: 98 / height, width: 0.2, height: 40 / height }],
  meaning: { en: 'ok', ru: 'да' },
  how: 'exact',
  flag: null,
  suspicion: null,
};
const reading = (notes: SheetReading['notes']): SheetReading => ({
  form: null,
  notes,
  fields: [],
  ringed: [],
  labels: [],
});

async function darkness(picture: Uint8Array, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return 255 - (data[(y * info.width + x) * info.channels] ?? 0);
}

test('words are covered with the colour of the paper, and rules beside them stay', async () => {
  const picture = await layOver(page, reading([note]), 'en');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
  expect(await darkness(picture, 280, 120)).toBeLessThan(30);
  expect(await darkness(picture, 200, 101)).toBeGreaterThan(150);
});

test('what was not read stays as it is', async () => {
  const picture = await layOver(page, reading([{ ...note, meaning: null, how: null }]), 'en');
  expect(await darkness(picture, 280, 120)).toBeGreaterThan(200);
});

test('words without room give way to a number, and stay within the page', async () => {
  const long = 'a long remark about the vehicle '.repeat(12).trim();
  const picture = await layOver(page, reading([{ ...note, meaning: { en: long, ru: long } }]), 'ru');
  expect(await darkness(picture, 280, 120)).toBeLessThan(30);
});
