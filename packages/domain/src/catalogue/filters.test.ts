import { describe, expect, it, test } from 'vitest';
import { filterAddress, filterQuery, type Filters, lacksModelOrDate, readFilters } from './filters.ts';

const read = (query: Record<string, unknown>) => readFilters('car-auction', query);

describe('R37 reading filters from a query', () => {
  it.each<[Record<string, unknown>, Filters]>([
    [{}, {}],
    [
      { makerId: '7,8', color: 'white' },
      { makerId: ['7', '8'], color: ['white'] },
    ],
    [{ color: String.raw`white\, black,red` }, { color: ['white, black', 'red'] }],
    [{ color: 'red, red ,' }, { color: ['red'] }],
    [{ year: '2015,2022' }, { year: { from: 2015, to: 2022 } }],
    [{ year: '2015 – 2022' }, { year: { from: 2015, to: 2022 } }],
    [{ year: '2015,' }, { year: { from: 2015, to: undefined } }],
    [{ year: ',2022' }, { year: { from: undefined, to: 2022 } }],
    [{ year: '0,2022' }, { year: { from: undefined, to: 2022 } }],
    [{ year: '0,0' }, {}],
    [{ yearFrom: '2022', yearTo: '2015' }, { year: { from: 2015, to: 2022 } }],
    [{ yearFrom: 2015 }, { year: { from: 2015, to: undefined } }],
    [{ lotNo: '20140-20110' }, { lotNo: [{ from: 20110, to: 20140 }] }],
    [{ equipement: '  AC ' }, { equipement: 'AC' }],
    [{ equipement: '   ' }, {}],
    [{ quick_search_parameter: 'equipement', quick_search_text: 'AC' }, { equipement: 'AC' }],
    [{ quick_search_parameter: 'nonsense', quick_search_text: 'AC' }, {}],
    [{ auction: '12:2026-11-23,7' }, { auction: ['12:2026-11-23', '7'] }],
    [
      { auctionDateFrom: '2026-11-25', auctionDateTo: '2026-11-23' },
      { auctionDateFrom: '2026-11-23', auctionDateTo: '2026-11-25' },
    ],
    [{ nonsense: '1', hour: '5,6', category: '3' }, {}],
  ])('%j gives the filters %j', (query, filters) => {
    expect(read(query)).toEqual({ filters, faults: {} });
  });

  it.each([
    ['lotNo', 'abc'],
    ['makerId', 'toyota'],
    ['year', '2015,2016,2017'],
    ['year', 'abc'],
    ['year', '1e9'],
    ['auctionDateFrom', '2025-13-40'],
    ['auctionDate', '2025-02-30'],
    ['auction', '12:tomorrow'],
    ['color', 'a\u0007b'],
    ['makerId', ['1', '2']],
    ['chassis', 'x'.repeat(101)],
  ])('%s=%j is a fault of the field and gives no filter', (name, value) => {
    expect(read({ [name]: value })).toEqual({ filters: {}, faults: { [name]: { problem: 'invalid' } } });
  });

  it('allows 30 auctions and days together, and 30 categories and subcategories together', () => {
    const days = Array.from({ length: 15 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);
    const houses = Array.from({ length: 15 }, (_, index) => String(index));
    const query = { auctionDate: days.join(), auction: houses.join() };
    expect(read(query).faults).toEqual({});
    expect(read({ ...query, auction: `${query.auction},99` }).faults).toEqual({
      auction: { problem: 'tooLong', length: 31 },
    });
    const categories = Array.from({ length: 31 }, (_, index) => index).join();
    expect(readFilters('machinery', { subCategory: categories }).faults).toHaveProperty('category');
  });

  it.each([
    ['makerId', '1234567890123456'],
    ['startPrice', '1,1234567890123'],
    ['auctionDate', '0000-01-01'],
    ['equipement', 'a\tb'],
    ['equipement', 'a'.repeat(101)],
  ])('reports a fault if the database cannot store %s=%s', (name, value) => {
    expect(readFilters('car-auction', { [name]: value })).toEqual({
      filters: {},
      faults: { [name]: { problem: 'invalid' } },
    });
  });

  it('gives the same filters again when they were written for a call or for an address', () => {
    const query = { year: '2015,', mileage: ',90000', makerId: '1,2', color: String.raw`a\,b\\`, lotNo: '5-7,9' };
    const { filters } = read(query);
    expect(filterQuery(filters)).toEqual(query);
    expect(filterAddress(filters)).toEqual({
      yearFrom: '2015',
      mileageTo: '90000',
      makerId: '1,2',
      color: query.color,
      lotNo: '5-7,9',
    });
    expect(read(filterAddress(filters)).filters).toEqual(filters);
  });
});

const lacks = (query: Record<string, string>) => lacksModelOrDate('stats', readFilters('stats', query).filters);

test('R38 statistics need a model or a date', () => {
  expect(lacks({ makerId: '1', color: 'white' })).toBe(true);
  expect(lacks({ modelId: '1' })).toBe(false);
  expect(lacks({ auctionDateTo: '2026-01-01' })).toBe(false);
  expect(lacksModelOrDate('car-auction', {})).toBe(false);
});
