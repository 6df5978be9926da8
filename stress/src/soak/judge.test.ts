import { createRandom } from '@seri/drawings/random';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const curve = { name: 'server kept', unit: 'MB', most: 2 } as const;

/** A hundred samples of 240,000 requests. */
function judgeOne(megabytesAt: (requests: number) => number) {
  const samples = Array.from({ length: 100 }, (_, index) => index * 2_400).map((requests) => ({
    requests,
    [curve.name]: megabytesAt(requests),
  }));
  const [finding] = judge(samples, [curve]);
  return finding!;
}

describe('a curve', () => {
  it.each([
    ['that stays is flat', () => 80, 'flat'],
    ['that falls is flat', (requests: number) => 80 - requests / 10_000, 'flat'],
    ['that rises by 2 MB in 100,000 requests is flat', (requests: number) => 80 + (2 * requests) / 100_000, 'flat'],
    ['that rises by more rises', (requests: number) => 80 + (2.1 * requests) / 100_000, 'rises'],
    ['of a leak of 200 bytes a request rises', (requests: number) => 80 + (200 * requests) / 2 ** 20, 'rises'],
    [
      'that rises only in the first third is flat',
      (requests: number) => 80 + Math.min(requests, 79_000) / 1_000,
      'flat',
    ],
  ])('%s', (_name, megabytesAt, verdict) => {
    expect(judgeOne(megabytesAt).verdict).toBe(verdict);
  });

  it('hidden by noise is not shown to be flat', () => {
    const random = createRandom('judge');
    const finding = judgeOne((requests) => 80 + (4 * requests) / 100_000 + random.between(-40, 40));
    expect(finding.verdict).toBe('not shown to be flat');
  });

  it('is told with its first and last values', () => {
    expect(judgeOne((requests) => requests / 100)).toMatchObject({ ...curve, first: 0, last: 2_376 });
  });

  it('that was not measured is not flat', () => {
    expect(judge([{ requests: 0 }, { requests: 1 }], [curve])[0]?.verdict).toBe('not shown to be flat');
  });
});
