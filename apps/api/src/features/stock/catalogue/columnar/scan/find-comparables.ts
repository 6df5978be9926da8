import { gradeBand, gradesOfBand } from '@seri/domain/lots/condition-grade';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Comparables, ComparisonKey } from '../../index/catalogue-index.ts';
import { dayNumber } from '../segments/day-number.ts';
import { type CurrentSegment, planScan } from './plan-scan.ts';
import { isOneOf, type RowTest, type RowTests, type TestName } from './row-tests.ts';
import { scan } from './scan.ts';
import { codesOf, type Segment } from '../segments/segment.ts';

/** R39: comparable lots of any kind sold in the last six months; null if there are none. */
export function scanComparables(
  parts: readonly CurrentSegment[],
  key: ComparisonKey,
  today: JapanDay,
): Comparables | null {
  const days = [{ first: dayNumber(monthsBefore(today, 6)), last: dayNumber(today) }];
  const prices: number[] = [];
  for (const part of parts) {
    const tests = testsOfComparison(part.segment, key);
    if (!tests) continue;
    const plan = planScan(part, days, tests, []);
    const { soldPrice } = plan.ordering.columns;
    scan(plan, (selected, count) => {
      for (let at = 0; at < count; at += 1) prices.push((soldPrice[selected[at] as number] as number) - 1);
    });
  }
  if (prices.length === 0) return null;
  return { count: prices.length, median: medianOf(prices) };
}

/** Undefined if the segment has no comparable lots. */
function testsOfComparison(
  segment: Segment,
  { modelId, chassisId, year, condition }: ComparisonKey,
): RowTests | undefined {
  if (chassisId === null || year === null || !codesOf(segment.values.chassis).has(chassisId)) return undefined;
  // Years are stored plus one, so this is the year before to the year after.
  return new Map<TestName, RowTest>([
    ['modelId', isOneOf(segment, 'model', [modelId])],
    ['chassisId', isOneOf(segment, 'chassis', [chassisId])],
    ['finishPrice', { column: 'soldPrice', ranges: [{ from: 1, to: Infinity }] }],
    ['year', { column: 'year', ranges: [{ from: year, to: year + 2 }] }],
    ['condition', isOneOf(segment, 'condition', gradesOfBand(gradeBand(condition)))],
  ]);
}

/** The same day of an earlier month, or the last day of that month if it is shorter. */
function monthsBefore(date: JapanDay, months: number): JapanDay {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(day, last)));
  return found.toISOString().slice(0, 10) as JapanDay;
}

/** In whole yen; halves are rounded to even, as PostgreSQL does. */
function medianOf(prices: readonly number[]): number {
  const sorted = Float64Array.from(prices).toSorted();
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
  return median % 1 === 0 ? median : 2 * Math.round(median / 2);
}
