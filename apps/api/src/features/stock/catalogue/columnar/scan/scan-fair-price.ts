import { type FairPrice, fairPriceOf } from '@seri/domain/prices/fair-price';
import {
  closestLikeness,
  type Likeness,
  looseningNames,
  stepsToEnough,
  widestLikeness,
} from '@seri/domain/prices/likeness';
import { quartilesOf } from '@seri/domain/prices/price-sense';
import { monthsBefore } from '@seri/domain/time/japan-time';
import type { PricedLot } from '../../index/catalogue-index.ts';
import { dayNumber } from '../segments/day-number.ts';
import type { MeasuredName } from '../segments/lot-facts.ts';
import { codesOf, type Segment } from '../segments/segment.ts';
import { type CurrentSegment, planScan, type Scan } from './plan-scan.ts';
import { isOneOf, type RowTest, type RowTests, storedRange, type TestName } from './row-tests.ts';
import { scan } from './scan.ts';

/** R39: `parts` hold the lots of the kind that the lot is compared with. */
export function scanFairPrice(parts: readonly CurrentSegment[], lot: PricedLot): FairPrice {
  const [closest, widest] = [closestLikeness(lot), widestLikeness(lot)];
  const days = [{ first: dayNumber(monthsBefore(lot.day, widest.months)), last: dayNumber(lot.day) }];
  const pricesBySteps: number[][] = [[], ...looseningNames.map(() => [])];
  for (const part of parts) {
    const tests = testsOfSales(part.segment, lot, widest);
    if (!tests) continue;
    const plan = planScan(part, days, tests, []);
    const { soldPrice } = plan.ordering.columns;
    const stepsOf = stepsNeeded(plan, lot, closest);
    scan(plan, (selected, count) => {
      for (let at = 0; at < count; at += 1) {
        const place = selected[at] as number;
        pricesBySteps[stepsOf(place)]?.push((soldPrice[place] as number) - 1);
      }
    });
  }
  const steps = stepsToEnough(pricesBySteps.map(({ length }) => length));
  const prices = pricesBySteps.slice(0, steps + 1).flat();
  return fairPriceOf({ quartiles: quartilesOf(prices), count: prices.length, steps });
}

/** Undefined if the segment has none of the chassis code. */
function testsOfSales(segment: Segment, { modelId, chassisId }: PricedLot, widest: Likeness): RowTests | undefined {
  if (chassisId !== null && !codesOf(segment.values.chassis).has(chassisId)) return undefined;
  const { years, grades } = widest;
  const tests: [TestName, RowTest | null][] = [
    ['modelId', isOneOf(segment, 'model', [modelId])],
    ['chassisId', chassisId === null ? null : isOneOf(segment, 'chassis', [chassisId])],
    ['finishPrice', { column: 'soldPrice', ranges: [{ from: 1, to: Infinity }] }],
    ['year', years && { column: 'year', ranges: [storedRange(years)] }],
    ['condition', grades.length === 0 ? null : isOneOf(segment, 'condition', grades)],
  ];
  return new Map(tests.flatMap(([name, test]) => (test ? [[name, test] as const] : [])));
}

const tooLate = -1;

/** Tells of a place how many steps of loosening its sale needs, or that it ran too late to count. */
function stepsNeeded({ segment, ordering }: Scan, { day, before }: PricedLot, closest: Likeness) {
  const { moments, times, days } = segment;
  const { columns, rows } = ordering;
  const firstDay = dayNumber(monthsBefore(day, closest.months));
  const lastTime = before === null ? Infinity : before * 1000;
  const trim = closest.trim === null ? undefined : (codesOf(segment.values.trim).get(closest.trim) ?? -1);
  const grades = closest.grades.length === 0 ? undefined : isOneOf(segment, 'condition', closest.grades);
  const allowed = grades && 'allowed' in grades ? grades.allowed : undefined;
  const isWithin = (name: MeasuredName, range: { from: number; to: number } | null) => {
    if (!range) return () => true;
    const [{ from, to }, column] = [storedRange(range), columns[name]];
    return (place: number) => (column[place] as number) >= from && (column[place] as number) <= to;
  };
  const isOfYears = isWithin('year', closest.years);
  const isWorn = closest.hours ? isWithin('hours', closest.hours) : isWithin('mileage', closest.mileage);
  return (place: number): number => {
    const moment = moments[rows ? (rows[place] as number) : place] as number;
    if ((times[moment] as number) >= lastTime) return tooLate;
    if (allowed && !allowed[columns.condition[place] as number]) return 5;
    if (!isOfYears(place)) return 4;
    if (!isWorn(place)) return 3;
    if ((days[moment] as number) < firstDay) return 2;
    return trim === undefined || columns.trim[place] === trim ? 0 : 1;
  };
}
