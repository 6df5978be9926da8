import { expect, it } from 'vitest';
import type { DrawnLot } from '../features/stock/photos/drawn-lot.read.ts';
import { encodePhoto } from '../features/stock/photos/encode-photo.ts';
import { demoPictures } from './demo-pictures.ts';

const lot = { externalId: 'a', kind: 'machine' } as DrawnLot;

it('only a demonstration draws, and only the addresses it knows', { timeout: 20_000 }, async () => {
  const draw = demoPictures({ demo: true });
  const drawing = await draw('drawn:car/sedan/front/b33030', lot);
  expect(Buffer.isBuffer(drawing) && drawing.toString()).toContain('<svg');
  expect(await draw('drawn:car/submarine/front/b33030', lot)).toBeNull();
  expect(await draw('https://photos.example/1.jpg', lot)).toBeNull();
  expect(await demoPictures({ demo: false })('drawn:car/sedan/front/b33030', lot)).toBeNull();
});

it('the map of a sheet shows the body that its photos show', { timeout: 20_000 }, async () => {
  const draw = demoPictures({ demo: true });
  // A small WebP, because comparing millions of pixels one by one is slow.
  const sheetWith = async (firstPhoto: string) =>
    encodePhoto((await draw('drawn:sheet/a', { ...lot, firstPhoto })) ?? new Uint8Array(), 120, 'webp');
  const sheet = await sheetWith('drawn:machine/crane/front/e3b021');
  expect(await sheetWith('drawn:machine/crane/left/e3b021')).toEqual(sheet);
  expect(await sheetWith('drawn:machine/forklift/front/e3b021')).not.toEqual(sheet);
});
