import type { LotKind } from '@seri/domain/lots/lot-kinds';
import { expect, it } from 'vitest';
import { manyLots, surroundingsWithout as surroundings } from '../../index/plain-lots.steps.ts';
import { factsOf } from '../columnar.steps.ts';
import { KeptLots } from './kept-lots.ts';
import { SegmentBuilder } from './segment-builder.ts';

const lots = manyLots(surroundings, 100).map(factsOf);

/** So many changed lots of each kind beside what was loaded, which is nothing. */
function keptWith(changed: Readonly<Partial<Record<LotKind, number>>>): KeptLots {
  const kinds = Object.entries(changed) as [LotKind, number][];
  const kept = new KeptLots(
    { models: [], chassis: [], categories: [], sessions: [] },
    kinds.map(([kind]) => new SegmentBuilder(kind).build()),
  );
  let taken = 0;
  for (const [kind, count] of kinds) {
    const own = lots.slice(taken, (taken += count)).map((lot) => ({ ...lot, kind }));
    kept.change(
      own.map(({ id }) => id),
      own,
    );
  }
  return kept;
}

const kindsMerged = (kept: KeptLots, mayStay?: number) =>
  [...kept.merge(mayStay)].flatMap((update) => update?.kinds.map(({ kind }) => kind) ?? []);

it('kinds with few changes are not merged, as far as so many may stay', () => {
  const changed = { car: 1, bike: 40, machine: 9, stock: 0 };
  expect(kindsMerged(keptWith(changed), 10)).toEqual(['bike']);
  expect(kindsMerged(keptWith(changed), 9)).toEqual(['bike', 'machine']);
  expect(kindsMerged(keptWith(changed), 50)).toEqual([]);
  expect(kindsMerged(keptWith(changed))).toEqual(['bike', 'machine', 'car']);
  const kept = keptWith(changed);
  kindsMerged(kept, 10);
  expect(kept.changes).toBe(10);
});
