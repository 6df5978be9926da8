import { readFileSync } from 'node:fs';

/** The one place that trusts the shape of a file written by another tool. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the form which that tool documents
export function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
