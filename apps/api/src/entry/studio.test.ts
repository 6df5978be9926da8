import { silentLog } from '@seri/api/testkit/silent-log';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { logoTask } from '../features/people/company/company.tasks.ts';
import { encodeTask, previewTask, redrawTask } from '../features/stock/photos/photos.tasks.ts';
import { openStudio } from '../platform/studio/studio.ts';
import { studioProgram } from './studio-program.ts';

const studio = openStudio({ log: silentLog, ...studioProgram({ demo: false }) });
afterAll(() => studio.stop());

const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a30' } })
  .png()
  .toBuffer();

it('every task of the features is made by the process', async () => {
  const thumbnail = await studio.make(encodeTask, [photo, 120, 'webp']);
  const redrawn = await studio.make(redrawTask, [photo]);
  const preview = await studio.make(previewTask, [photo, { lotNo: '71044', grade: '4.5' }]);
  const logo = await studio.make(logoTask, [photo]);
  const made = [thumbnail!, redrawn as Uint8Array, preview, logo!];
  const sizes = await Promise.all(made.map((one) => sharp(one).metadata()));
  expect(sizes.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'webp 120',
    'webp 800',
    'jpeg 1200',
    'webp 160',
  ]);
});

it('without the demonstration nobody draws a drawn picture', async () => {
  const lot = {} as never;
  expect(await studio.make(encodeTask, [{ address: 'drawn:car/sedan/front/b33030', lot }, 120, 'webp'])).toBeNull();
});
