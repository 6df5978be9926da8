import { bidStatus, bidStatusCodes } from '@seri/domain/bid-statuses';
import type { Language } from '@seri/domain/languages';
import { formatYen } from '@seri/domain/money';
import { isOpen } from '@seri/domain/lot-states';
import { isStatistics } from '@seri/domain/page-types';
import type { Text } from '../../../lib/text.ts';
import { clockTime, fullDate, isSameTime, ownTimeZone, relativeTime, tokyo, weekDay } from '../../../ui/format-time.ts';
import { zoneName } from '../../../ui/zone-name.ts';
import { lotStatusText } from '../../lots/model/status-text.ts';
import type { TrackedBid } from './bids.ts';
import type { Soon } from './soon.ts';

/** Clients and dealers read of a new bid that it is under review. */
export function bidStatusText(text: Text, code: number): string {
  if (code === bidStatusCodes.new) return text('bids.status.underReview');
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

/** In one line: when the lot runs and where; of what is over why it came to nothing, or what became of the lot. */
export function whenText({ text, language }: Words, bid: TrackedBid): string {
  if (bid.pageType === 'stock') return text('bids.fixedPrice');
  const at = new Date(bid.auctionDate);
  const japan = { language, timeZone: tokyo };
  if (isOpen(bid.status) && !isStatistics(bid.pageType)) {
    const own = { language, timeZone: ownTimeZone() };
    const local = isSameTime(at, tokyo, own.timeZone) ? '' : `${clockTime(at, own)} ${zoneName(at, own)}`;
    return joined([`${weekDay(at, japan)}, ${clockTime(at, japan)} JST`, bid.auctionName, local]);
  }
  return joined([fullDate(at, japan), reasonText(text, bid) || lotStatusText(text, bid.status), bid.auctionName]);
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
