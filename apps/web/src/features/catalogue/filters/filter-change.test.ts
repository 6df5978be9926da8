import { expect, test } from 'vitest';
import { addModel, filterKey, toggleMaker, toggleModel, withDates, withFilter, withRange } from './filter-change.ts';
import type { FilterFacets } from './filter-facets.ts';

const model = (value: number, makerId: number) => ({ value, makerId, label: '', count: 1 });
const facets: FilterFacets = {
  model: [model(11, 1), model(12, 1), model(21, 2)],
  ranges: {},
  without: {},
  totalResults: 0,
  totalSearchResults: 0,
};

test('an empty value removes its filter', () => {
  expect(withFilter({ color: ['White'], year: { from: 2015 } }, 'color', [])).toEqual({ year: { from: 2015 } });
  expect(withFilter({ equipement: 'AC' }, 'equipement', '')).toEqual({});
});

test('a range drops zeros and orders its ends', () => {
  expect(withRange('year', { from: 2022, to: 2015 })({})).toEqual({ year: { from: 2015, to: 2022 } });
  expect(withRange('year', { from: 0, to: 2015 })({})).toEqual({ year: { to: 2015 } });
  expect(withRange('year', {})({ year: { from: 2015 } })).toEqual({});
});

test('removing a maker removes its models and all chassis codes', () => {
  const filters = { makerId: ['1', '2'], modelId: ['11', '21'], chassisId: ['7'] };
  expect(toggleMaker('1', facets)(filters)).toEqual({ makerId: ['2'], modelId: ['21'] });
  expect(toggleMaker('2', facets)({ makerId: ['2'], modelId: ['21'], color: ['Red'] })).toEqual({ color: ['Red'] });
});

test('adding a maker leaves models and chassis codes alone', () => {
  const filters = { makerId: ['1'], modelId: ['11'], chassisId: ['7'] };
  expect(toggleMaker('2', facets)(filters)).toEqual({ ...filters, makerId: ['1', '2'] });
});

test('removing a model removes the chassis codes, adding one does not', () => {
  const filters = { makerId: ['1'], modelId: ['11'], chassisId: ['7'] };
  expect(toggleModel('11')(filters)).toEqual({ makerId: ['1'] });
  expect(toggleModel('12')(filters)).toEqual({ ...filters, modelId: ['11', '12'] });
});

test('adding a model adds its maker once', () => {
  expect(addModel('1', '11')({})).toEqual({ makerId: ['1'], modelId: ['11'] });
  expect(addModel('1', '11')({ makerId: ['1'], modelId: ['11'] })).toEqual({ makerId: ['1'], modelId: ['11'] });
});

test('choosing dates deselects the auctions of those dates and no others', () => {
  const auction = ['5:2026-11-23', '5:2026-11-24', '6:2026-11-25', '7'];
  const pick = withDates((filters) => ({ ...filters, auctionDate: ['2026-11-24'] }));
  expect(pick({ auction }).auction).toEqual(['5:2026-11-23', '6:2026-11-25', '7']);
  const from = withDates((filters) => ({ ...filters, auctionDateFrom: '2026-11-24' }));
  expect(from({ auction }).auction).toEqual(['5:2026-11-23', '7']);
  const both = withDates((filters) => ({ ...filters, auctionDateFrom: '2026-11-23', auctionDateTo: '2026-11-24' }));
  expect(both({ auction }).auction).toEqual(['6:2026-11-25', '7']);
  expect(withDates((filters) => filters)({ auction }).auction).toEqual(auction);
});

test('the key does not depend on the order in which filters were set', () => {
  expect(filterKey({ color: ['Red'], year: { from: 2015 } })).toBe(filterKey({ year: { from: 2015 }, color: ['Red'] }));
  expect(filterKey({ color: ['Red'] })).not.toBe(filterKey({ color: ['Blue'] }));
});
