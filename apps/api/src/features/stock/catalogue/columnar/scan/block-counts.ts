import { rangeNames, rangeSteps } from '@seri/domain/catalogue/filter-names.data';
import { type Column, filled, greatestOf, GrowingColumn, makeColumn, makeRows } from '../segments/columns.ts';
import { type CountedColumn, slotAt, slotsOf } from './counted.ts';
import { codedNames, type ColumnName } from '../segments/lot-facts.ts';
import { measuredColumns } from './row-tests.ts';
import type { Ordering, Segment } from '../segments/segment.ts';

/** How often each slot of a column occurs in each block of places. Counted once, then used by every question. */
export interface BlockCounts {
  /** A block has two to the power of `shift` places; the last one may have fewer. */
  shift: number;
  /** The index of each block's first slot, followed by the number of slots. */
  starts: Uint32Array;
  /** The slots that occur in a block, and their counts, block after block. */
  slots: Column;
  counts: Column;
}

/** Equipment is a filter but no facet. */
const coded = codedNames.filter((name) => name !== 'equipment');
const counted: readonly CountedColumn[] = [
  ...coded.map((column) => ({ column, step: undefined })),
  ...rangeNames.map((name) => ({ column: measuredColumns[name], step: rangeSteps[name] })),
];
/** The finest blocks that need at most one slot per 32 lots, a tenth of a byte per lot; never below 1,024 places. */
const usual = { lotsOfSlot: 32, finest: 10 };

/** Adds block counts to a segment, in steps. They stay valid, because a segment never changes. */
export function* withBlockCounts(segment: Segment, fineness = usual): Generator<void, Segment> {
  // No question counts chassis codes over all models. Within one model there is nothing to count by model, and nearly every
  // lot has a session of its own, so block counts save nothing.
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
  for (const target of counted) {
    const counts = uncounted.includes(target.column) ? undefined : countBlocks(segment, ordering, target, fineness);
    if (counts) blocks[target.column] = counts;
    yield;
  }
  return blocks;
}

/** Undefined if even two blocks would take too much memory. */
function countBlocks(
  segment: Segment,
  { columns }: Ordering,
  { column, step }: CountedColumn,
  { lotsOfSlot, finest }: typeof usual,
): BlockCounts | undefined {
  const { size } = segment;
  const counts = new Uint32Array(slotsOf(segment, { column, step }));
  for (let shift = finest; size >> shift > 1; shift += 1) {
    const found = countBlocksOf(columns[column], step, shift, counts, size / lotsOfSlot);
    if (found) return found;
  }
  return undefined;
}

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
