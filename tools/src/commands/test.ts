import { findChromium } from '../chromium/chromium.ts';
import { formatCounts, sumCounts, type Counts } from '../gates/counts.ts';
import { readEnvironment } from '../product/environment.ts';
import { Failure } from '../output/failure.ts';
import { gates, longGates, QUICK_GATES, type Workshop } from '../gates/gates.data.ts';
import { checkToolchain } from '../product/prepare.ts';
import { type Gate, runGates } from '../gates/run-gates.ts';
import { formatSeconds, say, step } from '../output/steps.ts';
import { startTestServer, temporaryFolder } from '../postgres/test-server.ts';
import { seedOf } from '../gates/test-seed.ts';

const AT_ONCE = 2;

/** `npm test`: every gate, or the named ones; the last line sums them up. */
export async function test(names: readonly string[]): Promise<number> {
  await step('toolchain', () => checkToolchain(undefined));
  const seed = (process.env['SERI_TEST_SEED'] = seedOf(process.env['SERI_TEST_SEED']));
  say(`The order of the tests is that of SERI_TEST_SEED=${seed}`);
  const startedAt = performance.now();
  const all = await runGates(choose(gates(openWorkshop()), names), AT_ONCE);
  say(`\n${formatSeconds(performance.now() - startedAt)} in all`);
  return conclude(all);
}

function conclude(all: readonly Counts[]): number {
  const counts = sumCounts(all);
  say(formatCounts(counts));
  return counts.failed === 0 ? 0 : 1;
}

/** `npm run test:long`, all or the named gates: killing every process in turn under load, and every mutant. */
export async function testLong(names: readonly string[]): Promise<number> {
  return conclude(await runGates(choose(longGates(openWorkshop()), names), 1));
}

function openWorkshop(): Workshop {
  const { dataDir } = readEnvironment(process.env);
  return {
    serverUrl: once(() => step('database', startTestServer)),
    chromium: once(() => step('Chromium', () => findChromium(dataDir))),
    folder: temporaryFolder(),
  };
}

/** `npm run check`: the gates that need neither a database nor a browser. */
export function check(): Promise<number> {
  return test(QUICK_GATES);
}

function choose(all: readonly Gate[], names: readonly string[]): readonly Gate[] {
  const unknown = names.find((name) => all.every((gate) => gate.name !== name));
  if (unknown) throw new Failure(`There is no gate "${unknown}": use ${all.map(({ name }) => name).join(', ')}.`);
  return all.filter(({ name, isApart }) => (names.length === 0 ? !isApart : names.includes(name)));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
