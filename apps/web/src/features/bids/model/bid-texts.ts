import type { BidReader } from '@seri/domain/bids/bid-filters';
import { bidStatus, bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { Language } from '@seri/domain/common/languages';
import { formatYen } from '@seri/domain/money/money';
import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { Text } from '../../../lib/text.ts';
import { clockTime, fullDate, isSameTime, ownTimeZone, relativeTime, tokyo, weekDay } from '../../../ui/format-time.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import type { TrackedBid } from './bids.ts';
import type { Soon } from './soon.ts';

/** Clients and dealers read of a new bid that it is under review. */
export function bidStatusText(text: Text, code: number, reader: BidReader = 'client'): string {
  if (code === bidStatusCodes.new && reader !== 'staff') return text('bids.status.underReview');
  return text(`bids.status.${bidStatus(code)}`);
}

/** Why it ended, where no person said so. */
export function reasonText(text: Text, { endReason }: Pick<TrackedBid, 'endReason'>): string {
  return endReason === null ? '' : text(`bids.reason.${endReason}`);
}

export interface Words {
  text: Text;
  language: Language;
}

/**
 * In one line: when the lot runs, in Japan and here, and where, which gives way first; of what runs that it does, of what
 * is over what became of the lot.
 */
export function whenText(words: Words, bid: TrackedBid): string {
  const { text, language } = words;
  if (bid.pageType === 'stock') return text('bids.fixedPrice');
  const at = new Date(bid.auctionDate);
  const japan = { language, timeZone: tokyo };
  if (isOpen(bid.status) && !isStatistics(bid.pageType)) {
    const isToCome = bid.status === lotStatusCodes.upcoming;
    return joined([
      `${weekDay(at, japan)}, ${clockTime(at, japan)} JST`,
      isToCome ? ownTimeText(words, bid) : lotStatusText(text, bid.status),
      bid.auctionName,
    ]);
  }
  return joined([fullDate(at, japan), lotStatusText(text, bid.status), bid.auctionName]);
}

/** Where the reader's clock shows another hour; a line that begins with a client's name has no room for it. */
function ownTimeText({ text, language }: Words, { auctionDate, user }: TrackedBid): string {
  const [at, timeZone] = [new Date(auctionDate), ownTimeZone()];
  if (user || isSameTime(at, tokyo, timeZone)) return '';
  return text('bids.ownTime', { time: clockTime(at, { language, timeZone }) });
}

/** What it was sold for, or where it starts; an order is the price itself. */
export function priceText(text: Text, { pageType, soldPrice, startPrice }: TrackedBid): string {
  if (pageType === 'stock') return '';
  if (soldPrice !== null) return text('bids.sold', { amount: formatYen(soldPrice) });
  return startPrice === null ? '' : text('bids.start', { amount: formatYen(startPrice) });
}

/** What comes within the hour, and in how many minutes; a table, where the time of the lot stands above, says it shorter. */
export function soonText({ text, language }: Words, { what, at }: Soon, now: Date, form: 'full' | 'short'): string {
  const time = clockTime(at, { language, timeZone: tokyo });
  const left = relativeTime(at, now, language) ?? '';
  if (form === 'full') return text(`bids.soon.${what}`, { time, left });
  return what === 'closes' ? text('bids.soon.closes.short', { time }) : left;
}

export const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
