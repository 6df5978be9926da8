import type { FilterName } from '@seri/domain/filter-names.data';
import type { Counts, Question } from '../catalogue-index.ts';
import type { Directory } from './directory.ts';
import { countValues } from './kernels.ts';
import { daysAsked, type Part, planScan } from './plan-scan.ts';
import { testsOf } from './row-tests.ts';
import { scan } from './scan.ts';

const ofModels: readonly FilterName[] = ['makerId', 'modelId', 'chassisId'];

/** The lots by model, or by session, whichever models are chosen. */
export function countByCode(
  column: 'model' | 'session',
  parts: readonly Part[],
  directory: Directory,
  question: Question,
): Counts {
  const sum = new Map<string, number>();
  for (const part of parts) {
    const { values } = part.segment;
    const plan = planScan(part, daysAsked(question, ofModels), testsOf(part.segment, directory, question), ofModels);
    const counts = new Uint32Array(values[column].length);
    const codes = plan.ordering.columns[column];
    scan(plan, (selected, count) => countValues(codes, selected, count, counts));
    counts.forEach((lots, code) => {
      const value = String(values[column][code]);
      if (lots > 0 && code > 0) sum.set(value, lots + (sum.get(value) ?? 0));
    });
  }
  return sum;
}
