import { expect, it } from 'vitest';
import { noTariffFilters, parseTariffsSearch, tariffsHref } from './tariffs-search.ts';

it('filters of tariffs survive a round trip through the address', () => {
  const filters = { kind: 'freight', houseId: '12', port: 'Dar es Salaam', withEnded: true } as const;
  const href = tariffsHref('/tariffs', filters);
  expect(href).toBe('/tariffs?kind=freight&house=12&port=Dar+es+Salaam&ended=1');
  expect(parseTariffsSearch(Object.fromEntries(new URL(href, 'http://seri').searchParams))).toEqual(filters);
  expect(tariffsHref('/tariffs', noTariffFilters)).toBe('/tariffs');
});

it('what cannot be read is ignored', () => {
  expect(parseTariffsSearch({ kind: 'discount', house: 'x', port: ['a'], ended: 'yes' })).toEqual(noTariffFilters);
});
