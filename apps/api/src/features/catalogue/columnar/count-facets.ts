import { type FilterName, rangeSteps } from '@seri/domain/filter-names.data';
import { isRange } from '@seri/domain/filters';
import type { CountedBy, FacetCounts, Question } from '../catalogue-index.ts';
import { countedBy } from '../counted-by.ts';
import type { Directory } from './directory.ts';
import { copyMarked, countParts, countValues } from './kernels.ts';
import type { ColumnName } from './lot-facts.ts';
import { daysAsked, type Part, planScan } from './plan-scan.ts';
import { rangeColumns, type RowTests, testsOf } from './row-tests.ts';
import { blockSize, marking, scan } from './scan.ts';
import type { Ordering, Segment } from './segment.ts';

/** What lots are counted by, and the filter that a count by it ignores: its own. */
interface Dimension {
  name: CountedBy;
  column: ColumnName;
  step: number | undefined;
  own: FilterName;
}

function dimensionOf(name: CountedBy): Dimension {
  if (isRange(name)) return { name, column: rangeColumns[name], step: rangeSteps[name], own: name };
  const own = name === 'session' ? 'auction' : name;
  return { name, column: name, step: undefined, own: own === 'chassis' ? 'chassisId' : own };
}

/**
 * Counts by everything in one pass: lots that fit all filters count everywhere, those that fail a single one count for
 * that filter's own. Only the counts of sessions are a pass of their own where auctions are chosen, which lead the others to
 * few days.
 */
export function countFacets(parts: readonly Part[], directory: Directory, question: Question): FacetCounts {
  const dimensions = countedBy(question).map(dimensionOf);
  const areAuctionsChosen = Boolean(question.filters.auction ?? question.filters.auctionDate);
  const isAlone = ({ name }: Dimension) => name === 'session' && areAuctionsChosen;
  const sum = new Sum(dimensions);
  for (const part of parts) {
    const tests = testsOf(part.segment, directory, question);
    const others = dimensions.filter((dimension) => !isAlone(dimension));
    const fitting = countPart({ part, question, tests, dimensions: others, ignored: [] });
    sum.add(part.segment, others, fitting);
    const alone = dimensions.filter(isAlone);
    if (alone.length === 0) continue;
    const sessions = countPart({ part, question, tests, dimensions: alone, ignored: ['auction'] });
    sum.add(part.segment, alone, { ...sessions, total: 0 });
  }
  return sum;
}

interface Pass {
  part: Part;
  question: Question;
  tests: RowTests;
  dimensions: readonly Dimension[];
  ignored: readonly FilterName[];
}

interface Counted {
  total: number;
  slots: readonly Uint32Array[];
}

function countPart({ part, question, tests, dimensions, ignored }: Pass): Counted {
  const owned = new Set(dimensions.map(({ own }) => own).filter((own) => tests.has(own) && !ignored.includes(own)));
  const plan = planScan(part, daysAsked(question, ignored), tests, [...ignored, ...owned]);
  const slots = dimensions.map((dimension) => new Uint32Array(slotsOf(part.segment, dimension)));
  const counters = dimensions.map((dimension, at) => counterOf(plan.ordering, dimension, slots[at] as Uint32Array));
  const countAll: Count = (selected, count) => {
    for (const counter of counters) counter(selected, count);
  };
  const marks = [...owned].flatMap((own, at) => {
    const test = tests.get(own);
    return test ? [{ own, bit: 1 << at, mark: marking(test, plan.ordering, 1 << at) }] : [];
  });
  const fails = new Uint16Array(blockSize);
  const marked = new Uint32Array(blockSize);
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

type Count = (selected: Uint32Array, count: number) => void;

function counterOf({ columns }: Ordering, { column, step }: Dimension, slots: Uint32Array): Count {
  const values = columns[column];
  return step === undefined
    ? (selected, count) => countValues(values, selected, count, slots)
    : (selected, count) => countParts(values, step, selected, count, slots);
}

function slotsOf({ values, greatest }: Segment, { column, step }: Dimension): number {
  return column in greatest
    ? Math.ceil(greatest[column as keyof typeof greatest] / (step ?? 1)) + 1
    : values[column as keyof typeof values].length;
}

/** Of several segments, each of which has codes of its own. */
class Sum implements FacetCounts {
  readonly counts: Map<CountedBy, Map<string, number>>;
  total = 0;

  constructor(dimensions: readonly Dimension[]) {
    this.counts = new Map(dimensions.map(({ name }) => [name, new Map<string, number>()]));
  }

  add({ values }: Segment, dimensions: readonly Dimension[], { total, slots }: Counted): void {
    this.total += total;
    for (const [at, { name, column, step }] of dimensions.entries()) {
      const counts = this.counts.get(name);
      const valueOf = (slot: number) =>
        String(step === undefined ? values[column as keyof typeof values][slot] : slot - 1);
      // Nothing, which is 0, is nobody's choice.
      slots[at]?.forEach((lots, slot) => {
        if (lots > 0 && slot > 0) counts?.set(valueOf(slot), (counts.get(valueOf(slot)) ?? 0) + lots);
      });
    }
  }
}
