import type { MessageId } from '@seri/messages/message-id';
import { figure, wallTime } from '../../../lib/export-file.ts';
import type { CellValue, Spreadsheet } from '../../../lib/spreadsheet.ts';
import { lotHref } from '../../catalogue/model/lots.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import { bidStatusText, type Words } from './bid-texts.ts';
import type { TrackedBid } from './bids.ts';
import type { BidsPlace } from './bids-search.ts';

interface Field {
  head: MessageId;
  width: number;
  grouped?: true;
  of: (bid: TrackedBid, words: Words, place: BidsPlace) => CellValue;
}

const fields: readonly Field[] = [
  { head: 'export.lot', width: 9, of: ({ lotNo }) => figure(lotNo) },
  {
    head: 'export.time',
    width: 17,
    of: ({ pageType, auctionDate }) => (pageType === 'stock' ? null : wallTime(auctionDate)),
  },
  { head: 'export.house', width: 18, of: ({ auctionName }) => auctionName },
  { head: 'export.maker', width: 14, of: ({ maker }) => maker },
  { head: 'export.model', width: 20, of: ({ model }) => model },
  { head: 'export.trim', width: 18, of: ({ grade }) => grade },
  { head: 'export.chassis', width: 16, of: ({ chassis }) => chassis },
  { head: 'export.year', width: 7, of: ({ year }) => year },
  { head: 'export.mileage', width: 11, grouped: true, of: ({ mileage }) => mileage },
  { head: 'export.condition', width: 7, of: ({ condition }) => figure(condition) },
  { head: 'bids.col.client', width: 22, of: ({ user }) => user?.name ?? null },
  { head: 'bids.filter.manager', width: 22, of: ({ manager }) => manager },
  { head: 'bids.filter.bidGroups', width: 8, of: ({ bidGroupPrefix }) => bidGroupPrefix },
  { head: 'export.start', width: 12, grouped: true, of: ({ startPrice }) => startPrice },
  { head: 'bids.export.bid', width: 12, grouped: true, of: ({ bidAmount }) => bidAmount },
  { head: 'bids.export.adjustment', width: 12, grouped: true, of: ({ adjustmentPrice }) => adjustmentPrice },
  { head: 'bids.col.placed', width: 17, of: ({ bidDate }) => wallTime(bidDate) },
  {
    head: 'bids.sort.bidStatus',
    width: 14,
    of: ({ bidStatus }, { text }, { reader }) => bidStatusText(text, bidStatus, reader),
  },
  { head: 'export.status', width: 14, of: ({ status }, { text }) => lotStatusText(text, status) },
  { head: 'export.sold', width: 12, grouped: true, of: ({ soldPrice }) => soldPrice },
  { head: 'export.link', width: 40, of: (bid) => `${window.location.origin}${lotHref(bid)}` },
];

/** A row for each bid. What none of them has gets no column. */
export function bidsSheet(bids: readonly TrackedBid[], place: BidsPlace, words: Words): Spreadsheet {
  const told = fields
    .map((field) => ({ ...field, values: bids.map((bid) => field.of(bid, words, place)) }))
    .filter(({ values }) => values.some((value) => value !== null && value !== ''));
  return {
    columns: told.map(({ head, width, grouped = false }) => ({ head: words.text(head), width, grouped })),
    rows: bids.map((_bid, row) => told.map(({ values }) => values[row] ?? null)),
  };
}
