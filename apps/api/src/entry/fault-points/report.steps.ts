import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallToHurt } from './calls-to-hurt.steps.ts';

export interface ReportRow {
  call: CallToHurt;
  steps: readonly string[];
  killed: number;
  /** Calls of which something was missing or twice at the end. */
  lost: number;
  twice: number;
}

const page = join(import.meta.dirname, '../../../../../docs/reliability/fault-points.md');

/** Writes the table of one victim into its place on the page. */
export async function writeReport(victim: string, rows: readonly ReportRow[]): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [start, end] = [`<!-- ${victim} -->`, `<!-- end of ${victim} -->`];
  const [before = '', rest = ''] = text.split(start);
  const [, after = ''] = rest.split(end);
  const table = [
    '| call | points | before the commit | during | after | killed at | lost | twice |',
    '|---|---|---|---|---|---|---|---|',
    ...rows.map(lineOf),
  ];
  await writeFile(page, `${before}${start}\n${table.join('\n')}\n${end}${after}`);
}

function lineOf({ call, steps, killed, lost, twice }: ReportRow): string {
  const commit = steps.indexOf('commit is sent');
  const cells = [call, steps.length, commit, 1, steps.length - commit - 1, killed, lost, twice];
  return `| ${cells.join(' | ')} |`;
}
