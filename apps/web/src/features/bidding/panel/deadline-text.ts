import type { Language } from '@seri/domain/common/languages';
import type { Text } from '../../../lib/language/text.ts';
import {
  clockTime,
  isSameTime,
  ownTimeZone,
  relativeTime,
  shortDate,
  tokyo,
  type ZonedTime,
} from '../../../ui/time/format-time.ts';
import type { LotView } from '../../lots/page/lot-view.ts';

/** The house and its day in Japan; a stock car has no day. */
export function auctionText({ pageType, lotInfo }: Pick<LotView, 'pageType' | 'lotInfo'>, language: Language): string {
  const day = pageType !== 'stock' && shortDate(new Date(lotInfo.auctionDate), { language, timeZone: tokyo });
  return [lotInfo.auctionName, day].filter(Boolean).join(' · ');
}

interface DeadlineReader {
  text: Text;
  language: Language;
  timeZone?: string;
}

/** R42: until when bids are taken, in Japan time with the reader's beside it; with its day if it is not near. */
export function deadlineText(reader: DeadlineReader, at: Date, now: Date): string {
  const { text, language } = reader;
  const left = relativeTime(at, now, language);
  const time = bothTimes(reader, at, left === undefined);
  if (at <= now) return text('bidding.deadline.past', { time });
  return left === undefined ? text('bidding.deadline.far', { time }) : text('bidding.deadline', { time, left });
}

function bothTimes({ text, language, timeZone = ownTimeZone() }: DeadlineReader, at: Date, isFar: boolean): string {
  const japan: ZonedTime = { language, timeZone: tokyo };
  const time = [isFar && shortDate(at, japan), clockTime(at, japan)].filter(Boolean).join(' ');
  if (isSameTime(at, tokyo, timeZone)) return text('bidding.deadline.japan', { time });
  return text('bidding.deadline.both', { time, own: clockTime(at, { language, timeZone }) });
}
