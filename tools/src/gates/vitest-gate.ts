import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countVitest, ONE_FAILED, withExitCode, type VitestReport } from './counts.ts';
import { packageScript } from '../product/paths.ts';
import { readJson } from '../output/read-json.ts';
import { runNode } from '../processes/run-command.ts';
import type { GateResult } from './run-gates.ts';
import { slowestFiles, vitestFiles } from './slowest.ts';
import { say } from '../output/steps.ts';

export async function runVitest(
  project: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
  filters: readonly string[] = [],
): Promise<GateResult> {
  const reportFile = join(folder, `vitest-${project}.json`);
  const { code, output } = await runNode(
    [
      packageScript('vitest/vitest.mjs'),
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...filters,
    ],
    { env: { ...process.env, NO_COLOR: '1', ...env } },
  );
  if (!existsSync(reportFile)) return { counts: ONE_FAILED, output };
  const report = readJson<VitestReport>(reportFile);
  say(`    ${project}, the slowest: ${slowestFiles(vitestFiles(report))}`);
  return { counts: withExitCode(countVitest(report), code), output };
}
