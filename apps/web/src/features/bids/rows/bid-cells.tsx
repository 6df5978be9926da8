import { groupDigits } from '@seri/domain/money/money';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import type { ReactNode } from 'react';
import { BidMark } from '../../../ui/bid-marks/bid-mark.tsx';
import { clockTime, dayMonth, fullDate, relativeTime, tokyo, weekDay } from '../../../ui/time/format-time.ts';
import { Grade } from '../../../ui/marks/grade.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import type { BidColumnId } from './bid-columns.data.ts';
import { bidStatusText, isOrder, reasonText, soonText, type BidWords } from './bid-texts.ts';
import { bidName, type ListedBid } from '../list/bids.ts';
import type { BidViewProps } from '../list/slots.ts';
import { closingOf, isWithinHour, soonOf } from './soon.ts';
import { BidLink } from './bid-link.tsx';
import { RowYen } from '../../../ui/marks/row-yen.tsx';

type RenderBidCell = (bid: ListedBid, words: BidWords, view: Omit<BidViewProps, 'bid'>) => ReactNode;

export const bidCells: Readonly<Record<BidColumnId, RenderBidCell>> = {
  photo: (bid, _words, { eager, setting }) => setting.renderPhoto(bid, 120, eager),
  lot: (bid, _words, { seen }) => <BidLink bid={bid} seen={seen} />,
  date: (bid, words, { setting }) => <RunsAt bid={bid} words={words} now={setting.now} />,
  deadline: (bid, words, { setting }) => <ClosesAt bid={bid} words={words} now={setting.now} />,
  house: (bid) => bid.auctionName || <span className="sub">–</span>,
  name: (bid) => (
    <div>
      <b className="strong">{bidName(bid)}</b>
      <small>{bid.grade}</small>
    </div>
  ),
  year: (bid) => bid.year,
  mileage: ({ mileage }) => (mileage === null ? null : groupDigits(mileage)),
  condition: (bid) => <Grade value={bid.condition || null} />,
  client: (bid, { text }, { setting }) => {
    if (!bid.user) return <span className="sub">{text('bids.own')}</span>;
    return setting.renderUser?.(bid) ?? bid.user.name;
  },
  group: (bid) => bid.bidGroupPrefix ?? <span className="sub">–</span>,
  start: (bid) => <RowYen value={bid.startPrice} />,
  bid: (bid, _words, { setting }) => setting.cells?.bid(bid) ?? <RowYen value={bid.bidAmount} strong />,
  placed: ({ bidDate }, { language }) => {
    const japan = { language, timeZone: tokyo };
    return (
      <time dateTime={bidDate}>
        {dayMonth(new Date(bidDate), japan)}
        <small>{clockTime(new Date(bidDate), japan)}</small>
      </time>
    );
  },
  status: (bid, { text }, { setting }) => (
    <>
      {setting.cells?.status(bid) ?? (
        <BidMark
          code={bid.bidStatus}
          label={bidStatusText(text, bid.bidStatus, { reader: setting.reader, isOrder: isOrder(bid) })}
        />
      )}
      {bid.endReason !== null && <small>{reasonText(text, bid)}</small>}
    </>
  ),
  sold: (bid, { text }, { setting }) => {
    const { pageType, soldPrice, status, can } = bid;
    // A stock car runs in no auction; the status of the order says it all.
    if (pageType === 'stock') return <Yen value={null} />;
    if (setting.cells && can.editSoldPrice) return setting.cells.sold(bid);
    const label = lotStatusText(text, status, 'short');
    if (soldPrice === null) return <Lamp code={status} label={label} />;
    return (
      <>
        <RowYen value={soldPrice} />
        <small>{label}</small>
      </>
    );
  },
  act: (bid, _words, { setting }) => setting.renderActions?.(bid),
  chat: (bid, _words, { setting }) => setting.renderChat(bid),
};

/** The time until which an open bid can be changed, also where it does not bind the reader. */
function ClosesAt({ bid, words, now }: RunsAtProps) {
  const { text, language } = words;
  const closes = closingOf(bid);
  if (!closes) return <span className="sub">–</span>;
  if (closes <= now) return <span className="sub">{text('bids.closed')}</span>;
  const japan = { language, timeZone: tokyo };
  return (
    <time dateTime={closes.toISOString()} className={isWithinHour(closes, now) ? 'soon' : undefined}>
      <b>{clockTime(closes, japan)}</b> <span className="cap">{weekDay(closes, japan)}</span>
      <small>{relativeTime(closes, now, language)}</small>
    </time>
  );
}

interface RunsAtProps {
  bid: ListedBid;
  words: BidWords;
  now: Date;
}

/** The time in Japan with the next event within the hour below it; in statistics the date. */
function RunsAt({ bid, words, now }: RunsAtProps) {
  const { text, language } = words;
  if (bid.pageType === 'stock') return text('bids.fixedPrice');
  const at = new Date(bid.auctionDate);
  const japan = { language, timeZone: tokyo };
  const soon = soonOf(bid, now);
  return (
    <time dateTime={bid.auctionDate}>
      {isStatistics(bid.pageType) ? (
        fullDate(at, japan)
      ) : (
        <>
          <b className="big">{clockTime(at, japan)}</b> <span className="cap">{weekDay(at, japan)}</span>
        </>
      )}
      {soon && <small className="soon">{soonText(words, soon, now, 'short')}</small>}
    </time>
  );
}
