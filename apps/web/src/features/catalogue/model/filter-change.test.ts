import { expect, test } from 'vitest';
import { addModel, filterKey, toggleMaker, toggleModel, withDates, withFilter, withRange } from './filter-change.ts';
import type { Facets } from './filter-facets.ts';

const model = (value: number, makerId: number) => ({ value, makerId, label: '', count: 1 });
const facets: Facets = {
  model: [model(11, 1), model(12, 1), model(21, 2)],
  ranges: {},
  without: {},
  totalResults: 0,
  totalSearchResults: 0,
};

test('what is set to nothing is gone', () => {
  expect(withFilter({ color: ['White'], year: { from: 2015 } }, 'color', [])).toEqual({ year: { from: 2015 } });
  expect(withFilter({ equipement: 'AC' }, 'equipement', '')).toEqual({});
});

test('a range has no zero, and its ends stand in order', () => {
  expect(withRange('year', { from: 2022, to: 2015 })({})).toEqual({ year: { from: 2015, to: 2022 } });
  expect(withRange('year', { from: 0, to: 2015 })({})).toEqual({ year: { to: 2015 } });
  expect(withRange('year', {})({ year: { from: 2015 } })).toEqual({});
});

test('with a maker go its models, and the chassis', () => {
  const filters = { makerId: ['1', '2'], modelId: ['11', '21'], chassisId: ['7'] };
  expect(toggleMaker('1', facets)(filters)).toEqual({ makerId: ['2'], modelId: ['21'] });
  expect(toggleMaker('2', facets)({ makerId: ['2'], modelId: ['21'], color: ['Red'] })).toEqual({ color: ['Red'] });
});

test('one more maker leaves models and chassis as they are', () => {
  const filters = { makerId: ['1'], modelId: ['11'], chassisId: ['7'] };
  expect(toggleMaker('2', facets)(filters)).toEqual({ ...filters, makerId: ['1', '2'] });
});

test('a model that goes takes the chassis along, one that comes does not', () => {
  const filters = { makerId: ['1'], modelId: ['11'], chassisId: ['7'] };
  expect(toggleModel('11')(filters)).toEqual({ makerId: ['1'] });
  expect(toggleModel('12')(filters)).toEqual({ ...filters, modelId: ['11', '12'] });
});

test('a model that was found brings its maker, once', () => {
  expect(addModel('1', '11')({})).toEqual({ makerId: ['1'], modelId: ['11'] });
  expect(addModel('1', '11')({ makerId: ['1'], modelId: ['11'] })).toEqual({ makerId: ['1'], modelId: ['11'] });
});

test('dates take the auctions of those dates out of the selection, and no others', () => {
  const auction = ['5:2026-11-23', '5:2026-11-24', '6:2026-11-25', '7'];
  const pick = withDates((filters) => ({ ...filters, auctionDate: ['2026-11-24'] }));
  expect(pick({ auction }).auction).toEqual(['5:2026-11-23', '6:2026-11-25', '7']);
  const from = withDates((filters) => ({ ...filters, auctionDateFrom: '2026-11-24' }));
  expect(from({ auction }).auction).toEqual(['5:2026-11-23', '7']);
  const both = withDates((filters) => ({ ...filters, auctionDateFrom: '2026-11-23', auctionDateTo: '2026-11-24' }));
  expect(both({ auction }).auction).toEqual(['6:2026-11-25', '7']);
  expect(withDates((filters) => filters)({ auction }).auction).toEqual(auction);
});

test('filters have one key, in whatever order they were set', () => {
  expect(filterKey({ color: ['Red'], year: { from: 2015 } })).toBe(filterKey({ year: { from: 2015 }, color: ['Red'] }));
  expect(filterKey({ color: ['Red'] })).not.toBe(filterKey({ color: ['Blue'] }));
});
