import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import type { CountedValue, Question } from '../../index/catalogue-index.ts';
import type { ValueCounts } from '../../index/packed-counts.ts';
import { SummedValues, takeTable } from './counted-values.ts';
import type { Directory } from '../segments/directory.ts';
import { countSpans } from './count-spans.ts';
import { countValues } from './kernels.ts';
import { daysOfQuestion, type CurrentSegment, planScan } from './plan-scan.ts';
import { testsOf } from './row-tests.ts';
import { scan } from './scan.ts';

const modelFilters: readonly FilterName[] = ['makerId', 'modelId', 'chassisId'];

/** Counts lots by model or by session, ignoring the filters for makers, models and chassis codes. */
export function countByCode(
  column: 'model' | 'session',
  parts: readonly CurrentSegment[],
  directory: Directory,
  question: Question,
): ValueCounts {
  const sum = new SummedValues();
  for (const part of parts) {
    const values = part.segment.values[column];
    const plan = planScan(
      part,
      daysOfQuestion(question, modelFilters),
      testsOf(part.segment, directory, question),
      modelFilters,
    );
    const counts = takeTable(column, values.length);
    const codes = plan.ordering.columns[column];
    if (plan.tests.length === 0) countSpans(plan, [{ column, step: undefined, counts }]);
    else scan(plan, (selected, count) => countValues(codes, selected, count, counts));
    sum.add(column, counts, values.length, (code) => values[code] as CountedValue);
  }
  return sum;
}
