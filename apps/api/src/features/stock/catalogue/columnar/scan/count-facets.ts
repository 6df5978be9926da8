import { type FilterName, rangeSteps } from '@seri/domain/catalogue/filter-names.data';
import { isRange } from '@seri/domain/catalogue/filters';
import type { CountedBy, CountedValue, Question } from '../../index/catalogue-index.ts';
import { countedBy } from '../../facets/counted-by.ts';
import { packCounts, type PackedFacets } from '../../index/packed-counts.ts';
import { countSpans } from './count-spans.ts';
import { type Count, type Counted, counting, slotsOf } from './counted.ts';
import { SummedValues, takeTable } from './counted-values.ts';
import type { Directory } from '../segments/directory.ts';
import { copyMarked } from './kernels.ts';
import type { CodedName } from '../segments/lot-facts.ts';
import { daysAsked, type Part, planScan } from './plan-scan.ts';
import { rangeColumns, type RowTests, testsOf } from './row-tests.ts';
import { blockSize, marking, scan } from './scan.ts';
import type { Segment } from '../segments/segment.ts';

/** What lots are counted by, and the filter that a count by it ignores: its own. */
interface Dimension extends Counted {
  name: CountedBy;
  own: FilterName;
}

function dimensionOf(name: CountedBy): Dimension {
  if (isRange(name)) return { name, column: rangeColumns[name], step: rangeSteps[name], own: name };
  const own = name === 'session' ? 'auction' : name;
  return { name, column: name, step: undefined, own: own === 'chassis' ? 'chassisId' : own };
}

/**
 * Counts by everything in one pass: lots that fit all filters count everywhere, those that fail a single one count for
 * that filter's own. A pass of its own have the counts of sessions where auctions are chosen, which lead the others to few
 * days, and those of the only filter there is, for without it nothing is tested.
 */
export function countFacets(parts: readonly Part[], directory: Directory, question: Question): PackedFacets {
  const dimensions = countedBy(question).map(dimensionOf);
  const areAuctionsChosen = Boolean(question.filters.auction ?? question.filters.auctionDate);
  const sum = new Sum(dimensions);
  for (const part of parts.toReversed()) {
    const tests = testsOf(part.segment, directory, question);
    const [only, ...more] = [...tests.keys()].filter((name) => name !== 'modelId');
    const isAlone = ({ name, own }: Dimension) =>
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

/** Of the places that are looked at: there is one pass at a time. */
const fails = new Uint16Array(blockSize);
const marked = new Uint32Array(blockSize);

interface Pass {
  part: Part;
  question: Question;
  tests: RowTests;
  dimensions: readonly Dimension[];
  ignored: readonly FilterName[];
}

interface Found {
  total: number;
  slots: readonly Uint32Array[];
}

/** Nothing where there is nothing to be looked at. */
function countPart({ part, question, tests, dimensions, ignored }: Pass): Found | undefined {
  const owned = new Set(dimensions.map(({ own }) => own).filter((own) => tests.has(own) && !ignored.includes(own)));
  const plan = planScan(part, daysAsked(question, ignored), tests, [...ignored, ...owned]);
  if (plan.spans.length === 0) return undefined;
  const slots = dimensions.map((dimension) => takeTable(dimension.column, slotsOf(part.segment, dimension)));
  const counters = dimensions.map((dimension, at) => counting(plan.ordering, dimension, slots[at] as Uint32Array));
  if (plan.tests.length === 0 && owned.size === 0) {
    const tallies = dimensions.map((dimension, at) => ({ ...dimension, counts: slots[at] as Uint32Array }));
    return { total: countSpans(plan, tallies), slots };
  }
  const countAll: Count = (selected, count) => {
    for (const counter of counters) counter(selected, count);
  };
  const marks = [...owned].flatMap((own, at) => {
    const test = tests.get(own);
    return test ? [{ own, bit: 1 << at, mark: marking(test, plan.ordering, 1 << at) }] : [];
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

/** Of several segments. */
class Sum {
  readonly counts: ReadonlyMap<CountedBy, SummedValues>;
  total = 0;

  constructor(dimensions: readonly Dimension[]) {
    this.counts = new Map(dimensions.map(({ name }) => [name, new SummedValues()]));
  }

  add(segment: Segment, dimensions: readonly Dimension[], { total, slots }: Found): void {
    this.total += total;
    for (const [at, dimension] of dimensions.entries()) {
      const { name, column, step } = dimension;
      const values = step === undefined ? segment.values[column as CodedName] : undefined;
      const valueOf = (slot: number) => (values ? (values[slot] as CountedValue) : slot - 1);
      this.counts.get(name)?.add(column, slots[at] as Uint32Array, slotsOf(segment, dimension), valueOf);
    }
  }
}
