import { expect, it } from 'vitest';
import { indexedLotOf } from '../columnar/columnar.steps.ts';
import { CatalogueLots } from '../columnar/segments/kept-lots.ts';
import { SegmentBuilder } from '../columnar/segments/segment-builder.ts';
import { Merges } from './merges.ts';
import { manyLots, plainSurroundings as surroundings } from './plain-lots.steps.ts';

const cars = manyLots(surroundings, 100).map((lot) => ({ ...indexedLotOf(lot), kind: 'car' as const }));

/** Ten cars change at first, then ten more after each merge, so many times. */
async function mergeWhile(times: number, closing = new AbortController()) {
  const lots = new CatalogueLots({ models: [], chassis: [], categories: [], sessions: [] }, [
    new SegmentBuilder('car').build(),
  ]);
  let changed = 0;
  const changeTen = () => {
    const some = cars.slice(changed, (changed += 10));
    lots.change(
      some.map(({ id }) => id),
      some,
    );
  };
  const merges = new Merges({
    lots,
    isDue: () => lots.changes > 3,
    mayStay: 0,
    onUpdate: () => changed <= times * 10 && changeTen(),
    closing: closing.signal,
  });
  changeTen();
  merges.beginIfDue();
  await merges.untilIdle();
  return { changes: lots.changes, done: merges.done };
}

it('merges again at once if too many lots changed during a merge', async () => {
  expect(await mergeWhile(0)).toEqual({ changes: 0, done: 1 });
  expect(await mergeWhile(3)).toEqual({ changes: 0, done: 4 });
});

it('merges nothing after it was aborted', async () => {
  const closing = new AbortController();
  closing.abort();
  expect(await mergeWhile(0, closing)).toMatchObject({ changes: 10 });
});
