import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const report = join(import.meta.dirname, '../../../docs/reliability.md');

const marksOf = (run: string) => ({ start: `<!-- ${run} -->`, end: `<!-- end of ${run} -->` });

async function splitAt(run: string): Promise<{ before: string; part: string; after: string }> {
  const { start, end } = marksOf(run);
  const [before, rest] = (await readFile(report, 'utf8')).split(start);
  const [part, after] = rest?.split(end) ?? [];
  if (before === undefined || part === undefined || after === undefined)
    throw new Error(`The report has no place for ${run}.`);
  return { before, part, after };
}

/** The lines of the report that a run has written before. */
export async function readReport(run: string): Promise<string[]> {
  return (await splitAt(run)).part.split('\n');
}

/** Replaces the part of the report that a run writes: the lines between its two marks. */
export async function writeReport(run: string, lines: readonly string[]): Promise<void> {
  const { before, after } = await splitAt(run);
  const { start, end } = marksOf(run);
  await writeFile(report, [before + start, ...lines, end + after].join('\n'));
}
