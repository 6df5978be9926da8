import { basename } from 'node:path';
import type { VitestReport } from './counts.ts';
import { formatSeconds } from '../output/steps.ts';

export type TimedFile = { name: string; took: number };

export function slowestFiles(files: readonly TimedFile[], most = 3): string {
  return files
    .toSorted((a, b) => b.took - a.took)
    .slice(0, most)
    .map(({ name, took }) => `${name} ${formatSeconds(took)}`)
    .join(', ');
}

export function vitestFiles({ testResults }: Pick<VitestReport, 'testResults'>): TimedFile[] {
  return testResults.map(({ name, startTime, endTime }) => ({ name: basename(name), took: endTime - startTime }));
}
