import { rangeNames, rangeSteps } from '@seri/domain/catalogue/filter-names.data';
import { type Column, filled, greatestOf, GrowingColumn, makeColumn, makeRows } from '../segments/columns.ts';
import { type Counted, slotAt, slotsOf } from './counted.ts';
import { codedNames, type ColumnName } from '../segments/lot-facts.ts';
import { rangeColumns } from './row-tests.ts';
import type { Ordering, Segment } from '../segments/segment.ts';

/** How often each slot of a column occurs in each block of places, counted once for all questions. */
export interface BlockCounts {
  /** A block is two to the power of this many places, the last one fewer. */
  shift: number;
  /** Of each block the first of its slots; behind the last one their number. */
  starts: Uint32Array;
  /** Those that occur in a block, and how often, one block behind the other. */
  slots: Column;
  counts: Column;
}

/** By equipment lots are only found. */
const coded = codedNames.filter((name) => name !== 'equipment');
const counted: readonly Counted[] = [
  ...coded.map((column) => ({ column, step: undefined })),
  ...rangeNames.map((name) => ({ column: rangeColumns[name], step: rangeSteps[name] })),
];
/** Blocks are as fine as one slot for so many lots allows, which is a tenth of a byte, and hold a thousand places or more. */
const usual = { lotsOfSlot: 32, finest: 10 };

/** Counts what a segment is asked for most, in steps: it never changes. */
export function* withBlockCounts(segment: Segment, fineness = usual): Generator<void, Segment> {
  // Nobody counts the chassis codes of all models, or the models of one, whose lots have nearly a session each.
  const byTime = yield* blocksOf(segment, segment.byTime, ['chassis'], fineness);
  const byModel = yield* blocksOf(segment, segment.byModel, ['model', 'session'], fineness);
  return {
    ...segment,
    byTime: { ...segment.byTime, blocks: byTime },
    byModel: { ...segment.byModel, blocks: byModel },
  };
}

function* blocksOf(
  segment: Segment,
  ordering: Ordering,
  uncounted: readonly ColumnName[],
  fineness: typeof usual,
): Generator<void, NonNullable<Ordering['blocks']>> {
  const blocks: Partial<Record<ColumnName, BlockCounts>> = {};
  for (const one of counted) {
    const own = uncounted.includes(one.column) ? undefined : countBlocks(segment, ordering, one, fineness);
    if (own) blocks[one.column] = own;
    yield;
  }
  return blocks;
}

/** Nothing where two blocks or more would take too much memory. */
function countBlocks(
  segment: Segment,
  { columns }: Ordering,
  one: Counted,
  { lotsOfSlot, finest }: typeof usual,
): BlockCounts | undefined {
  const { size } = segment;
  const counts = new Uint32Array(slotsOf(segment, one));
  for (let shift = finest; size >> shift > 1; shift += 1) {
    const found = countBlocksOf(columns[one.column], one.step, shift, counts, size / lotsOfSlot);
    if (found) return found;
  }
  return undefined;
}

/** Nothing as soon as there are too many slots; who asks for larger blocks then has all of them counted twice at most. */
function countBlocksOf(
  column: Column,
  step: number | undefined,
  shift: number,
  counts: Uint32Array,
  most: number,
): BlockCounts | undefined {
  const [slots, numbers] = [new GrowingColumn(), new GrowingColumn()];
  const starts = makeRows(Math.ceil(column.length / 2 ** shift) + 1, SharedArrayBuffer);
  const occurring = new Uint32Array(2 ** shift);
  for (let block = 1; block < starts.length; block += 1) {
    const end = Math.min(column.length, block * 2 ** shift);
    let many = 0;
    for (let place = (block - 1) * 2 ** shift; place < end; place += 1) {
      const slot = slotAt(column, step, place);
      const count = counts[slot] as number;
      occurring[many] = slot;
      many += count === 0 ? 1 : 0;
      counts[slot] = count + 1;
    }
    for (let at = 0; at < many; at += 1) {
      const slot = occurring[at] as number;
      slots.push(slot);
      numbers.push(counts[slot] as number);
      counts[slot] = 0;
    }
    starts[block] = slots.values.length;
    if (slots.values.length > most) return undefined;
  }
  return { shift, starts, slots: shared(slots.values), counts: shared(numbers.values) };
}

function shared(values: Column): Column {
  return filled(makeColumn(values.length, greatestOf(values), SharedArrayBuffer), values);
}
