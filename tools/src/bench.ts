import { benchNames, runBench } from '../../bench/src/main.ts';
import type { Finding } from '../../bench/src/trial.ts';
import { Failure } from './failure.ts';
import { checkToolchain } from './prepare.ts';
import { say, step } from './steps.ts';
import { startTestServer, temporaryFolder } from './test-server.ts';
import { withTrialProduct } from './trial-product.ts';

/** `npm run bench`: ratios of figures taken in one run, against what they may be; all of them, or the named ones. */
export async function bench(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !benchNames.some((known) => known === name));
  if (unknown) throw new Failure(`There is no bench "${unknown}": use ${benchNames.join(', ')}.`);
  await step('toolchain', () => checkToolchain(undefined));
  const serverUrl = await step('database', startTestServer);
  // So that each of many visitors has an address of its own.
  process.env['TRUSTED_PROXIES'] = 'loopback';
  return withTrialProduct({ serverUrl, name: 'bench', folder: temporaryFolder() }, async ({ port, databaseUrl }) => {
    const trial = { baseUrl: `http://localhost:${port}`, databaseUrl };
    let failures = 0;
    for (const name of benchNames.filter((known) => names.length === 0 || names.includes(known))) {
      for (const finding of await runBench(name, trial)) {
        if (!isMet(finding)) failures += 1;
        say(`${isMet(finding) ? '✓' : '✗'} ${finding.name}: ${finding.ratio.toFixed(2)} (${boundOf(finding)})`);
        say(`    ${finding.detail}`);
      }
    }
    return failures === 0 ? 0 : 1;
  });
}

function isMet({ ratio, atMost = Infinity, atLeast = -Infinity }: Finding): boolean {
  return ratio <= atMost && ratio >= atLeast;
}

function boundOf({ atMost, atLeast }: Finding): string {
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}
