import { type FilterName, rangeSteps } from '@seri/domain/catalogue/filter-names.data';
import { isRange } from '@seri/domain/catalogue/filters';
import type { DimensionName, CountedValue, Question } from '../../index/catalogue-index.ts';
import { dimensionNamesOf } from '../../facets/counted-by.ts';
import { packCounts, type PackedFacets } from '../../index/packed-counts.ts';
import { countSpans } from './count-spans.ts';
import { type CountPlaces, type CountedColumn, counterOf, slotsOf } from './counted.ts';
import { SummedValues, takeTable } from './counted-values.ts';
import type { Directory } from '../segments/directory.ts';
import { copyMarked } from './kernels.ts';
import type { CodedName } from '../segments/lot-facts.ts';
import { daysOfQuestion, type CurrentSegment, planScan } from './plan-scan.ts';
import { measuredColumns, type RowTests, testsOf } from './row-tests.ts';
import { blockSize, markerOf, scan } from './scan.ts';
import type { Segment } from '../segments/segment.ts';

type OwnFilter = Exclude<FilterName, 'show'>;

/** A facet's column, and the facet's own filter, which its count ignores. */
interface ScanDimension extends CountedColumn {
  name: DimensionName;
  own: OwnFilter;
}

function dimensionOf(name: DimensionName): ScanDimension {
  if (isRange(name)) return { name, column: measuredColumns[name], step: rangeSteps[name], own: name };
  const own = name === 'session' ? 'auction' : name;
  return { name, column: name, step: undefined, own: own === 'chassis' ? 'chassisId' : own };
}

/**
 * Counts all facets in one pass: a lot that fits all filters counts for every facet, a lot that fails exactly one filter
 * counts for that filter's own facet. Two cases get a pass of their own: sessions, if auctions are chosen, because the
 * chosen auctions limit all other counts to few days; and the facet of the only filter, because without it nothing is tested.
 */
export function scanFacets(parts: readonly CurrentSegment[], directory: Directory, question: Question): PackedFacets {
  const dimensions = dimensionNamesOf(question).map(dimensionOf);
  const areAuctionsChosen = Boolean(question.filters.auction ?? question.filters.auctionDate);
  const sum = new Sum(dimensions);
  for (const part of parts.toReversed()) {
    const tests = testsOf(part.segment, directory, question);
    const [only, ...more] = [...tests.keys()].filter((name) => name !== 'modelId');
    const isAlone = ({ name, own }: ScanDimension) =>
      (name === 'session' && areAuctionsChosen) || (own === only && more.length === 0);
    const others = dimensions.filter((dimension) => !isAlone(dimension));
    const fitting = countPart({ part, question, tests, dimensions: others, ignored: [] });
    if (fitting) sum.add(part.segment, others, fitting);
    for (const dimension of dimensions.filter(isAlone)) {
      const alone = countPart({ part, question, tests, dimensions: [dimension], ignored: [dimension.own] });
      if (alone) sum.add(part.segment, [dimension], { ...alone, total: 0 });
    }
  }
  return { names: [...sum.counts.keys()], total: sum.total, ...packCounts([...sum.counts.values()]) };
}

/** Scratch buffers, shared by all passes: only one runs at a time. */
const fails = new Uint16Array(blockSize);
const marked = new Uint32Array(blockSize);

interface Pass {
  part: CurrentSegment;
  question: Question;
  tests: RowTests;
  dimensions: readonly ScanDimension[];
  ignored: readonly OwnFilter[];
}

interface Found {
  total: number;
  slots: readonly Uint32Array[];
}

/** Undefined if the plan has no places to look at. */
function countPart({ part, question, tests, dimensions, ignored }: Pass): Found | undefined {
  const owned = new Set(dimensions.map(({ own }) => own).filter((own) => tests.has(own) && !ignored.includes(own)));
  const plan = planScan(part, daysOfQuestion(question, ignored), tests, [...ignored, ...owned]);
  if (plan.spans.length === 0) return undefined;
  const slots = dimensions.map((dimension) => takeTable(dimension.column, slotsOf(part.segment, dimension)));
  const counters = dimensions.map((dimension, at) => counterOf(plan.ordering, dimension, slots[at] as Uint32Array));
  if (plan.tests.length === 0 && owned.size === 0) {
    const tallies = dimensions.map((dimension, at) => ({ ...dimension, counts: slots[at] as Uint32Array }));
    return { total: countSpans(plan, tallies), slots };
  }
  const countAll: CountPlaces = (selected, count) => {
    for (const counter of counters) counter(selected, count);
  };
  const marks = [...owned].flatMap((own, at) => {
    const test = tests.get(own);
    return test ? [{ own, bit: 1 << at, mark: markerOf(test, plan.ordering, 1 << at) }] : [];
  });
  let total = 0;
  scan(plan, (selected, count) => {
    if (marks.length === 0) {
      total += count;
      return countAll(selected, count);
    }
    fails.fill(0, 0, count);
    for (const { mark } of marks) mark(selected, count, fails);
    const fitting = copyMarked(fails, 0, selected, count, marked);
    total += fitting;
    countAll(marked, fitting);
    for (const { own, bit } of marks) {
      const failing = copyMarked(fails, bit, selected, count, marked);
      dimensions.forEach((dimension, at) => dimension.own === own && counters[at]?.(marked, failing));
    }
  });
  return { total, slots };
}

class Sum {
  readonly counts: ReadonlyMap<DimensionName, SummedValues>;
  total = 0;

  constructor(dimensions: readonly ScanDimension[]) {
    this.counts = new Map(dimensions.map(({ name }) => [name, new SummedValues()]));
  }

  add(segment: Segment, dimensions: readonly ScanDimension[], { total, slots }: Found): void {
    this.total += total;
    for (const [at, dimension] of dimensions.entries()) {
      const { name, column, step } = dimension;
      const values = step === undefined ? segment.values[column as CodedName] : undefined;
      const valueOf = (slot: number) => (values ? (values[slot] as CountedValue) : slot - 1);
      this.counts.get(name)?.add(column, slots[at] as Uint32Array, slotsOf(segment, dimension), valueOf);
    }
  }
}
