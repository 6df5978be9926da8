import { gradeBand, gradesOfBand } from '@seri/domain/lots/condition-grade';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { Comparables, Likeness } from '../../index/catalogue-index.ts';
import { dayNumber } from '../segments/day-number.ts';
import { type Part, planScan } from './plan-scan.ts';
import { isOneOf, type RowTest, type RowTests, type TestName } from './row-tests.ts';
import { scan } from './scan.ts';
import { codesOf, type Segment } from '../segments/segment.ts';

/** R39: sold lots of the last six months, of whatever kind; of none the median is unknown. */
export function findComparables(parts: readonly Part[], likeness: Likeness, today: JapanDay): Comparables | null {
  const days = [{ first: dayNumber(monthsBefore(today, 6)), last: dayNumber(today) }];
  const prices: number[] = [];
  for (const part of parts) {
    const tests = testsOfLikeness(part.segment, likeness);
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

/** Nothing where a segment has nothing alike. */
function testsOfLikeness(segment: Segment, { modelId, chassisId, year, condition }: Likeness): RowTests | undefined {
  if (chassisId === null || year === null || !codesOf(segment.values.chassis).has(chassisId)) return undefined;
  // A year is kept plus one.
  return new Map<TestName, RowTest>([
    ['modelId', isOneOf(segment, 'model', [modelId])],
    ['chassisId', isOneOf(segment, 'chassis', [chassisId])],
    ['finishPrice', { column: 'soldPrice', ranges: [{ from: 1, to: Infinity }] }],
    ['year', { column: 'year', ranges: [{ from: year, to: year + 2 }] }],
    ['condition', isOneOf(segment, 'condition', gradesOfBand(gradeBand(condition)))],
  ]);
}

/** The same day of an earlier month, or its last one. */
function monthsBefore(date: JapanDay, months: number): JapanDay {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 - months, Math.min(day, last)));
  return found.toISOString().slice(0, 10) as JapanDay;
}

/** In whole yen; what is halfway goes to the even one, as in PostgreSQL. */
function medianOf(prices: readonly number[]): number {
  const sorted = Float64Array.from(prices).toSorted();
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle)] as number)) / 2;
  return median % 1 === 0 ? median : 2 * Math.round(median / 2);
}
