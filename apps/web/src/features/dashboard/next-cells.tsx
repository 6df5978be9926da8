import { bidStatus } from '@seri/domain/bids/bid-statuses';
import { hour } from '@seri/domain/time/japan-time';
import type { Language } from '@seri/domain/common/languages';
import type { ReactNode } from 'react';
import type { Text } from '../../lib/language/text.ts';
import { BidMark } from '../../ui/bid-marks/bid-mark.tsx';
import { classNames } from '../../ui/frame/class-names.ts';
import { clockTime, relativeTime, tokyo, weekDay } from '../../ui/time/format-time.ts';
import { Grade } from '../../ui/marks/grade.tsx';
import { Plate } from '../../ui/marks/plate.tsx';
import { Yen } from '../../ui/marks/yen.tsx';
import { bidStatusText } from '../bids/rows/bid-texts.ts';
import { lotHref } from '../lots/visited/lot-href.ts';
import type { DashboardKind, UpcomingBid } from './dashboard.ts';
import type { NextColumnId } from './next-columns.data.ts';
import page from './dashboard-page.module.css';

export interface NextCellContext {
  text: Text;
  language: Language;
  now: Date;
  kind: DashboardKind;
}

type NextBidCell = (bid: UpcomingBid, context: NextCellContext) => ReactNode;

export const nextCells: Readonly<Record<Exclude<NextColumnId, 'photo'>, NextBidCell>> = {
  lot: (bid, { text }) => (
    <Plate
      number={bid.lotNo}
      href={lotHref(bid)}
      covers
      label={text('dashboard.openLot', { number: bid.lotNo, name: `${bid.maker} ${bid.model}` })}
    />
  ),
  name: (bid) => (
    <div>
      <b className="strong">{`${bid.maker} ${bid.model}`}</b>
      <small>{[bid.client ?? bid.grade, bid.auctionName].filter(Boolean).join(' · ')}</small>
    </div>
  ),
  condition: ({ condition }) => <Grade value={condition || null} />,
  bid: ({ bidAmount }) => <Yen value={bidAmount} strong />,
  status: ({ bidStatus: code }, context) => <BidMark code={code} label={statusText(context, code)} />,
  cancel: ({ cancelDeadline }, context) => <DeadlineClock at={cancelDeadline} {...context} />,
  closes: ({ biddingDeadline }, context) => <DeadlineClock at={biddingDeadline} {...context} />,
  runs: ({ auctionDate }, context) => <DeadlineClock at={auctionDate} {...context} />,
};

export function statusText({ text, kind }: NextCellContext, code: number): string {
  return kind === 'staff' ? text(`bids.status.${bidStatus(code)}`) : bidStatusText(text, code);
}

/** Japan time, relative to now if less than a day ahead. A time in the past is dimmed. */
export function DeadlineClock({ at, now, language }: NextCellContext & { at: string }) {
  const moment = new Date(at);
  const left = moment.getTime() - now.getTime();
  const japan = { language, timeZone: tokyo };
  return (
    <time dateTime={at} className={page.clock} data-past={left <= 0 ? '' : undefined}>
      <b className="big">{clockTime(moment, japan)}</b>
      <small className={classNames(left > 0 && left <= hour && 'soon')}>
        {(left > 0 && relativeTime(moment, now, language)) || weekDay(moment, japan)}
      </small>
    </time>
  );
}
