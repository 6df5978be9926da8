import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bikeLot, carLot, machineLot } from './lots.testkit.ts';
import { listingsKey, mapLots, patchLot } from './lots.ts';

const pageInfo = { page: 1, pageSize: 20, totalSearchResults: 3, totalResults: 3 };
const wishList = [{ group: 'B', value: true }] as const;

it('a favourite shows in every cached list that contains the lot, paged or endless', () => {
  const client = new QueryClient();
  const paged = [...listingsKey, 'car-auction', { page: '1' }];
  const scrolled = [...listingsKey, 'machinery', 'endless', {}, 1];
  const other = [...listingsKey, 'bikes', {}];
  client.setQueryData(paged, { lots: [carLot(1), carLot(2)], pageInfo });
  client.setQueryData(scrolled, {
    pages: [
      { lots: [machineLot(3)], pageInfo },
      { lots: [machineLot(2)], pageInfo },
    ],
    pageParams: [1, 2],
  });
  const bikes = client.setQueryData(other, { lots: [bikeLot(4)], pageInfo });
  patchLot(client, 2, { wishList: [...wishList] });
  expect(client.getQueryData(paged)).toMatchObject({ lots: [{ wishList: [] }, { wishList }] });
  expect(client.getQueryData(scrolled)).toMatchObject({ pages: [{}, { lots: [{ wishList }] }] });
  expect(client.getQueryData(other)).toBe(bikes);
});

it('a list without changed lots stays the same object', () => {
  const cached = { pages: [{ lots: [carLot(1)], pageInfo }], pageParams: [1] };
  expect(mapLots(cached, (lot) => lot)).toBe(cached);
});
