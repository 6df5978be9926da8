import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { CountedValue, Question } from '../../index/catalogue-index.ts';
import type { CountedValues } from '../../index/packed-counts.ts';
import { SummedValues, takeTable } from './counted-values.ts';
import type { Directory } from '../segments/directory.ts';
import { countSpans } from './count-spans.ts';
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
): CountedValues {
  const sum = new SummedValues();
  for (const part of parts) {
    const values = part.segment.values[column];
    const plan = planScan(part, daysAsked(question, ofModels), testsOf(part.segment, directory, question), ofModels);
    const counts = takeTable(column, values.length);
    const codes = plan.ordering.columns[column];
    if (plan.tests.length === 0) countSpans(plan, [{ column, step: undefined, counts }]);
    else scan(plan, (selected, count) => countValues(codes, selected, count, counts));
    sum.add(column, counts, values.length, (code) => values[code] as CountedValue);
  }
  return sum;
}
