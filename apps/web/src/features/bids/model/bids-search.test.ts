import { expect, it } from 'vitest';
import { bidsHref, bidsRequest, parseBidsSearch } from './bids-search.ts';

const search = { status: 2, scope: 'clients', sorting: { sort: 'bidAmount', order: 'DESC' }, page: 3 } as const;

it('tab, whose bids, order and page come back from the address they were written to', () => {
  const href = bidsHref('/dealer-bids', 'live', search);
  expect(href).toBe('/dealer-bids?bidStatus=2&bidType=clients&sort=bidAmount&order=DESC&page=3');
  expect(parseBidsSearch('live', Object.fromEntries(new URL(href, 'http://seri').searchParams))).toEqual(search);
});

it('a status narrows the list that has it, by the name of that list', () => {
  const all = { status: undefined, scope: 'all', sorting: undefined, page: 1 };
  expect(parseBidsSearch('archive', { archiveStatus: 7 })).toEqual({ ...all, status: 7 });
  expect(parseBidsSearch('live', { bidStatus: 7, bidType: 'theirs', sort: 'chassis', page: 0 })).toEqual(all);
  expect(parseBidsSearch('archive', { bidStatus: 4 })).toEqual(all);
});

it('R56 a cleared sort sends neither, and only a dealer says whose bids', () => {
  const first = { status: undefined, scope: 'mine', sorting: undefined, page: 1 } as const;
  expect(bidsRequest('live', first, false)).toEqual({ page: '1' });
  expect(bidsRequest('archive', { ...first, status: 6 }, true)).toEqual({
    archiveStatus: '6',
    bidType: 'mine',
    page: '1',
  });
});
