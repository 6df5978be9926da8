import { expect, it } from 'vitest';
import { slowestFiles, vitestFiles } from './slowest.ts';

const file = (name: string, took: number) => ({
  name: `/somewhere/${name}`,
  status: 'passed',
  startTime: 1_000,
  endTime: 1_000 + took,
  assertionResults: [],
});

it('names the files that took longest, the slowest first', () => {
  const testResults = [file('a.test.ts', 900), file('b.test.ts', 12_340), file('c.test.ts', 2_000)];
  expect(slowestFiles(vitestFiles({ testResults }), 2)).toBe('b.test.ts 12.3 s, c.test.ts 2.0 s');
});
