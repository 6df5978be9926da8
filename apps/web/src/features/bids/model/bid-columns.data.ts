import type { BidSort } from '@seri/domain/bid-lists';
import type { MessageId } from '@seri/messages/message-id';

export type BidColumnId =
  | 'photo'
  | 'lot'
  | 'date'
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
  | 'sold';

export interface BidColumn {
  id: BidColumnId;
  head: MessageId;
  width: number | 'rest';
  sort?: BidSort;
  numeric?: true;
  /** What a screen reader alone is told the column is. */
  quiet?: true;
  /** How the table sets its cells. */
  cell?: 'pic' | 'name' | 'clip';
}

const columns: readonly BidColumn[] = [
  { id: 'photo', head: 'bids.col.photo', width: 59, quiet: true, cell: 'pic' },
  { id: 'lot', head: 'bids.col.lot', width: 80, sort: 'lotNo' },
  { id: 'date', head: 'bids.col.date', width: 104, sort: 'auctionDate' },
  { id: 'house', head: 'bids.col.house', width: 100, sort: 'auctionName', cell: 'clip' },
  { id: 'name', head: 'bids.col.name', width: 'rest', sort: 'maker', cell: 'name' },
  { id: 'year', head: 'bids.col.year', width: 52, sort: 'year' },
  { id: 'mileage', head: 'bids.col.mileage', width: 72, sort: 'mileage', numeric: true },
  { id: 'condition', head: 'bids.col.condition', width: 70, sort: 'condition' },
  { id: 'client', head: 'bids.col.client', width: 112, cell: 'clip' },
  { id: 'group', head: 'bids.col.group', width: 40 },
  { id: 'start', head: 'bids.col.start', width: 92, sort: 'startPrice', numeric: true },
  { id: 'bid', head: 'bids.col.bid', width: 100, sort: 'bidAmount', numeric: true },
  { id: 'placed', head: 'bids.col.placed', width: 76, sort: 'bidDate' },
  { id: 'status', head: 'bids.col.status', width: 132, sort: 'bidStatus' },
  { id: 'sold', head: 'bids.col.sold', width: 100, sort: 'soldPrice', numeric: true },
];

const leastName = 140;

/** A smaller desktop beside the rail; with the columns that give way there, the first one first. */
const narrow: { room: number; gives: readonly BidColumnId[] } = { room: 1217, gives: ['placed', 'mileage'] };

/** From here on every column has room. */
export const wideTable = '(width >= 1392px)';

/** Whose a bid is stands where several see theirs in one list. */
export function bidColumnsFor(hasClients: boolean, isWide: boolean): readonly BidColumn[] {
  const shown = hasClients ? columns : columns.filter(({ id }) => id !== 'client');
  if (isWide) return shown;
  return narrow.gives.reduce(
    (kept, gone) => (bidTableWidth(kept) > narrow.room ? kept.filter(({ id }) => id !== gone) : kept),
    shown,
  );
}

/** Room for every column: where there is less, the table scrolls sideways in its frame. */
export function bidTableWidth(shown: readonly BidColumn[]): number {
  return shown.reduce((sum, { width }) => sum + (width === 'rest' ? leastName : width), 0);
}
