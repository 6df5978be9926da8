import { benchScale } from '../bench-scale.ts';
import type { BenchFinding, Trial } from '../trial.ts';
import { askMoney } from './ask-money.ts';
import { drawPapers } from './draw-papers.ts';

/**
 * Asks for money among 100,000 accounts with a million entries, and has a thousand papers drawn. `SERI_BENCH_SCALE=0.1` makes
 * a tenth of all.
 */
export async function measureMoney(trial: Trial): Promise<BenchFinding[]> {
  const scale = benchScale();
  return [...(await askMoney(trial, scale)), ...(await drawPapers(scale))];
}
