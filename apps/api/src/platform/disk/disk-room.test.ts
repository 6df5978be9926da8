import { expect, it } from 'vitest';
import { hasRoom, isNearlyFull } from './disk-room.ts';

const megabyte = 2 ** 20;
const disk = (free: number, size: number) => ({ free: free * megabyte, size: size * megabyte });

it.each([
  ['64 MB of a small disk', 600, 64],
  ['2 % of a large one', 100_000, 2000],
])('changes need %s', (_, size, least) => {
  expect(hasRoom(disk(least, size))).toBe(true);
  expect(hasRoom(disk(least - 1, size))).toBe(false);
});

it.each([
  ['a tenth of a small disk', 600, 60],
  ['2 GB of a large one', 100_000, 2048],
])('a disk is nearly full below %s', (_, size, least) => {
  expect(isNearlyFull(disk(least, size))).toBe(false);
  expect(isNearlyFull(disk(least - 1, size))).toBe(true);
});
