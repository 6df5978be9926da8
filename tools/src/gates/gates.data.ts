import { join } from 'node:path';
import { checkBundles } from './bundles.ts';
import { ONE_FAILED, ONE_PASSED } from './counts.ts';
import { generateDatabaseTypes } from '../commands/dbtypes.ts';
import { runJourneys } from './journeys.ts';
import { replayMigrations } from './migrations-replay.ts';
import { packageScript, root } from '../product/paths.ts';
import { runMutations } from '../mutations/mutations-gate.ts';
import { runAttached, runNode, type CommandResult } from '../processes/run-command.ts';
import type { Gate, GateResult } from './run-gates.ts';
import { runVitest } from './vitest-gate.ts';
import { buildWeb } from '../product/web-build.ts';

/** Resources that gates share; each is made when the first gate needs it. */
export type Workshop = {
  serverUrl: () => Promise<string>;
  chromium: () => Promise<string>;
  folder: string;
};

/** Each of several threads would check the shared types again, for twice the time of the processor. */
const TSC = ['typescript/bin/tsc', '--noEmit', '--singleThreaded', '-p'] as const;

const SCRIPTS = {
  format: ['oxfmt/bin/oxfmt', '--check', '.'],
  lint: ['oxlint/bin/oxlint', '--type-aware', '--report-unused-disable-directives-severity=error', '.'],
  types: [...TSC, 'tsconfig.json'],
  'types of the web': [...TSC, 'apps/web/tsconfig.json'],
  'types of the journeys': [...TSC, 'e2e/tsconfig.json'],
  'unused code': ['knip/bin/knip.js', '--no-progress'],
} as const;

/**
 * The tests beside SQL statements, which `.ci/run` repeats on the oldest PostgreSQL that Seri runs on. Whole processes,
 * races and kills prove no more there.
 */
const SQL_TESTS = ['apps/api/src/features/', 'apps/api/src/platform/', '--exclude=**/*-{race,kill}.pg.test.ts'];

/** Programs of `stress`: each starts a product of its own with `npm start`, tells its progress, and writes its report. */
const STRESS_RUNS = ['faults', 'kills', 'soak', 'fuzz', 'sqlmap'] as const;

export const QUICK_GATES: readonly string[] = [...Object.keys(SCRIPTS), 'unit'];

/** Every gate of `npm test`, in the order in which they begin: `pg` and `dom` wait often and run beside others. */
export function gates({ serverUrl, chromium, folder }: Workshop): Gate[] {
  return [
    { name: 'pg', run: async () => runVitest('pg', folder, { SERI_TEST_DATABASE_URL: await serverUrl() }) },
    { name: 'web build', run: async () => once(await buildWeb()) },
    ...Object.entries(SCRIPTS).map(([name, command]) => ({ name, run: () => runScript(command) })),
    { name: 'database types', run: async () => once(await generateDatabaseTypes(await serverUrl(), true)) },
    { name: 'migrations replay', run: async () => replayMigrations(await serverUrl(), folder) },
    { name: 'unit', run: () => runVitest('unit', folder) },
    { name: 'bundles', after: ['web build'], run: async () => checkBundles() },
    {
      name: 'sql',
      isApart: true,
      run: async () => runVitest('pg', folder, { SERI_TEST_DATABASE_URL: await serverUrl() }, SQL_TESTS),
    },
    { name: 'dom', run: async () => runVitest('dom', folder, { CHROMIUM: await chromium() }) },
    {
      name: 'journeys',
      after: ['web build'],
      run: async () => runJourneys({ serverUrl: await serverUrl(), chromium: await chromium(), folder }),
    },
  ];
}

/** Every gate of `npm run test:long`. */
export function longGates({ serverUrl, chromium, folder }: Workshop): Gate[] {
  return [
    { name: 'long', run: () => runVitest('long', folder) },
    { name: 'mutations', run: async () => runMutations({ folder, serverUrl: await serverUrl() }) },
    { name: 'web build', run: async () => once(await buildWeb()) },
    {
      name: 'journeys',
      after: ['web build'],
      run: async () => runJourneys({ serverUrl: await serverUrl(), chromium: await chromium(), folder, isLong: true }),
    },
    ...STRESS_RUNS.map((name) => ({ name, after: ['web build'], run: () => runStress(name) })),
  ];
}

async function runScript([script, ...args]: readonly string[]): Promise<GateResult> {
  // TypeScript and the linter are written in Go: with more garbage in memory they collect it less often.
  return once(await runNode([packageScript(script ?? ''), ...args], { env: { ...process.env, GOGC: '400' } }));
}

async function runStress(name: string): Promise<GateResult> {
  const code = await runAttached([join(root, `stress/src/${name}.ts`)], process.env).ended;
  return once({ code, output: '' });
}

function once({ code, output }: CommandResult): GateResult {
  return { counts: code === 0 ? ONE_PASSED : ONE_FAILED, output };
}
