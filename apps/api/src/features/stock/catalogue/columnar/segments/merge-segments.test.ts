import { expect, it } from 'vitest';
import { manyLots, plainSurroundings as surroundings } from '../../index/plain-lots.steps.ts';
import { slotsOf } from '../scan/counted.ts';
import { indexedLotOf } from '../columnar.steps.ts';
import { CatalogueLots } from './kept-lots.ts';
import { SegmentBuilder } from './segment-builder.ts';

const cars = manyLots(surroundings, 20).map((lot) => ({
  ...indexedLotOf(lot),
  kind: 'car' as const,
  startPrice: 50_000,
}));
const slots = { column: 'startPrice', step: 50_000 } as const;

it('shrinks the slots of a column when the lot with the greatest price has changed', () => {
  const catalogue = new CatalogueLots({ models: [], chassis: [], categories: [], sessions: [] }, [
    new SegmentBuilder('car').build(),
  ]);
  const slotsWhen = (price: number) => {
    const [first, ...others] = cars.map((car, at) => (at === 0 ? { ...car, startPrice: price } : car));
    catalogue.change(
      cars.map(({ id }) => id),
      first ? [first, ...others] : [],
    );
    const merged = [...catalogue.merge()].flatMap((update) => update?.kinds ?? []);
    const large = merged[0]?.large;
    return large && slotsOf(large, slots);
  };
  expect(slotsWhen(100_000_000_000)).toBe(2_000_002);
  expect(slotsWhen(50_000)).toBe(3);
});
