import { isByDeadline, type Sort } from '@seri/domain/catalogue/listing';
import { isStatistics, type PageType } from '@seri/domain/catalogue/page-types';
import type { Question, Slice } from '../../index/catalogue-index.ts';
import type { PackedPlaces } from '../../index/packed-places.ts';
import type { Column } from '../segments/columns.ts';
import type { Directory } from '../segments/directory.ts';
import { type FoundRows, findFirstRows, findRows } from './find-rows.ts';
import type { MeasuredName } from '../segments/lot-facts.ts';
import { daysOfQuestion, type CurrentSegment, planScan } from './plan-scan.ts';
import { testsOf } from './row-tests.ts';
import type { Segment } from '../segments/segment.ts';
import { type Key, selectSlice } from './select-slice.ts';

export function scanPlaces(
  parts: readonly CurrentSegment[],
  directory: Directory,
  question: Question,
  { sorting, offset, limit }: Slice,
): PackedPlaces {
  const isLatestFirst = isStatistics(question.pageType);
  const closesFirst = isByDeadline(question.filters, sorting);
  const found = parts.map((part) => {
    const tests = testsOf(part.segment, directory, question);
    const plan = planScan(part, daysOfQuestion(question, []), tests, []);
    // Rows in the default order are read only as far as the page.
    const isInOrder = !sorting && !closesFirst && plan.ordering.rows === null;
    return isInOrder ? findFirstRows(plan, offset + limit, isLatestFirst) : findRows(plan);
  });
  const matches = new Matches(parts, found);
  const sign: SortKey['sign'] = sorting?.order === 'DESC' ? -1 : 1;
  const byDefault = defaultOrder(isLatestFirst ? -1 : 1);
  const keys = [
    ...(sorting ? [{ values: valuesOfSort(question.pageType, sorting.sort), sign }] : []),
    ...(closesFirst ? [{ values: deadlinesIn(directory), sign }] : []),
    ...byDefault,
  ];
  const chosen = selectSlice(matches.all(), matches.keysOf(keys), offset, offset + limit);
  return { total: found.reduce((sum, { total }) => sum + total, 0), ...matches.placesOf(chosen) };
}

/** The value of each row, or with `among` its index into those values. */
interface RowValues {
  column: Column;
  among?: Float64Array;
}

type ValuesOf = (segment: Segment) => RowValues;

/** A row without a value sorts as Infinity, so it comes last in both directions. */
interface SortKey {
  values: ValuesOf;
  sign: 1 | -1;
}

const daysOf: ValuesOf = ({ days, moments }) => ({ column: moments, among: days });
const timesOf: ValuesOf = ({ times, moments }) => ({ column: moments, among: times });
/** A lot without a session comes last. */
const deadlinesIn =
  (directory: Directory): ValuesOf =>
  ({ byTime, values }) => ({
    column: byTime.columns.session,
    among: Float64Array.from(values.session, (id) => directory.session(Number(id))?.closesAt ?? Infinity),
  });
const idsOf: ValuesOf = ({ ids }) => ({ column: ids });
const measure =
  (name: MeasuredName): ValuesOf =>
  ({ byTime }) => ({ column: byTime.columns[name] });

function valueOf({ column, among }: RowValues, row: number): number {
  const value = column[row] as number;
  return among ? (among[value] as number) : value || Infinity;
}

function signed(value: number, sign: SortKey['sign']): number {
  return value === Infinity ? value : sign * value;
}

/** R8: the default order, by time, lot number and id; lots without a number last. */
function defaultOrder(sign: SortKey['sign']): SortKey[] {
  return [daysOf, timesOf, measure('lotNumber'), idsOf].map((values) => ({ values, sign }));
}

const sorted: Readonly<Record<Exclude<Sort, 'price' | 'soldPrice'>, ValuesOf>> = {
  auctionDate: timesOf,
  year: measure('year'),
  condition: ({ conditionRanks }) => ({ column: conditionRanks }),
  mileage: measure('mileage'),
  hours: measure('hours'),
  startPrice: measure('startPrice'),
};

/** Sorting by price uses the price that the listing shows: the sold price in statistics, otherwise the start price. */
function valuesOfSort(pageType: PageType, sort: Sort): ValuesOf {
  if (sort !== 'price' && sort !== 'soldPrice') return sorted[sort];
  return isStatistics(pageType) ? measure('soldPrice') : sorted.startPrice;
}

type FoundPart = FoundRows & { segment: Segment; first: number };

class Matches {
  readonly #parts: readonly FoundPart[];
  readonly #size: number;

  constructor(parts: readonly CurrentSegment[], found: readonly FoundRows[]) {
    let size = 0;
    this.#parts = found.map((rows, at) => {
      const first = size;
      size += rows.rows.length;
      return { ...rows, segment: (parts[at] as CurrentSegment).segment, first };
    });
    this.#size = size;
  }

  all(): Uint32Array {
    const matches = new Uint32Array(this.#size);
    for (let match = 0; match < matches.length; match += 1) matches[match] = match;
    return matches;
  }

  /** The first key is needed for every match, so it is read into an array; the others are needed for few. */
  keysOf([first, ...others]: readonly SortKey[]): Key[] {
    return [...(first ? [this.#readAll(first)] : []), ...others.map((key) => this.#keyOf(key))];
  }

  #readAll({ values, sign }: SortKey): Float64Array {
    const all = new Float64Array(this.#size);
    for (const { segment, rows, first } of this.#parts) {
      const own = values(segment);
      for (let at = 0; at < rows.length; at += 1) all[first + at] = signed(valueOf(own, rows[at] as number), sign);
    }
    return all;
  }

  #keyOf({ values, sign }: SortKey): Key {
    const parts = this.#parts.map(({ segment, rows, first }) => ({ own: values(segment), rows, first }));
    return (match) => {
      const { own, rows, first } = partOf(parts, match);
      return signed(valueOf(own, rows[match - first] as number), sign);
    };
  }

  placesOf(matches: Uint32Array): Omit<PackedPlaces, 'total'> {
    const [ids, days] = [new Uint32Array(matches.length), new Uint32Array(matches.length)];
    for (const [at, match] of matches.entries()) {
      const { segment, rows, first } = partOf(this.#parts, match);
      const row = rows[match - first] as number;
      ids[at] = segment.ids[row] as number;
      days[at] = valueOf(daysOf(segment), row);
    }
    return { ids, days };
  }
}

function partOf<Found extends { rows: Uint32Array; first: number }>(parts: readonly Found[], match: number): Found {
  for (const part of parts) if (match < part.first + part.rows.length) return part;
  throw new RangeError(`There is no match ${match}.`);
}
