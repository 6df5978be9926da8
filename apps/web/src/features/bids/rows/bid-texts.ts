import type { BidReader } from '@seri/domain/bids/bid-filters';
import { bidStatus, bidStatusCodes } from '@seri/domain/bids/bid-statuses';
import type { Language } from '@seri/domain/common/languages';
import { formatYen } from '@seri/domain/money/money';
import { isOpen } from '@seri/domain/lots/lot-states';
import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { japanDay } from '@seri/domain/time/japan-time';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { Text } from '../../../lib/language/text.ts';
import {
  clockTime,
  fullDate,
  isSameTime,
  ownTimeZone,
  relativeTime,
  tokyo,
  weekDay,
} from '../../../ui/time/format-time.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import type { ListedBid } from '../list/bids.ts';
import { closingOf, type Soon } from './soon.ts';

interface StatusOf {
  reader?: BidReader;
  isOrder?: boolean;
}

/** These name an order as well as a bid. */
const commonStatuses: ReadonlySet<number> = new Set([bidStatusCodes.new, bidStatusCodes.blank]);

/** Clients and dealers see a new bid as “under review”. An order of a car in stock is confirmed, never won. */
export function bidStatusText(text: Text, code: number, { reader = 'client', isOrder = false }: StatusOf = {}): string {
  if (code === bidStatusCodes.new && reader !== 'staff') return text('bids.status.underReview');
  return text(`${isOrder && !commonStatuses.has(code) ? 'orders' : 'bids'}.status.${bidStatus(code)}`);
}

export const isOrder = ({ pageType }: Pick<ListedBid, 'pageType'>): boolean => pageType === 'stock';

/** The reason, if no person ended the bid by hand. */
export function reasonText(text: Text, { endReason }: Pick<ListedBid, 'endReason'>): string {
  return endReason === null ? '' : text(`bids.reason.${endReason}`);
}

export interface BidWords {
  text: Text;
  language: Language;
}

/**
 * Time in Japan, then the reader's own time or the state of a running lot, then the house. A lot that is over shows its
 * date and state. The house comes last because the line is cut at its end.
 */
export function whenText(words: BidWords, bid: ListedBid): string {
  const { text, language } = words;
  if (bid.pageType === 'stock') return text('bids.fixedPrice');
  const at = new Date(bid.auctionDate);
  const japan = { language, timeZone: tokyo };
  if (isOpen(bid.status) && !isStatistics(bid.pageType)) {
    const isToCome = bid.status === lotStatusCodes.upcoming;
    return joinDots([
      `${weekDay(at, japan)}, ${clockTime(at, japan)} JST`,
      isToCome ? ownTimeText(words, bid) : lotStatusText(text, bid.status),
      bid.auctionName,
    ]);
  }
  return joinDots([fullDate(at, japan), lotStatusText(text, bid.status), bid.auctionName]);
}

/** The end of bidding while it lies ahead, with the day if that is not the day of the lot. */
export function closingText({ text, language }: BidWords, bid: ListedBid, now: Date): string {
  const closes = closingOf(bid);
  if (!closes || closes <= now) return '';
  const japan = { language, timeZone: tokyo };
  const isSameDay = japanDay(closes) === japanDay(new Date(bid.auctionDate));
  const time = clockTime(closes, japan);
  return text('bids.soon.closes.short', { time: isSameDay ? time : `${weekDay(closes, japan)} ${time}` });
}

/** Empty if the reader's clock shows the same hour, or if a client's name takes the room. */
function ownTimeText({ text, language }: BidWords, { auctionDate, user }: ListedBid): string {
  const [at, timeZone] = [new Date(auctionDate), ownTimeZone()];
  if (user || isSameTime(at, tokyo, timeZone)) return '';
  return text('bids.ownTime', { time: clockTime(at, { language, timeZone }) });
}

/** The sold price, or else the start price; an order has neither. */
export function priceText(text: Text, { pageType, soldPrice, startPrice }: ListedBid): string {
  if (pageType === 'stock') return '';
  if (soldPrice !== null) return text('bids.sold', { amount: formatYen(soldPrice) });
  return startPrice === null ? '' : text('bids.start', { amount: formatYen(startPrice) });
}

/** Tables use the short form: the time of the lot stands above it. */
export function soonText({ text, language }: BidWords, { event, at }: Soon, now: Date, form: 'full' | 'short'): string {
  const time = clockTime(at, { language, timeZone: tokyo });
  const left = relativeTime(at, now, language) ?? '';
  if (form === 'full') return text(`bids.soon.${event}`, { time, left });
  return event === 'closes' ? text('bids.soon.closes.short', { time }) : left;
}

export const joinDots = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');
