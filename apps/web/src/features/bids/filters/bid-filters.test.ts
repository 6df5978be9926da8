import { bidScopes } from '@seri/domain/bids/bid-lists';
import { expect, it } from 'vitest';
import { filtersShown } from './bid-filters.data.ts';

const shown = (list: 'live' | 'archive') =>
  bidScopes.map((scope) => filtersShown({ list, reader: 'dealer' }, { scope }));

it('R62 a dealer has the client filter always in the archive, and in the live list except for own bids', () => {
  expect(shown('archive')).toEqual([['user'], ['user'], ['user']]);
  expect(shown('live')).toEqual([['user'], [], ['user']]);
});
