import { type Sort, sortsOf } from '@seri/domain/catalogue/listing';
import { isStatistics, type LotShape, type PageType, pageTypeData } from '@seri/domain/catalogue/page-types';
import { type ListColumn, minWidthOf } from '../../../lib/lists/list-columns.ts';

/** The widths from which a table has room for more columns. */
export const screenWidths = [1440, 1600, 1920] as const;
export type ScreenWidth = (typeof screenWidths)[number];

interface ColumnData extends Omit<ListColumn<Sort>, 'id'> {
  /** Identifies and opens the lot, so it cannot be hidden. */
  alwaysShown?: true;
  /** Hidden on screens that are narrower; no column with money or state has it. */
  from?: ScreenWidth;
  /** Beside a panel it is narrower, and its head is visible to screen readers only. */
  tightWidth?: number;
}

const table = {
  photo: { head: 'listing.col.photo', width: 59, quiet: true, cell: 'pic' },
  lot: { head: 'listing.col.lot', width: 76, cell: 'plate', alwaysShown: true },
  time: { head: 'listing.col.time', width: 92, sort: 'auctionDate', cell: 'clip' },
  name: { head: 'listing.col.name', width: 'rest', cell: 'name', alwaysShown: true },
  category: { head: 'listing.col.category', width: 104, cell: 'clip', from: 1440 },
  year: { head: 'listing.col.year', width: 52, sort: 'year', numeric: true },
  engine: { head: 'listing.col.engine', width: 46, numeric: true, from: 1440 },
  hours: { head: 'listing.col.hours', width: 58, sort: 'hours', numeric: true },
  mileage: { head: 'listing.col.mileage', width: 56, sort: 'mileage', numeric: true },
  volume: { head: 'listing.col.volume', width: 56, numeric: true, from: 1440 },
  condition: { head: 'listing.col.condition', width: 60, sort: 'condition' },
  paint: { head: 'listing.col.paint', width: 86, cell: 'clip', from: 1440 },
  color: { head: 'listing.card.color', width: 66, cell: 'clip', from: 1440 },
  gear: { head: 'listing.col.gear', width: 44, cell: 'clip', from: 1440 },
  equipment: { head: 'listing.col.equipment', width: 70, cell: 'lines', from: 1440 },
  rates: { head: 'listing.col.rates', width: 140, from: 1440 },
  inspection: { head: 'listing.col.inspection', width: 64, from: 1600 },
  start: { head: 'listing.col.start', width: 88, sort: 'startPrice', numeric: true },
  average: { head: 'listing.col.average', width: 84, numeric: true },
  sold: { head: 'listing.col.sold', width: 88, sort: 'soldPrice', numeric: true },
  fixed: { head: 'listing.col.price', width: 96, sort: 'soldPrice', numeric: true },
  price: { head: 'listing.col.start', width: 90, sort: 'price', numeric: true },
  status: { head: 'listing.col.status', width: 127, tightWidth: 38, cell: 'clip' },
  favourite: { head: 'listing.col.favourite', width: 38, quiet: true },
  bid: { head: 'listing.col.bid', width: 80, numeric: true },
} as const satisfies Record<string, ColumnData>;

export type ColumnId = keyof typeof table;
export type ListingColumn = ColumnData & { id: ColumnId };

const car = ['year', 'engine', 'mileage', 'condition', 'paint', 'equipment'] as const;
const fields: Readonly<Record<LotShape, readonly ColumnId[]>> = {
  car: [...car, 'start', 'average'],
  bike: ['year', 'engine', 'mileage', 'condition', 'color', 'rates', 'inspection', 'start', 'average'],
  machine: ['category', 'year', 'engine', 'hours', 'mileage', 'volume', 'gear', 'condition', 'price', 'average'],
};

function columnIds(pageType: PageType): readonly ColumnId[] {
  const { shape, kind } = pageTypeData[pageType];
  if (kind === 'stock') return ['photo', 'lot', 'name', ...car, 'fixed', 'average', 'favourite'];
  const sold = isStatistics(pageType) && shape !== 'machine' ? (['sold'] as const) : [];
  return ['photo', 'lot', 'time', 'name', ...fields[shape], ...sold, 'status', 'favourite', 'bid'];
}

/** The columns of a page type in order. A head is sortable only if its page type has that sort. */
export function columnsOf(pageType: PageType): ListingColumn[] {
  const sorts = sortsOf(pageType);
  const { shape } = pageTypeData[pageType];
  return columnIds(pageType).map((id) => {
    const { sort, ...data }: ColumnData = table[id];
    const from = (isStatistics(pageType) ? inStatistics[id] : undefined) ?? laterOf[shape][id] ?? data.from;
    return { id, ...data, ...(from && { from }), ...(sort && sorts.includes(sort) ? { sort } : {}) };
  });
}

/** Bikes and machines have more columns, so some of them need a wider screen. */
const laterOf: Readonly<Record<LotShape, Partial<Record<ColumnId, ScreenWidth>>>> = {
  car: {},
  bike: { engine: 1600 },
  machine: { mileage: 1440, engine: 1600, gear: 1600 },
};

/** Prices of what was sold have a column of their own there. */
const inStatistics: Partial<Record<ColumnId, ScreenWidth>> = {
  paint: 1600,
  color: 1600,
  inspection: 1920,
  favourite: 1440,
};

const minNameWidth = 74;

export const tableWidth = (columns: readonly ListingColumn[]): number => minWidthOf(columns, minNameWidth);
