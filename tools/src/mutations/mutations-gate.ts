import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Counts,
  countVitest,
  NO_COUNTS,
  ONE_FAILED,
  ONE_PASSED,
  sumCounts,
  type VitestReport,
} from '../gates/counts.ts';
import { type Mutant, mutants } from './mutations.data.ts';
import { packageScript } from '../product/paths.ts';
import { readJson } from '../output/read-json.ts';
import { runNode } from '../processes/run-command.ts';
import type { GateResult } from '../gates/run-gates.ts';
import { formatSeconds, say } from '../output/steps.ts';

const atOnce = 2;

interface MutationParts {
  folder: string;
  serverUrl: string;
}

/** Runs the tests of each mutant with the mutant in place of its line; one that no test notices fails the gate. */
export async function runMutations(parts: MutationParts): Promise<GateResult> {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  const baseline = await runTests(parts, 'none', files);
  if (baseline.counts.failed > 0) return { counts: ONE_FAILED, output: `Without a mutant:\n${baseline.output}` };
  const queue = [...mutants];
  const counts: Counts[] = [];
  const outputs: string[] = [];
  const work = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const { killed, output } = await tryMutant(parts, mutant);
      counts.push(killed ? ONE_PASSED : ONE_FAILED);
      if (!killed) outputs.push(output);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { counts: sumCounts(counts), output: outputs.join('\n') };
}

async function tryMutant(parts: MutationParts, mutant: Mutant): Promise<{ killed: boolean; output: string }> {
  const startedAt = performance.now();
  const { counts, output } = await runTests(parts, mutant.id, mutant.tests);
  const killed = counts.failed > 0;
  const took = formatSeconds(performance.now() - startedAt);
  const outcome = counts === NO_COUNTS ? 'could not be tried' : killed ? 'killed' : 'survived';
  say(`    ${mutant.id} ${outcome} ${took}`);
  return { killed, output: `${mutant.id} ${outcome}: ${mutant.why}\n${killed ? '' : output}` };
}

/** A run that breaks before its tests does not count as a kill. */
async function runTests(
  { folder, serverUrl }: MutationParts,
  id: string,
  files: readonly string[],
): Promise<GateResult> {
  const reportFile = join(folder, `mutant-${id}.json`);
  const projects = new Set(files.map((file) => (file.endsWith('.pg.test.ts') ? 'pg' : 'unit')));
  const { output } = await runNode(
    [
      packageScript('vitest/vitest.mjs'),
      'run',
      ...[...projects].map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...(id === 'none' ? [] : ['--bail=1']),
      ...files,
    ],
    {
      env: {
        ...process.env,
        NO_COLOR: '1',
        SERI_TEST_DATABASE_URL: serverUrl,
        ...(id !== 'none' && { SERI_MUTANT: id }),
      },
    },
  );
  if (!existsSync(reportFile)) return { counts: NO_COUNTS, output };
  const report = readJson<VitestReport>(reportFile);
  const counts = countVitest(report);
  const isTried = id === 'none' || report.numFailedTests + report.numPassedTests > 0;
  return { counts: isTried ? counts : NO_COUNTS, output };
}
