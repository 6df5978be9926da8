import type { MessageId } from '@seri/messages/message-id';
import { figure, wallTime } from '../../../lib/export/export-file.ts';
import type { CellValue, Spreadsheet } from '../../../lib/export/spreadsheet.ts';
import { lotHref } from '../../lots/visited/lot-href.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import { bidStatusText, type BidWords, isOrder } from '../rows/bid-texts.ts';
import type { ListedBid } from './bids.ts';
import type { BidListConfig } from './bids-search.ts';

interface BidExportField {
  head: MessageId;
  width: number;
  grouped?: true;
  read: (bid: ListedBid, words: BidWords, config: BidListConfig) => CellValue;
}

const fields: readonly BidExportField[] = [
  { head: 'export.lot', width: 9, read: ({ lotNo }) => figure(lotNo) },
  {
    head: 'export.time',
    width: 17,
    read: ({ pageType, auctionDate }) => (pageType === 'stock' ? null : wallTime(auctionDate)),
  },
  { head: 'export.house', width: 18, read: ({ auctionName }) => auctionName },
  { head: 'export.maker', width: 14, read: ({ maker }) => maker },
  { head: 'export.model', width: 20, read: ({ model }) => model },
  { head: 'export.trim', width: 18, read: ({ grade }) => grade },
  { head: 'export.chassis', width: 16, read: ({ chassis }) => chassis },
  { head: 'export.year', width: 7, read: ({ year }) => year },
  { head: 'export.mileage', width: 11, grouped: true, read: ({ mileage }) => mileage },
  { head: 'export.condition', width: 7, read: ({ condition }) => figure(condition) },
  { head: 'bids.col.client', width: 22, read: ({ user }) => user?.name ?? null },
  { head: 'bids.filter.manager', width: 22, read: ({ manager }) => manager },
  { head: 'bids.filter.bidGroups', width: 8, read: ({ bidGroupPrefix }) => bidGroupPrefix },
  { head: 'export.start', width: 12, grouped: true, read: ({ startPrice }) => startPrice },
  { head: 'bids.export.bid', width: 12, grouped: true, read: ({ bidAmount }) => bidAmount },
  { head: 'bids.export.adjustment', width: 12, grouped: true, read: ({ adjustmentPrice }) => adjustmentPrice },
  { head: 'bids.col.placed', width: 17, read: ({ bidDate }) => wallTime(bidDate) },
  {
    head: 'bids.sort.bidStatus',
    width: 14,
    read: (bid, { text }, { reader }) => bidStatusText(text, bid.bidStatus, { reader, isOrder: isOrder(bid) }),
  },
  { head: 'export.status', width: 14, read: ({ status }, { text }) => lotStatusText(text, status) },
  { head: 'export.sold', width: 12, grouped: true, read: ({ soldPrice }) => soldPrice },
  { head: 'export.link', width: 40, read: (bid) => `${window.location.origin}${lotHref(bid)}` },
];

/** One row for each bid; a column that is empty for all bids is left out. */
export function bidsSheet(bids: readonly ListedBid[], config: BidListConfig, words: BidWords): Spreadsheet {
  const filled = fields
    .map((field) => ({ ...field, values: bids.map((bid) => field.read(bid, words, config)) }))
    .filter(({ values }) => values.some((value) => value !== null && value !== ''));
  return {
    columns: filled.map(({ head, width, grouped = false }) => ({ head: words.text(head), width, grouped })),
    rows: bids.map((_bid, row) => filled.map(({ values }) => values[row] ?? null)),
  };
}
