import { step } from '../../../tools/src/output/steps.ts';
import { benchScale } from '../bench-scale.ts';
import type { BenchFinding, Trial } from '../trial.ts';
import { applyList } from './apply-list.ts';
import { fillListedCars } from './fill-listed-cars.ts';
import { readLists } from './read-lists.ts';

/** R102: reads lists of 5,000 rows among 200,000 purchases, and applies one. `SERI_BENCH_SCALE=0.1` makes a tenth of all. */
export async function measureShippingFiles(trial: Trial): Promise<BenchFinding[]> {
  const scale = benchScale();
  const addresses = await step('purchases of forty models', () => fillListedCars(trial.databaseUrl, scale));
  const read = await readLists(trial, addresses, scale);
  return [...read, await applyList(addresses)];
}
