import { describe, expect, it } from 'vitest';
import type { Tariff } from './tariff.ts';
import { tariffOf } from './tariff-rows.steps.ts';
import { findOverlap, tariffDimensions, weightOf } from './tariff-scope.ts';

/** One named value of each dimension, in the order of their weight. */
const named: readonly Partial<Tariff>[] = [
  { accountId: 7 },
  { clientTier: 'vip' },
  { houseId: 3 },
  { method: 'bid' },
  { yard: 'Daikoku' },
  { dischargePort: 'Mombasa' },
  { loadPort: 'Yokohama' },
  { line: 'Umikaze Line' },
  { region: 'kanto' },
  { sizeClass: 'kei' },
  { priceFrom: 1 },
];

describe('R88 the weight of a row', () => {
  it('falls from account to price, and one dimension outweighs all that come after it', () => {
    expect(named).toHaveLength(tariffDimensions.length);
    for (const [place, scope] of named.entries()) {
      const rest = Object.assign({}, ...named.slice(place + 1)) as Partial<Tariff>;
      expect(weightOf(tariffOf(scope))).toBeGreaterThan(weightOf(tariffOf(rest)));
    }
  });

  it('grows with every further dimension', () => {
    for (const scope of named.slice(1)) {
      expect(weightOf(tariffOf({ accountId: 7, ...scope }))).toBeGreaterThan(weightOf(tariffOf({ accountId: 7 })));
    }
  });
});

function clash(one: Partial<Tariff>, other: Partial<Tariff>): boolean {
  const rows = [tariffOf(one), tariffOf({ kind: 'penalty' }), tariffOf(other)];
  const found = findOverlap(rows);
  if (found) expect(found.map(({ id }) => id)).toEqual([rows[0]?.id, rows[2]?.id]);
  return found !== undefined;
}

describe('R88 an overlap', () => {
  it.each<[string, Partial<Tariff>, Partial<Tariff>, boolean]>([
    ['two rows for everything', {}, {}, true],
    ['rows of other kinds', {}, { kind: 'agent' }, false],
    ['one of them names more', {}, { houseId: 3 }, false],
    ['both name the same', { houseId: 3 }, { houseId: 3 }, true],
    ['they name other values', { houseId: 3 }, { houseId: 4 }, false],
    ['they name other dimensions', { houseId: 3 }, { yard: 'Daikoku' }, false],
    ['a port is written otherwise', { loadPort: 'Yokohama' }, { loadPort: ' yokohama' }, true],
    ['one ends on the day before the other begins', { validTo: '2026-06-30' }, { validFrom: '2026-07-01' }, false],
    ['one ends on the day on which the other begins', { validTo: '2026-07-01' }, { validFrom: '2026-07-01' }, true],
    ['prices that touch', { priceTo: 100 }, { priceFrom: 100 }, true],
    ['prices that follow each other', { priceTo: 100 }, { priceFrom: 101 }, false],
    ['one names prices and the other does not', { priceTo: 100 }, {}, false],
  ])('%s', (_, one, other, isOverlap) => {
    expect([clash(one, other), clash(other, one)]).toEqual([isOverlap, isOverlap]);
  });
});
