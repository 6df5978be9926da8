import type { BidSort } from '@seri/domain/bids/bid-lists';
import { type ListColumn, minWidthOf } from '../../../../lib/lists/list-columns.ts';

export type DeskColumnId =
  | 'select'
  | 'photo'
  | 'lot'
  | 'time'
  | 'house'
  | 'name'
  | 'year'
  | 'mileage'
  | 'condition'
  | 'client'
  | 'group'
  | 'start'
  | 'bid'
  | 'adjustment'
  | 'auto'
  | 'status'
  | 'sold'
  | 'chat';

export type DeskColumn = ListColumn<BidSort> & { id: DeskColumnId };

const columns: readonly DeskColumn[] = [
  { id: 'select', head: 'bids.col.select', width: 40, quiet: true },
  { id: 'photo', head: 'bids.col.photo', width: 43, quiet: true, cell: 'pic' },
  { id: 'lot', head: 'bids.col.lot', width: 76, sort: 'lotNo', cell: 'plate' },
  { id: 'time', head: 'bids.col.jst', width: 62, sort: 'auctionDate' },
  { id: 'house', head: 'bids.col.house', width: 96, sort: 'auctionName', cell: 'clip' },
  { id: 'name', head: 'bids.col.name', width: 'rest', sort: 'maker', cell: 'clip' },
  { id: 'year', head: 'bids.col.year', width: 58, sort: 'year' },
  { id: 'mileage', head: 'bids.col.mileage', width: 68, sort: 'mileage', numeric: true },
  { id: 'condition', head: 'bids.col.condition', width: 74, sort: 'condition' },
  { id: 'client', head: 'bids.col.client', width: 128, cell: 'clip' },
  { id: 'group', head: 'bids.col.group', width: 36 },
  { id: 'start', head: 'bids.col.start', width: 90, sort: 'startPrice', numeric: true },
  { id: 'bid', head: 'bids.col.bid', width: 118, sort: 'bidAmount', numeric: true },
  { id: 'adjustment', head: 'bids.col.adjustment', width: 74, numeric: true },
  { id: 'auto', head: 'bids.col.auto', width: 54 },
  { id: 'status', head: 'bids.col.status', width: 122, sort: 'bidStatus' },
  { id: 'sold', head: 'bids.col.sold', width: 106, sort: 'soldPrice', numeric: true },
  { id: 'chat', head: 'chat.title', width: 52, quiet: true },
];

const minNameWidth = 106;

/** Columns that are dropped, in this order, when the room is too narrow. */
const dropOrder: readonly DeskColumnId[] = [
  'photo',
  'mileage',
  'year',
  'house',
  'start',
  'condition',
  'adjustment',
  'group',
];

export interface DeskView {
  /** Grouped rows need no house column: the session head names the house. */
  isGrouped: boolean;
  /** The reader may see adjustments. */
  hasAdjustment: boolean;
}

export function deskColumnsFor({ isGrouped, hasAdjustment }: DeskView, room: number): readonly DeskColumn[] {
  const shown = columns.filter(({ id }) => !(id === 'house' && isGrouped) && !(id === 'adjustment' && !hasAdjustment));
  return dropOrder.reduce(
    (remaining, dropped) => (deskWidth(remaining) > room ? remaining.filter(({ id }) => id !== dropped) : remaining),
    shown,
  );
}

export const deskWidth = (shown: readonly DeskColumn[]): number => minWidthOf(shown, minNameWidth);

export const deskTracks = (shown: readonly DeskColumn[]): Record<`--${string}`, string> => ({
  '--columns': shown.map(({ width }) => (width === 'rest' ? 'minmax(0, 1fr)' : `${width}px`)).join(' '),
});
