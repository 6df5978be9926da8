import { expect, it } from 'vitest';
import type { DrawnLot } from '../features/photos/drawn-lot.read.ts';
import { demoPictures } from './demo-pictures.ts';

const lot = { externalId: 'a', kind: 'machine', firstPhoto: 'drawn:machine/crane/front/e3b021' } as DrawnLot;

it('only a demonstration draws, and what it knows', { timeout: 20_000 }, async () => {
  const draw = demoPictures({ demo: true });
  expect(String(await draw('drawn:car/sedan/front/b33030', lot))).toContain('<svg');
  expect(await draw('drawn:car/submarine/front/b33030', lot)).toBeNull();
  expect(await draw('https://photos.example/1.jpg', lot)).toBeNull();
  expect(await demoPictures({ demo: false })('drawn:car/sedan/front/b33030', lot)).toBeNull();
});

it('the map of a sheet shows the body that its photos show', { timeout: 20_000 }, async () => {
  const draw = demoPictures({ demo: true });
  const sheet = await draw('drawn:sheet/a', lot);
  expect(await draw('drawn:sheet/a', lot)).toEqual(sheet);
  expect(await draw('drawn:sheet/a', { ...lot, firstPhoto: 'drawn:machine/forklift/front/e3b021' })).not.toEqual(sheet);
});
