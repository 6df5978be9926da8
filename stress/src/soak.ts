import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say, step } from '../../tools/src/output/steps.ts';
import { anyFreePort } from '../../tools/src/processes/free-port.ts';
import { temporaryFolder } from '../../tools/src/postgres/test-server.ts';
import { onShutdown, shutdown } from '../../tools/src/processes/shutdown.ts';
import { runCommand } from '../../tools/src/processes/run-command.ts';
import { RunningSeri } from './product/running-seri.ts';
import { judge } from './soak/judge.ts';
import { isPassed, rowOf, type SoakOutcome, writeSoakReport } from './soak/soak-report.ts';
import { readSoakSettings, type SoakSettings } from './soak/soak-settings.ts';
import { spendDay } from './soak/spend-day.ts';

const wanted = readSoakSettings(process.env);
say(`A share of ${wanted.share} of the day, SERI_TEST_SEED=${wanted.seed}`);
// Ctrl-C, and a gate that ends, stop the product too.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(end, stopEarly);
const outcome = await soak(wanted);
writeSoakReport(outcome);
for (const finding of outcome.findings) say(rowOf(finding));
for (const [failure, count] of outcome.failures) say(`✗ ${count} × ${failure}`);
say(`The report is in ${wanted.report}`);
// The channel to the gate would keep this process.
process.exit(isPassed(outcome) ? 0 : 1);

async function soak(settings: SoakSettings): Promise<SoakOutcome> {
  const dataDir = temporaryFolder();
  const signs = join(dataDir, 'signs');
  mkdirSync(signs);
  const preloads = ['product/lift-paces', 'soak/tell-memory', ...(settings.leak > 0 ? ['soak/leak'] : [])];
  Object.assign(process.env, {
    DEMO_LOTS: String(settings.lots),
    SOAK_SIGNS: signs,
    SOAK_LEAK: String(settings.leak),
    NODE_OPTIONS: preloads.map((name) => `--import=${preloadOf(name)}`).join(' '),
  });
  const seri = new RunningSeri({ dataDir, port: await anyFreePort('localhost') });
  onShutdown(() => seri.stop());
  try {
    await step('product', () => seri.start());
    const day = await spendDay({ seri, dataDir, signs }, settings);
    const { output } = await runCommand('git', ['rev-parse', '--short', 'HEAD']);
    return { settings, ...day, findings: judge(day.samples), commit: output.trim() };
  } finally {
    await shutdown();
  }
}

function stopEarly(): void {
  void shutdown().then(() => process.exit(1));
}

function preloadOf(name: string): string {
  return pathToFileURL(join(import.meta.dirname, `${name}.preload.ts`)).href;
}
