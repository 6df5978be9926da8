import { expect, it } from 'vitest';
import { lotHref } from './lot-href.ts';

it('the link of a lot has the path of its page type and the query of its list', () => {
  expect(lotHref({ id: 7, pageType: 'car-auction' })).toBe('/car-auctions/7');
  expect(lotHref({ id: 7, pageType: 'bikes' }, '?yearFrom=2015')).toBe('/bike-auctions/7?yearFrom=2015');
  expect(lotHref({ id: 7, pageType: 'stock' })).toBe('/oneprice/7');
});
