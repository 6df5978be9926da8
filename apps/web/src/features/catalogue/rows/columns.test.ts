import { sortsOf } from '@seri/domain/catalogue/listing';
import { pageTypes } from '@seri/domain/catalogue/page-types';
import { expect, it } from 'vitest';
import { columnsOf, tableWidth } from './columns.data.ts';
import { shownColumns } from './hidden-columns.ts';

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

it('live tables fit a 1440 px screen beside the filters', () => {
  const available = 1440 - 48 - 248 - 15;
  for (const pageType of ['car-auction', 'stock', 'bikes', 'machinery'] as const) {
    expect(tableWidth(columnsOf(pageType))).toBeLessThanOrEqual(available);
  }
});

it('beside the bid panel tables fit 1280 px without filters and 1440 px with them', () => {
  const otherWidth = 48 + 304 + 15;
  for (const pageType of ['car-auction', 'stock', 'bikes', 'machinery'] as const) {
    const width = tableWidth(shownColumns(columnsOf(pageType), [], true));
    expect(width).toBeLessThanOrEqual(Math.min(1280 - otherWidth, 1440 - otherWidth - 248));
  }
});

it('beside the bid panel the average stays, and states keep their lamp', () => {
  const tight = shownColumns(columnsOf('car-auction'), [], true);
  expect(tight.map(({ id }) => id)).toContain('average');
  expect(tight.find(({ id }) => id === 'status')).toMatchObject({ width: 38, quiet: true });
});
