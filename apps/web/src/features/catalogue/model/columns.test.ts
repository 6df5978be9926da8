import { sortsOf } from '@seri/domain/catalogue/listing';
import { pageTypes } from '@seri/domain/catalogue/page-types';
import { expect, it } from 'vitest';
import { columnsOf, tableWidth } from './columns.data.ts';
import { shownColumns } from './hidden-columns.ts';

const idsOf = (pageType: (typeof pageTypes)[number]) => columnsOf(pageType).map(({ id }) => id);

it.each(pageTypes)('every sort of %s but none other has a head to press', (pageType) => {
  const heads = columnsOf(pageType).flatMap(({ sort }) => sort ?? []);
  expect(heads.toSorted()).toEqual(sortsOf(pageType).toSorted());
});

it('a fixed price stands alone: no day, no state and no bid', () => {
  expect(idsOf('stock')).toContain('fixed');
  for (const id of ['time', 'status', 'bid', 'start', 'sold'] as const) expect(idsOf('stock')).not.toContain(id);
});

it('statistics tell what a lot was sold for; a machine has one price', () => {
  expect(idsOf('stats')).toContain('sold');
  expect(idsOf('bike-stats')).toContain('sold');
  expect(idsOf('machinery-stats')).toContain('price');
  expect(idsOf('machinery-stats')).not.toContain('sold');
  expect(idsOf('car-auction')).not.toContain('sold');
});

it('live lots fit a screen of 1440 px beside the filters', () => {
  const room = 1440 - 48 - 248 - 15;
  for (const pageType of ['car-auction', 'stock', 'bikes', 'machinery'] as const) {
    expect(tableWidth(columnsOf(pageType))).toBeLessThanOrEqual(room);
  }
});

it('beside the panel of bids they fit 1280 px without the filters, and 1600 px with them', () => {
  const besides = 48 + 320 + 15;
  for (const pageType of ['car-auction', 'stock', 'bikes', 'machinery'] as const) {
    const width = tableWidth(shownColumns(columnsOf(pageType), [], true));
    expect(width).toBeLessThanOrEqual(Math.min(1280 - besides, 1600 - besides - 248));
  }
});
