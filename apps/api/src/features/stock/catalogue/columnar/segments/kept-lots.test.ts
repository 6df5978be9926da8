import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { expect, it } from 'vitest';
import { manyLots, plainSurroundings as surroundings } from '../../index/plain-lots.steps.ts';
import { indexedLotOf } from '../columnar.steps.ts';
import { CatalogueLots } from './kept-lots.ts';
import { SegmentBuilder } from './segment-builder.ts';

const lots = manyLots(surroundings, 100).map(indexedLotOf);

/** A catalogue loaded empty, then given so many changed lots of each kind. */
function lotsWith(changed: Readonly<Partial<Record<LotKind, number>>>): CatalogueLots {
  const kinds = Object.entries(changed) as [LotKind, number][];
  const catalogue = new CatalogueLots(
    { models: [], chassis: [], categories: [], sessions: [] },
    kinds.map(([kind]) => new SegmentBuilder(kind).build()),
  );
  let taken = 0;
  for (const [kind, count] of kinds) {
    const own = lots.slice(taken, (taken += count)).map((lot) => ({ ...lot, kind }));
    catalogue.change(
      own.map(({ id }) => id),
      own,
    );
  }
  return catalogue;
}

const kindsMerged = (catalogue: CatalogueLots, mayStay?: number) =>
  [...catalogue.merge(mayStay)].flatMap((update) => update?.kinds.map(({ kind }) => kind) ?? []);

it('leaves the kinds with fewest changes unmerged while the changes left fit the limit', () => {
  const changed = { car: 1, bike: 40, machine: 9, stock: 0 };
  expect(kindsMerged(lotsWith(changed), 10)).toEqual(['bike']);
  expect(kindsMerged(lotsWith(changed), 9)).toEqual(['bike', 'machine']);
  expect(kindsMerged(lotsWith(changed), 50)).toEqual([]);
  expect(kindsMerged(lotsWith(changed))).toEqual(['bike', 'machine', 'car']);
  const catalogue = lotsWith(changed);
  kindsMerged(catalogue, 10);
  expect(catalogue.changes).toBe(10);
});
