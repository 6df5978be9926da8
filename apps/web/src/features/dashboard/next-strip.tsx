import type { ReactNode } from 'react';
import type { UpcomingBid } from './dashboard.ts';
import page from './dashboard-page.module.css';
import { DeadlineClock, nextCells, type NextCellContext } from './next-cells.tsx';

interface NextStripProps {
  bid: UpcomingBid;
  context: NextCellContext;
  photo: ReactNode;
}

export function NextStrip({ bid, context, photo }: NextStripProps) {
  const { text } = context;
  const clocks = [
    { caption: text('dashboard.col.cancel'), at: bid.cancelDeadline },
    { caption: text('dashboard.col.closes'), at: bid.biddingDeadline },
    { caption: text('dashboard.col.runs'), at: bid.auctionDate },
  ];
  return (
    <li className={page.strip} data-bid-id={bid.bidId}>
      <div className={page.photo}>{photo}</div>
      <div className={page.head}>
        {nextCells.lot(bid, context)}
        {nextCells.status(bid, context)}
      </div>
      <div className={page.line}>
        {nextCells.name(bid, context)}
        {nextCells.bid(bid, context)}
      </div>
      <dl className={page.clocks}>
        {clocks.map(({ caption, at }) => (
          <div key={caption}>
            <dt className="cap">{caption}</dt>
            <dd>
              <DeadlineClock at={at} {...context} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
