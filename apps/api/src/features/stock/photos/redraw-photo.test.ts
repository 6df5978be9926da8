import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { redrawPhoto } from './redraw-photo.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

it.each([
  ['SVG', Buffer.from(svg)],
  ['SVG behind a declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['SVG in the guise of AVIF', Buffer.from(`<!--ftypavif-->${svg}`)],
  ['SVG in the guise of WebP', Buffer.from(`<!--    WEBP-->${svg}`)],
  ['compressed SVG', gzipSync(svg)],
  ['nothing', Buffer.alloc(0)],
])('%s is refused before it is parsed, because parsing may take all memory', async (_name, bytes) => {
  expect(await redrawPhoto(bytes)).toEqual({ fault: 'It begins like none of them.' });
});

it('refuses a file with the first bytes of a photo but another format', async () => {
  const avif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a30' } })
    .avif({ effort: 0 })
    .toBuffer();
  expect(await redrawPhoto(avif)).toBeInstanceOf(Buffer);
  avif.write('mp42', 8, 'latin1');
  expect(await redrawPhoto(avif)).toEqual({ fault: expect.any(String) });
});
