import { describe, expect, it } from 'vitest';
import { consonantKey, plainKey, soundKey } from './sound-key.ts';

describe('the key of a name', () => {
  it('ignores blanks, hyphens, accents and case', () => {
    expect(plainKey('N-BOX')).toBe(plainKey('n box'));
    expect(plainKey('Citroën')).toBe('citroen');
    expect(plainKey('-–. ')).toBe('');
  });

  it.each([
    ['Prius', 'приус'],
    ['Corolla', 'Королла'],
    ['Alphard', 'альфард'],
    ['Camry', 'камри'],
    ['Civic', 'сивик'],
    ['Civic', 'цивик'],
    ['Voxy', 'вокси'],
    ['Jimny', 'джимни'],
    ['Pajero', 'паджеро'],
    ['Aqua', 'аква'],
    ['Vitz', 'витц'],
    ['March', 'марч'],
    ['Wish', 'виш'],
    ['Porsche', 'порше'],
    ['Yaris', 'ярис'],
    ['Mitsubishi', 'мицубиси'],
    ['Mark X', 'марк кс'],
    ['RAV4', 'рав4'],
    ['Step WGN', 'степвагон'],
  ])('by sound is the same for %s and %s', (name, russian) => {
    expect(soundKey(russian)).toBe(soundKey(name));
  });

  it('does not merge repeated digits', () => {
    expect(soundKey('3008')).not.toBe(soundKey('308'));
  });

  it.each([
    ['Outlander', 'аутлендер'],
    ['Crown', 'краун'],
    ['Ranger', 'рейнджер'],
    ['Fielder', 'филдер'],
    ['Cruiser', 'крузер'],
    ['Leaf', 'лиф'],
  ])('by consonants is the same for %s and %s', (name, russian) => {
    expect(consonantKey(russian)).toBe(consonantKey(name));
  });
});
