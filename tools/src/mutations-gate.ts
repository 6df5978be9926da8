import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, countVitest, NO_COUNTS, ONE_FAILED, ONE_PASSED, sumCounts, type VitestReport } from './counts.ts';
import { type Mutant, mutants } from './mutations.data.ts';
import { packageScript } from './paths.ts';
import { readJson } from './read-json.ts';
import { runNode } from './run-command.ts';
import type { GateResult } from './run-gates.ts';
import { formatSeconds, say } from './steps.ts';

const atOnce = 2;

interface Bench {
  folder: string;
  serverUrl: string;
}

/** Runs the tests of each mutant with it in the place of its line; one that no test notices fails the gate. */
export async function runMutations(bench: Bench): Promise<GateResult> {
  const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
  const sound = await runTests(bench, 'none', files);
  if (sound.counts.failed > 0) return { counts: ONE_FAILED, output: `Without a mutant:\n${sound.output}` };
  const queue = [...mutants];
  const counts: Counts[] = [];
  const outputs: string[] = [];
  const work = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const { killed, output } = await tryMutant(bench, mutant);
      counts.push(killed ? ONE_PASSED : ONE_FAILED);
      if (!killed) outputs.push(output);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { counts: sumCounts(counts), output: outputs.join('\n') };
}

async function tryMutant(bench: Bench, mutant: Mutant): Promise<{ killed: boolean; output: string }> {
  const startedAt = performance.now();
  const { counts, output } = await runTests(bench, mutant.id, mutant.tests);
  const killed = counts.failed > 0;
  const took = formatSeconds(performance.now() - startedAt);
  const told = counts === NO_COUNTS ? 'could not be tried' : killed ? 'killed' : 'survived';
  say(`    ${mutant.id} ${told} ${took}`);
  return { killed, output: `${mutant.id} ${told}: ${mutant.why}\n${killed ? '' : output}` };
}

/** A run that breaks before its tests kills nothing. */
async function runTests({ folder, serverUrl }: Bench, id: string, files: readonly string[]): Promise<GateResult> {
  const report = join(folder, `mutant-${id}.json`);
  const projects = new Set(files.map((file) => (file.endsWith('.pg.test.ts') ? 'pg' : 'unit')));
  const { output } = await runNode(
    [
      packageScript('vitest/vitest.mjs'),
      'run',
      ...[...projects].map((project) => `--project=${project}`),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
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
  if (!existsSync(report)) return { counts: NO_COUNTS, output };
  const told = readJson<VitestReport>(report);
  const counts = countVitest(told);
  const isTried = id === 'none' || told.numFailedTests + told.numPassedTests > 0;
  return { counts: isTried ? counts : NO_COUNTS, output };
}
