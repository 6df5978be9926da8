import { benchNames, runBench } from '../../bench/src/main.ts';
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
      for (const { name: what, ratio, atMost, detail } of await runBench(name, trial)) {
        const isMet = ratio <= atMost;
        if (!isMet) failures += 1;
        say(`${isMet ? '✓' : '✗'} ${what}: ${ratio.toFixed(2)} (at most ${atMost})\n    ${detail}`);
      }
    }
    return failures === 0 ? 0 : 1;
  });
}
