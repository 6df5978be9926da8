import { basename } from 'node:path';
import type { VitestReport } from './counts.ts';
import { formatSeconds } from './steps.ts';

/** The test files that took longest, with their times. */
export function slowestFiles({ testResults }: Pick<VitestReport, 'testResults'>, most = 3): string {
  return testResults
    .map(({ name, startTime, endTime }) => ({ name: basename(name), took: endTime - startTime }))
    .toSorted((a, b) => b.took - a.took)
    .slice(0, most)
    .map(({ name, took }) => `${name} ${formatSeconds(took)}`)
    .join(', ');
}
