import { describe, expect, it } from 'vitest';
import { nearness, readingsOf } from './name-search.ts';

const models = ['Prius', 'Presage', 'Land Cruiser Prado', 'CX-5', 'X-Trail', 'Skyline', 'HiAce Van', 'TT', 'Honda'];

/** The names that match the first reading which matches any. */
function find(typed: string): string[] {
  for (const reading of readingsOf(typed)) {
    const found = models.filter((name) => reading(name) !== null);
    if (found.length > 0) return found;
  }
  return [];
}

describe('a typed text', () => {
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
  ])('%s finds %s and nothing else', (typed, name) => {
    expect(find(typed)).toEqual([name]);
  });

  it.each(['qqqq', 'шшшшш', '', '   ', '%', '_', '\\', '😀'])('%j finds nothing', (typed) => {
    expect(find(typed)).toEqual([]);
  });

  it('is read as typed before any other reading', () => {
    expect(find('pr')).toEqual(['Prius', 'Presage', 'Land Cruiser Prado']);
    expect(find('prius')).toEqual(['Prius']);
  });
});

describe('a name', () => {
  const [asTyped] = readingsOf('cru');
  it('matches best at its start, then at the start of a word, then in the middle', () => {
    expect([asTyped?.('Cruze'), asTyped?.('Land Cruiser'), asTyped?.('Macru'), asTyped?.('Prius')]).toEqual([
      nearness.start,
      nearness.word,
      nearness.middle,
      null,
    ]);
  });
});
