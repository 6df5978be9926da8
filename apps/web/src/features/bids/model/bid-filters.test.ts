import { bidScopes } from '@seri/domain/bids/bid-lists';
import { expect, it } from 'vitest';
import { filtersShown } from './bid-filters.data.ts';

const shown = (list: 'live' | 'archive') =>
  bidScopes.map((scope) => filtersShown({ list, reader: 'dealer' }, { scope }));

it('R62 a dealer chooses among clients in the archive always, under way not among the own bids', () => {
  expect(shown('archive')).toEqual([['user'], ['user'], ['user']]);
  expect(shown('live')).toEqual([['user'], [], ['user']]);
});
