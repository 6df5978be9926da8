import type { DrawnLot } from '@seri/api/features/stock/photos/drawn-lot.read';
import { encodePhoto } from '@seri/api/features/stock/photos/encode-photo';
import { expect, it } from 'vitest';
import { drawDemoPicture } from './demo-pictures.ts';

const lot = { externalId: 'a', kind: 'machine' } as DrawnLot;

/** A small WebP, because comparing millions of pixels one by one is slow. */
const sheetWith = async (firstPhoto: string) =>
  encodePhoto((await drawDemoPicture('drawn:sheet/a', { ...lot, firstPhoto })) ?? new Uint8Array(), 120, 'webp');

it('only the addresses that it knows are drawn', { timeout: 20_000 }, async () => {
  const drawing = await drawDemoPicture('drawn:car/sedan/front/b33030', lot);
  expect(Buffer.isBuffer(drawing) && drawing.toString()).toContain('<svg');
  expect(await drawDemoPicture('drawn:car/submarine/front/b33030', lot)).toBeNull();
  expect(await drawDemoPicture('https://photos.example/1.jpg', lot)).toBeNull();
});

it('the map of a sheet shows the body that its photos show', { timeout: 20_000 }, async () => {
  const sheet = await sheetWith('drawn:machine/crane/front/e3b021');
  expect(await sheetWith('drawn:machine/crane/left/e3b021')).toEqual(sheet);
  expect(await sheetWith('drawn:machine/forklift/front/e3b021')).not.toEqual(sheet);
});
