import { longestTitle } from '@seri/domain/catalogue/saved-searches';
import { expect, it } from 'vitest';
import { searchTitle } from './search-title.ts';

it('R40: a title names the car as people do', () => {
  const parts = [
    { name: 'lotNo', label: 'Lots 1–9' },
    { name: 'makerId', label: 'Toyota' },
    { name: 'modelId', label: 'Prius' },
    { name: 'color', label: 'White' },
    { name: 'year', label: '2018–2020' },
  ] as const;
  expect(searchTitle(parts)).toBe('Prius 2018–2020, Lots 1–9, White');
  expect(searchTitle(parts.filter(({ name }) => name !== 'modelId'))).toBe('Toyota 2018–2020, Lots 1–9, White');
  expect(searchTitle([])).toBe('');
});

it('R40: a label that does not fit in whole is left out', () => {
  const parts = [
    { name: 'makerId', label: 'Toyota' },
    { name: 'equipement', label: 'x'.repeat(longestTitle) },
    { name: 'color', label: 'White' },
  ] as const;
  expect(searchTitle(parts)).toBe('Toyota, White');
});
