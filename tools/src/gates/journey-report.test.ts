import { expect, it } from 'vitest';
import { journeyFiles, retriedJourneys } from './journey-report.ts';

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const suites = [
  {
    title: 'lot.spec.ts',
    file: 'lot.spec.ts',
    specs: [spec('opens', 'expected', 1_000)],
    suites: [{ title: 'on a phone', file: 'lot.spec.ts', specs: [spec('opens there', 'flaky', 2_000, 3_000)] }],
  },
  { title: 'menu.spec.ts', file: 'menu.spec.ts', specs: [spec('opens', 'expected', 500)] },
];

it('adds up the times of a file’s journeys, with every try', () => {
  expect(journeyFiles({ suites })).toEqual([
    { name: 'lot.spec.ts', took: 6_000 },
    { name: 'menu.spec.ts', took: 500 },
  ]);
});

it('names the journeys that needed another try', () => {
  expect(retriedJourneys({ suites })).toEqual(['lot.spec.ts › opens there']);
});
