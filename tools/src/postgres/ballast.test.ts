import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Ballast } from './ballast.ts';

const megabyte = 1024 ** 2;
let folder: string;
let free: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seri-ballast-'));
  free = 1000 * megabyte;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A ballast whose deletion is all that makes room. */
const ballast = () => new Ballast(folder, () => (existsSync(join(folder, 'ballast')) ? free : free + 64 * megabyte));

it('a disk with room gets its ballast, and a start keeps it', async () => {
  await ballast().restore();
  await ballast().untilRoom();
  expect(statSync(join(folder, 'ballast')).size).toBe(64 * megabyte);
});

it('on a full disk the ballast makes room for a start, and stays away while there is little', async () => {
  await ballast().restore();
  free = 0;
  await ballast().untilRoom();
  expect(existsSync(join(folder, 'ballast'))).toBe(false);
  await ballast().restore();
  expect(existsSync(join(folder, 'ballast'))).toBe(false);
});

it('a disk that is full without ballast is waited for', async () => {
  free = -64 * megabyte;
  const waiting = ballast().untilRoom();
  free = 0;
  await waiting;
});
