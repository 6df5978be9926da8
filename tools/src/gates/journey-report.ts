import type { PlaywrightReport, PlaywrightSuite } from './counts.ts';
import type { TimedFile } from './slowest.ts';

/** How long the journeys of each file took together, in milliseconds. */
export function journeyFiles({ suites }: Pick<PlaywrightReport, 'suites'>): TimedFile[] {
  return suites.map((suite) => ({
    name: suite.file,
    took: sum(testsOf(suite).flatMap(({ results }) => results.map(({ duration }) => duration))),
  }));
}

/** The journeys that failed and then passed, as `file › title`. */
export function retriedJourneys({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) =>
    testsOf(suite)
      .filter(({ status }) => status === 'flaky')
      .map(({ title }) => `${suite.file} › ${title}`),
  );
}

type Journey = PlaywrightSuite['specs'][number]['tests'][number] & { title: string };

function testsOf({ specs, suites = [] }: PlaywrightSuite): Journey[] {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title })));
  return [...own, ...suites.flatMap(testsOf)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
