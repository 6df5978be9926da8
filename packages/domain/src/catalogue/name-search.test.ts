import { describe, expect, it } from 'vitest';
import { nearness, readingsOf } from './name-search.ts';

const models = ['Prius', 'Presage', 'Land Cruiser Prado', 'CX-5', 'X-Trail', 'Skyline', 'HiAce Van', 'TT', 'Honda'];

/** What the first reading that finds anything finds. */
function find(typed: string): string[] {
  for (const reading of readingsOf(typed)) {
    const found = models.filter((name) => reading(name) !== null);
    if (found.length > 0) return found;
  }
  return [];
}

describe('what was typed is read', () => {
  it.each([
    ['prius', 'Prius'],
    ['PRI', 'Prius'],
    ['зкшгы', 'Prius'],
    ['приус', 'Prius'],
    ['ghbec', 'Prius'],
    ['СХ-5', 'CX-5'],
    ['сх5', 'CX-5'],
    ['cx 5', 'CX-5'],
    ['х-трейл', 'X-Trail'],
    ['скайлайн', 'Skyline'],
    ['прадо', 'Land Cruiser Prado'],
    ['ленд крузер', 'Land Cruiser Prado'],
    ['хайс', 'HiAce Van'],
    ['[jylf', 'Honda'],
    ['хонда', 'Honda'],
    ['тт', 'TT'],
  ])('%s is %s and nothing else', (typed, name) => {
    expect(find(typed)).toEqual([name]);
  });

  it.each(['qqqq', 'шшшшш', '', '   ', '%', '_', '\\', '😀'])('%j is nothing', (typed) => {
    expect(find(typed)).toEqual([]);
  });

  it('as it is before any other way', () => {
    expect(find('pr')).toEqual(['Prius', 'Presage', 'Land Cruiser Prado']);
    expect(find('prius')).toEqual(['Prius']);
  });
});

describe('a name comes near', () => {
  const [asItIs] = readingsOf('cru');
  it('that begins with it, then one whose word does, then one that holds it', () => {
    expect([asItIs?.('Cruze'), asItIs?.('Land Cruiser'), asItIs?.('Macru'), asItIs?.('Prius')]).toEqual([
      nearness.start,
      nearness.word,
      nearness.middle,
      null,
    ]);
  });
});
