import { describeMachine } from './machine.ts';
import { benchNames, runBench } from './main.ts';
import type { BenchFinding } from './trial.ts';
import { Failure } from '../../tools/src/output/failure.ts';
import { checkToolchain } from '../../tools/src/product/prepare.ts';
import { formatSeconds, say, step } from '../../tools/src/output/steps.ts';
import { databaseOn } from '../../tools/src/postgres/postgres.ts';
import { startOwnServer, temporaryFolder } from '../../tools/src/postgres/test-server.ts';
import { withTrialProduct } from '../../tools/src/product/trial-product.ts';
import { ensureWeb } from '../../tools/src/product/web-build.ts';

/** `npm run bench`: compares ratios of figures from one run with their limits; all benches, or the named ones. */
export async function bench(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !benchNames.some((known) => known === name));
  if (unknown) throw new Failure(`There is no bench "${unknown}": use ${benchNames.join(', ')}.`);
  await step('toolchain', () => checkToolchain(undefined));
  say(await describeMachine());
  await step('web app', ensureWeb);
  // Durable as in production, unlike a test's: an answered bid survives a power cut.
  const serverUrl = await step('database', () => startOwnServer({ isDurable: true, settings: settingsFor(names) }));
  // Lets the bench give each of many visitors an address of its own.
  process.env['TRUSTED_PROXIES'] = 'loopback';
  const demoLots = Number(process.env['SERI_BENCH_LOTS'] ?? 1200);
  const options = { serverUrl, name: 'bench', folder: temporaryFolder(), demoLots };
  return withTrialProduct(options, async ({ port, dataDir }) => {
    const databaseUrl = databaseOn(serverUrl, `seri_${options.name}`);
    const trial = { baseUrl: `http://localhost:${port}`, databaseUrl, dataDir };
    let failures = 0;
    for (const name of benchNames.filter((known) => names.length === 0 || names.includes(known))) {
      const startedAt = performance.now();
      for (const finding of await runBench(name, trial)) {
        if (!isMet(finding)) failures += 1;
        say(`${isMet(finding) ? '✓' : '✗'} ${finding.name}: ${finding.ratio.toFixed(2)} (${boundOf(finding)})`);
        say(`    ${finding.detail}`);
      }
      say(`  ${name} ${formatSeconds(performance.now() - startedAt)}`);
    }
    return failures === 0 ? 0 : 1;
  });
}

/** Counting statements slows each of them a little, so it is on only for the profile. */
function settingsFor(names: readonly string[]): string[] {
  return names.length === 0 || names.includes('profile') ? ['shared_preload_libraries=pg_stat_statements'] : [];
}

function isMet({ ratio, atMost = Infinity, atLeast = -Infinity }: BenchFinding): boolean {
  return ratio <= atMost && ratio >= atLeast;
}

function boundOf({ atMost, atLeast }: BenchFinding): string {
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}
