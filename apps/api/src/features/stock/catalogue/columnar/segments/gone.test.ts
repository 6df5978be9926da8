import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyLot, plainSurroundings } from '../../index/plain-lots.steps.ts';
import { indexedLotOf } from '../columnar.steps.ts';
import { goneWithin, nothingGone, withGone } from './gone.ts';
import { SegmentBuilder } from './segment-builder.ts';

const [lots = []] = fc.sample(fc.array(anyLot(plainSurroundings), { minLength: 200, maxLength: 200, size: 'max' }), {
  numRuns: 1,
  seed: 11,
});
const builder = new SegmentBuilder('car');
for (const [place, lot] of lots.entries()) builder.add(indexedLotOf({ ...lot, id: 1 + place }));
const segment = builder.build();

it('removed lots are listed by place in both orders, whichever update removed them', () => {
  const anyRows = fc.uniqueArray(fc.nat({ max: segment.size - 1 }), { maxLength: 60 });
  const property = fc.property(anyRows, fc.nat({ max: 60 }), (rows, former) => {
    const first = withGone(segment, nothingGone, Uint32Array.from(rows.slice(0, former)));
    const { byTime, byModel } = withGone(segment, first, Uint32Array.from(rows.slice(former)));
    expect([...byTime]).toEqual(rows.toSorted((one, other) => one - other));
    const places = rows.map((row) => segment.byModel.rows.indexOf(row));
    expect([...byModel]).toEqual(places.toSorted((one, other) => one - other));
  });
  fc.assert(property);
});

it('a span includes its first place and excludes its end', () => {
  const gone = Uint32Array.of(3, 4, 7, 9);
  const within = (from: number, to: number) => [...goneWithin(gone, { from, to })];
  expect(within(3, 9)).toEqual([3, 4, 7]);
  expect(within(4, 10)).toEqual([4, 7, 9]);
  expect(within(5, 7)).toEqual([]);
  expect(within(9, 9)).toEqual([]);
  expect(within(10, 20)).toEqual([]);
});
