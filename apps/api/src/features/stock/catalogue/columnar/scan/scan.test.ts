import fc from 'fast-check';
import { expect, it } from 'vitest';
import { manyLots, plainSurroundings as surroundings } from '../../index/plain-lots.steps.ts';
import { indexedLotOf } from '../columnar.steps.ts';
import { nothingGone } from '../segments/gone.ts';
import { markerOf, scan } from './scan.ts';
import { SegmentBuilder } from '../segments/segment-builder.ts';

const builder = new SegmentBuilder('car');
for (const [place, lot] of manyLots(surroundings, 200).entries())
  builder.add({ ...indexedLotOf(lot), year: 2_000 + (place % 30) });
const segment = builder.build();
const { byTime: ordering, size } = segment;
const places = Uint32Array.from({ length: size }, (_, place) => place);

const anyRange = fc
  .tuple(fc.nat(40), fc.nat(10))
  .map(([from, many]) => ({ from: 1_995 + from, to: 1_995 + from + many }));

it('keeps and marks places by whether their value is in one of any number of ranges', () => {
  const property = fc.property(fc.array(anyRange, { maxLength: 4 }), (ranges) => {
    const isFitting = (place: number) => {
      const year = ordering.columns.year[place] ?? 0;
      return ranges.some(({ from, to }) => year >= from && year <= to);
    };
    const test = { column: 'year', ranges } as const;
    const kept: number[] = [];
    const spans = [{ from: 0, to: size }];
    scan({ segment, ordering, spans, gone: nothingGone.byTime, tests: [test] }, (selected, count) =>
      kept.push(...selected.subarray(0, count)),
    );
    expect(kept).toEqual([...places].filter(isFitting));
    const fails = new Uint16Array(size);
    markerOf(test, ordering, 4)(places, size, fails);
    expect([...fails]).toEqual([...places].map((place) => (isFitting(place) ? 0 : 4)));
  });
  fc.assert(property);
});
