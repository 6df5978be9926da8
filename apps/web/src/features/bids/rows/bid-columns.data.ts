import type { BidSort } from '@seri/domain/bids/bid-lists';
import { type ListColumn, minWidthOf } from '../../../lib/lists/list-columns.ts';

export type BidColumnId =
  | 'photo'
  | 'lot'
  | 'date'
  | 'deadline'
  | 'house'
  | 'name'
  | 'year'
  | 'mileage'
  | 'condition'
  | 'client'
  | 'group'
  | 'start'
  | 'bid'
  | 'placed'
  | 'status'
  | 'sold'
  | 'act'
  | 'chat';

export type BidColumn = ListColumn<BidSort> & { id: BidColumnId };

const columns: readonly BidColumn[] = [
  { id: 'photo', head: 'bids.col.photo', width: 59, quiet: true, cell: 'pic' },
  { id: 'lot', head: 'bids.col.lot', width: 80, sort: 'lotNo', cell: 'plate' },
  { id: 'date', head: 'bids.col.date', width: 104, sort: 'auctionDate' },
  { id: 'deadline', head: 'bids.col.deadline', width: 92, sort: 'deadline' },
  { id: 'house', head: 'bids.col.house', width: 116, sort: 'auctionName', cell: 'clip' },
  { id: 'name', head: 'bids.col.name', width: 'rest', sort: 'maker', cell: 'name' },
  { id: 'year', head: 'bids.col.year', width: 52, sort: 'year' },
  { id: 'mileage', head: 'bids.col.mileage', width: 72, sort: 'mileage', numeric: true },
  { id: 'condition', head: 'bids.col.condition', width: 70, sort: 'condition' },
  { id: 'client', head: 'bids.col.client', width: 128, cell: 'clip' },
  { id: 'group', head: 'bids.col.group', width: 40 },
  { id: 'start', head: 'bids.col.start', width: 92, sort: 'startPrice', numeric: true },
  { id: 'bid', head: 'bids.col.bid', width: 100, sort: 'bidAmount', numeric: true },
  { id: 'placed', head: 'bids.col.placed', width: 76, sort: 'bidDate' },
  { id: 'status', head: 'bids.col.status', width: 138, sort: 'bidStatus' },
  { id: 'sold', head: 'bids.col.sold', width: 118, sort: 'soldPrice', numeric: true },
  { id: 'act', head: 'bids.col.act', width: 76, quiet: true },
  { id: 'chat', head: 'chat.title', width: 56, quiet: true },
];

const minNameWidth = 130;

/** Columns that are dropped, in this order, when the room is too narrow, as beside a chat. */
const dropOrder: readonly BidColumnId[] = ['placed', 'mileage', 'photo', 'start', 'house', 'condition', 'year'];

/** The columns that only some lists have: of several clients, of bids under way, of a reader who bids. */
export type OptionalColumns = Readonly<Record<'client' | 'deadline' | 'act', boolean>>;

export function bidColumnsFor(optional: OptionalColumns, room: number): readonly BidColumn[] {
  const shown = columns.filter(({ id }) => !(id in optional) || optional[id as keyof OptionalColumns]);
  return dropOrder.reduce(
    (remaining, dropped) =>
      bidTableWidth(remaining) > room ? remaining.filter(({ id }) => id !== dropped) : remaining,
    shown,
  );
}

export const bidTableWidth = (shown: readonly BidColumn[]): number => minWidthOf(shown, minNameWidth);
