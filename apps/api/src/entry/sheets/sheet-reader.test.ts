import { silentLog } from '@seri/api/testkit/silent-log';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readPictureTask } from '../../features/services/sheets/sheets.tasks.ts';
import { openStudio } from '../../platform/studio/studio.ts';
import { PictureError } from '../../platform/studio/studio-process.ts';
import { sheetReaderProgram } from './sheet-reader-program.ts';

const readers = openStudio({ title: 'sheet_reader', log: silentLog, ...sheetReaderProgram(undefined) });
afterAll(() => readers.stop());

const blank = sharp({ create: { width: 400, height: 560, channels: 3, background: '#f4f4f2' } });

it('the process reads a picture, and nothing on blank paper', async () => {
  const seen = await readers.make(readPictureTask, [await blank.png().toBuffer(), 'car', false]);
  expect(seen).toEqual({ form: null, lines: [], rooms: {}, fields: [], ringed: [] });
});

it.each<[string, () => Promise<Buffer>]>([
  ['no picture', async () => Buffer.from('%PDF-1.7')],
  ['a truncated picture', async () => (await blank.png().toBuffer()).subarray(0, 300)],
  [
    'one of more than twenty megapixels',
    () =>
      sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#fff' } })
        .webp()
        .toBuffer(),
  ],
])('refuses %s by itself', async (_case, picture) => {
  await expect(readers.make(readPictureTask, [await picture(), 'car', false])).rejects.toThrow(PictureError);
});

it('knows none of the secrets of the process that started it', () => {
  process.env['SECRET'] = 'a secret of this test';
  expect(Object.keys(sheetReaderProgram('/models').env ?? {})).not.toContain('SECRET');
});
