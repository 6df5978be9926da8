import type { FilterName } from '@seri/domain/catalogue/filter-names.data';
import { type Filters, parseAuction } from '@seri/domain/catalogue/filters';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { isStatistics, pageTypeData } from '@seri/domain/catalogue/page-types';
import type { Question } from '../../index/catalogue-index.ts';
import { dayNumber } from '../segments/day-number.ts';
import type { GonePlaces } from '../segments/gone.ts';
import type { RowTest, RowTests } from './row-tests.ts';
import { type Days, type Ordering, rowsOfDays, type Segment, type Span } from '../segments/segment.ts';
import { firstNotBelow } from './sort-rows.ts';

export interface CurrentSegment {
  segment: Segment;
  gone: GonePlaces;
}

/** A plan: which spans of which ordering to read, and which tests remain. */
export interface Scan {
  segment: Segment;
  ordering: Ordering;
  spans: readonly Span[];
  gone: Uint32Array;
  tests: readonly RowTest[];
}

const everyDay: Days = { first: -Infinity, last: Infinity };

export function daysOfQuestion(
  { pageType, today, filters }: Question,
  ignored: readonly string[],
  since?: JapanDay,
): Days[] {
  const { auctionDateFrom, auctionDateTo } = filters;
  const bounds = [
    daysOfPage(pageType, today),
    ...[auctionDateFrom, since].flatMap((day) => (day ? [{ ...everyDay, first: dayNumber(day) }] : [])),
    ...(auctionDateTo ? [{ ...everyDay, last: dayNumber(auctionDateTo) }] : []),
  ];
  const single = ignored.includes('auction') ? undefined : daysOfAuctions(filters);
  const runs = single?.map((day) => ({ first: dayNumber(day), last: dayNumber(day) })) ?? [everyDay];
  return runs.map((run) => [run, ...bounds].reduce(overlap)).filter(({ first, last }) => first <= last);
}

/** R6, R36: the day of a stock car does not matter. */
function daysOfPage(pageType: Question['pageType'], today: JapanDay): Days {
  if (pageTypeData[pageType].kind === 'stock') return everyDay;
  return isStatistics(pageType)
    ? { ...everyDay, last: dayNumber(today) - 1 }
    : { ...everyDay, first: dayNumber(today) };
}

function overlap(one: Days, other: Days): Days {
  return { first: Math.max(one.first, other.first), last: Math.min(one.last, other.last) };
}

/** Undefined if lots of any day can match. */
function daysOfAuctions({ auction, auctionDate }: Filters): JapanDay[] | undefined {
  if (!auction && !auctionDate) return undefined;
  const days = (auction ?? []).map((value) => parseAuction(value)?.day);
  if (days.includes(undefined)) return undefined;
  const all = new Set([...days, ...(auctionDate ?? [])] as JapanDay[]);
  return [...all].toSorted();
}

/** Scans by day or by model, whichever leaves fewer places to read. */
export function planScan(
  part: CurrentSegment,
  days: readonly Days[],
  tests: RowTests,
  ignored: readonly FilterName[],
): Scan {
  const { segment, gone } = part;
  const remaining = [...tests].filter(([name]) => !(ignored as readonly string[]).includes(name));
  const rows = days.map((run) => rowsOfDays(segment, run));
  const byDays = {
    segment,
    ordering: segment.byTime,
    spans: rows,
    gone: gone.byTime,
    tests: remaining.map(([, test]) => test),
  };
  const models = remaining.find(([name]) => name === 'modelId')?.[1];
  if (!models || !('allowed' in models)) return byDays;
  const spans = spansOfModels(segment, models.allowed, rows);
  if (sizeOf(spans) >= sizeOf(rows)) return byDays;
  const others = remaining.filter(([name]) => name !== 'modelId').map(([, test]) => test);
  return { segment, ordering: segment.byModel, spans, gone: gone.byModel, tests: others };
}

export function sizeOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

function spansOfModels({ byModel, modelStarts }: Segment, allowed: Uint8Array, rows: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (let code = 0; code < allowed.length; code += 1) {
    if (!allowed[code]) continue;
    const [start, end] = [modelStarts[code] as number, modelStarts[code + 1] as number];
    const placeOf = (row: number) => firstNotBelow((place) => byModel.rows[place] as number, row, start, end);
    for (const { from, to } of rows) {
      const span = { from: placeOf(from), to: placeOf(to) };
      if (span.from < span.to) spans.push(span);
    }
  }
  return spans;
}
