import { describe, expect, it } from 'vitest';
import { consonantKey, plainKey, soundKey } from './sound-key.ts';

describe('the key of a name', () => {
  it('does not know blanks, hyphens, accents and capitals', () => {
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
  ])('of %s is by its sound that of %s', (name, russian) => {
    expect(soundKey(russian)).toBe(soundKey(name));
  });

  it('keeps digits as they are', () => {
    expect(soundKey('3008')).not.toBe(soundKey('308'));
  });

  it.each([
    ['Outlander', 'аутлендер'],
    ['Crown', 'краун'],
    ['Ranger', 'рейнджер'],
    ['Fielder', 'филдер'],
    ['Cruiser', 'крузер'],
    ['Leaf', 'лиф'],
  ])('of %s is by its consonants that of %s', (name, russian) => {
    expect(consonantKey(russian)).toBe(consonantKey(name));
  });
});
