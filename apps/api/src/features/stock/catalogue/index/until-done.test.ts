import { silentLog } from '@seri/api/testkit/silent-log';
import { expect, it } from 'vitest';
import { untilDone } from './until-done.ts';

it('retries with doubling pauses of at most a minute', async () => {
  const pauses: number[] = [];
  const work = async () => {
    if (pauses.length < 9) throw new Error('A lot is none.');
    return 'loaded';
  };
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  expect(await untilDone({ log: silentLog }, work, wait)).toBe('loaded');
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});
