import type { ReactNode } from 'react';
import type { NextBid } from '../model/dashboard.ts';
import page from './dashboard-page.module.css';
import { Clock, nextCells, type NextWords } from './next-cells.tsx';

interface NextStripProps {
  bid: NextBid;
  words: NextWords;
  photo: ReactNode;
}

/** A bid in a strip of a phone, with its three clocks below. */
export function NextStrip({ bid, words, photo }: NextStripProps) {
  const { text } = words;
  const clocks = [
    { caption: text('dashboard.col.cancel'), at: bid.cancelDeadline },
    { caption: text('dashboard.col.closes'), at: bid.biddingDeadline },
    { caption: text('dashboard.col.runs'), at: bid.auctionDate },
  ];
  return (
    <li className={page.strip} data-bid-id={bid.bidId}>
      <div className={page.photo}>{photo}</div>
      <div className={page.head}>
        {nextCells.lot(bid, words)}
        {nextCells.status(bid, words)}
      </div>
      <div className={page.line}>
        {nextCells.name(bid, words)}
        {nextCells.bid(bid, words)}
      </div>
      <dl className={page.clocks}>
        {clocks.map(({ caption, at }) => (
          <div key={caption}>
            <dt className="cap">{caption}</dt>
            <dd>
              <Clock at={at} {...words} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
