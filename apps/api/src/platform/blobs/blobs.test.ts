import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { BlobKeyError, type Blobs, openBlobs } from './blobs.ts';

let dataDir: string;
let blobs: Blobs;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seri-blobs-'));
  blobs = openBlobs({ dataDir });
  return () => rm(dataDir, { recursive: true });
});

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, index) => index % 251);

test.each([0, 1, 5_000, 70_000, 2_000_000])('a blob of %i bytes comes back as it went in', async (size) => {
  await blobs.put(`photos/${size}.jpg`, bytesOf(size));
  const bytes = await blobs.get(`photos/${size}.jpg`);
  expect(Buffer.compare(bytes!, bytesOf(size))).toBe(0);
  expect(await blobs.size(`photos/${size}.jpg`)).toBe(size);
});

test('an unknown key has no blob', async () => {
  expect(await blobs.get('photos/none.jpg')).toBeNull();
  expect(await blobs.has('photos/none.jpg')).toBe(false);
  expect(await blobs.size('photos/none.jpg')).toBeNull();
});

test('a folder of blobs is no blob', async () => {
  await blobs.put('sheets/1/page.png', bytesOf(10));
  expect(await blobs.has('sheets/1')).toBe(false);
});

test('a reader gets the old or the new blob whole during a replacement, and no unfinished file is left', async () => {
  const [former, next] = [new Uint8Array(300_000).fill(1), new Uint8Array(300_000).fill(2)];
  await blobs.put('photos/busy.jpg', former);
  const writing = (async () => {
    for (let round = 0; round < 30; round += 1) await blobs.put('photos/busy.jpg', round % 2 ? former : next);
  })();
  for (let round = 0; round < 60; round += 1) {
    const seen = await blobs.get('photos/busy.jpg');
    expect([seen?.length, new Set(seen).size]).toEqual([300_000, 1]);
  }
  await writing;
  expect(await readdir(join(dataDir, 'blobs/unfinished'))).toEqual([]);
});

test('a blob written as a stream is read as one, and is gone once it is removed', async () => {
  await blobs.putStream('feed/1', Readable.from([bytesOf(70_000), bytesOf(10)]));
  expect(
    Buffer.compare(await buffer(await blobs.getStream('feed/1')), Buffer.concat([bytesOf(70_000), bytesOf(10)])),
  ).toBe(0);
  await blobs.remove('feed/1');
  await blobs.remove('feed/1');
  expect(await blobs.has('feed/1')).toBe(false);
});

test('a part of a blob is read by its first and its last byte', async () => {
  await blobs.put('voices/1.mp3', bytesOf(70_000));
  const part = await buffer(await blobs.getStream('voices/1.mp3', { start: 69_990, end: 69_994 }));
  expect([...part]).toEqual([...bytesOf(70_000).subarray(69_990, 69_995)]);
});

test('a failing stream rejects with its own error and leaves no file', async () => {
  const failing = Readable.from(
    (async function* () {
      yield bytesOf(70_000);
      throw new Error('the sender went away');
    })(),
  );
  await expect(blobs.putStream('feed/2', failing)).rejects.toThrow('the sender went away');
  expect(await blobs.has('feed/2')).toBe(false);
  expect(await readdir(join(dataDir, 'blobs/unfinished'))).toEqual([]);
});

test('unfinished files of a killed process are deleted after a day, files being written are not', async () => {
  const folder = join(dataDir, 'blobs/unfinished');
  await mkdir(folder, { recursive: true });
  await Promise.all(['left', 'young'].map((name) => writeFile(join(folder, name), 'half')));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(folder, 'left'), yesterday, yesterday);
  await blobs.trimUnfinished();
  expect(await readdir(folder)).toEqual(['young']);
});

test('the blobs written longest ago make room for the others, and other folders stay as they are', async () => {
  for (const [age, name] of ['new', 'old', 'oldest'].entries()) {
    await blobs.put(`thumbnails/${name}.webp`, bytesOf(1_000));
    const then = new Date(Date.now() - age * 3_600_000);
    await utimes(join(dataDir, `blobs/thumbnails/${name}.webp`), then, then);
  }
  await blobs.put('photos/1.jpg', bytesOf(5_000));
  await blobs.trimOldest(['thumbnails', 'previews'], 3_000);
  expect(await blobs.has('thumbnails/oldest.webp')).toBe(true);
  await blobs.trimOldest(['thumbnails', 'previews'], 2_000);
  expect(await blobs.get('thumbnails/oldest.webp')).toBeNull();
  expect(await blobs.has('thumbnails/old.webp')).toBe(true);
  expect(await blobs.has('photos/1.jpg')).toBe(true);
});

test.each([
  '../secret',
  'photos/../../secret',
  '/etc/passwd',
  'photos//1.jpg',
  'photos/.hidden',
  'photos\\1.jpg',
  'фото/1.jpg',
  'photos/競り.jpg',
  'unfinished/1',
  'a'.repeat(201),
  '',
])('%j is no key', async (key) => {
  await expect(blobs.put(key, bytesOf(1))).rejects.toThrow(BlobKeyError);
  await expect(blobs.get(key)).rejects.toThrow(BlobKeyError);
});
