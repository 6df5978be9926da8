import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLots, plainSurroundings as surroundings } from '../../index/plain-lots.steps.ts';
import { withBlockCounts } from './block-counts.ts';
import { countSpans } from './count-spans.ts';
import { type CountedColumn, slotsOf } from './counted.ts';
import { indexedLotOf } from '../columnar.steps.ts';
import { nothingGone, withGone } from '../segments/gone.ts';
import { runToEnd } from './order-by-model.ts';
import type { Segment } from '../segments/segment.ts';
import { SegmentBuilder } from '../segments/segment-builder.ts';

const counted: readonly CountedColumn[] = [
  { column: 'session', step: undefined },
  { column: 'model', step: undefined },
  { column: 'chassis', step: undefined },
  { column: 'color', step: undefined },
  { column: 'year', step: 1 },
  { column: 'mileage', step: 5_000 },
  { column: 'startPrice', step: 50_000 },
];

/** Cars in blocks of at least four places, without a memory limit. */
const anySegment = anyLots(surroundings).map((lots) => {
  const builder = new SegmentBuilder('car');
  for (const lot of lots) builder.add(indexedLotOf(lot));
  return runToEnd(withBlockCounts(builder.build(), { lotsOfSlot: 1 / 8, finest: 2 }));
});

it('counts any spans by blocks as place by place, without the removed lots', { timeout: 60_000 }, () => {
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });
  const property = fc.property(anySegment, shares, shares, (segment, ends, chosen) => {
    const rows = new Set(chosen.map((share) => Math.floor(share * (segment.size - 1))));
    const gone = withGone(segment, nothingGone, Uint32Array.from(rows));
    const bounds = ends.map((share) => Math.round(share * segment.size)).toSorted((one, other) => one - other);
    const spans = bounds.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: bounds[at + 1] ?? segment.size }] : []));
    for (const name of ['byTime', 'byModel'] as const) {
      const ordering = segment[name];
      const places = spans
        .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))
        .filter((place) => !rows.has(ordering.rows?.[place] ?? place));
      const tallies = counted.map((one) => ({ ...one, counts: new Uint32Array(slotsOf(segment, one)) }));
      expect(countSpans({ segment, ordering, spans, gone: gone[name], tests: [] }, tallies)).toBe(places.length);
      const plain = counted.map((one) => {
        const counts = Array.from({ length: slotsOf(segment, one) }, () => 0);
        for (const place of places) {
          const slot = slotOf(one, ordering.columns[one.column][place] ?? 0);
          counts[slot] = (counts[slot] ?? 0) + 1;
        }
        return counts;
      });
      expect(tallies.map(({ counts }) => counts.join())).toEqual(plain.map((counts) => counts.join()));
    }
  });
  fc.assert(property, { numRuns: 100 });
});

/** Slot 0 is for lots without a value; measured values are stored plus one. */
function slotOf({ step }: CountedColumn, value: number): number {
  return step && value > 0 ? Math.floor((value - 1) / step) + 1 : value;
}

function segmentOf(lots: number, prices: number): Segment {
  const builder = new SegmentBuilder('car');
  const [lot] = fc.sample(anyLots(surroundings), { numRuns: 1, seed: 3 })[0] ?? [];
  for (let id = 1; id <= lots; id += 1) {
    if (lot) builder.add({ ...indexedLotOf(lot), id, kind: 'car', soldPrice: ((id * 7_919) % prices) * 50_000 });
  }
  return runToEnd(withBlockCounts(builder.build()));
}

it('uses larger blocks for more distinct values, and none if even two blocks would take too much memory', () => {
  const shifts = [10, 100, 1_000, 10_000].map((prices) => segmentOf(40_000, prices).byTime.blocks?.soldPrice?.shift);
  expect(shifts).toEqual([10, 12, undefined, undefined]);
});
