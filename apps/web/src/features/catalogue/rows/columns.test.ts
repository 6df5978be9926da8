import { sortsOf } from '@seri/domain/catalogue/listing';
import { type PageType, pageTypes } from '@seri/domain/catalogue/page-types';
import { expect, it } from 'vitest';
import { columnsOf, tableWidth } from './columns.data.ts';
import { shownColumns } from './hidden-columns.ts';

const headOf = (pageType: (typeof pageTypes)[number], column: string) =>
  columnsOf(pageType).find(({ id }) => id === column)?.head;
const idsOf = (pageType: (typeof pageTypes)[number]) => columnsOf(pageType).map(({ id }) => id);

it.each(pageTypes)('the sortable columns of %s are exactly its sorts', (pageType) => {
  const heads = columnsOf(pageType).flatMap(({ sort }) => sort ?? []);
  expect(heads.toSorted()).toEqual(sortsOf(pageType).toSorted());
});

it('stock has the fixed price, and no time, status, bid, start or sold column', () => {
  expect(idsOf('stock')).toContain('fixed');
  for (const id of ['time', 'status', 'bid', 'start', 'sold'] as const) expect(idsOf('stock')).not.toContain(id);
});

it('statistics show the sold price; machines have a single price column', () => {
  expect(idsOf('stats')).toContain('sold');
  expect(idsOf('bike-stats')).toContain('sold');
  expect(idsOf('machinery-stats')).toContain('price');
  expect(idsOf('machinery-stats')).not.toContain('sold');
  expect(idsOf('car-auction')).not.toContain('sold');
});

it('the start price of machines has the name that it has on cards, of a fixed price its own', () => {
  expect(headOf('machinery', 'price')).toBe(headOf('car-auction', 'start'));
  expect(headOf('stock', 'fixed')).toBe('listing.col.price');
});

const besideFilters = 48 + 248 + 15;
const panel = 304;
const live = ['car-auction', 'stock', 'bikes', 'machinery'] as const;
const widthAt = (pageType: PageType, width: number, isTight = false) =>
  tableWidth(shownColumns(columnsOf(pageType), [], { width, isTight }));

it.each([1280, 1366, 1440, 1600, 1920])('tables fit beside the filters at %i px', (width) => {
  for (const pageType of pageTypes) expect(widthAt(pageType, width)).toBeLessThanOrEqual(width - besideFilters);
});

it.each([1366, 1440, 1600, 1920])(
  'statistics with what a lot was sold for fit beside the filters at %i px',
  (width) => {
    for (const pageType of pageTypes) expect(widthAt(pageType, width)).toBeLessThanOrEqual(width - besideFilters);
  },
);

it('beside the bid panel tables fit 1280 px without filters and 1440 px with them', () => {
  for (const pageType of live) {
    expect(widthAt(pageType, 1280 - panel, true)).toBeLessThanOrEqual(1280 - 48 - 15 - panel);
    expect(widthAt(pageType, 1440 - panel, true)).toBeLessThanOrEqual(1440 - besideFilters - panel);
  }
});

it('no column with money or state gives way', () => {
  const kept = ['condition', 'start', 'average', 'sold', 'fixed', 'price', 'status', 'bid'] as const;
  for (const pageType of pageTypes) {
    const shown = shownColumns(columnsOf(pageType), [], { width: 0, isTight: true }).map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(kept.filter((id) => idsOf(pageType).includes(id))));
  }
});

it('beside the bid panel states keep their lamp', () => {
  const tight = shownColumns(columnsOf('car-auction'), [], { width: 0, isTight: true });
  expect(tight.find(({ id }) => id === 'status')).toMatchObject({ width: 38, quiet: true });
});
