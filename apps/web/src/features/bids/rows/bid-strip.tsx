import { isBidOver } from './soon.ts';
import { isOpenBid } from '@seri/domain/bids/bid-statuses';
import { formatYen } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { BidMark } from '../../../ui/bid-marks/bid-mark.tsx';
import { Lamp } from '../../../ui/marks/lamp.tsx';
import { useInk } from '../../../ui/tables/use-ink.ts';
import { lotStatusText } from '../../lots/facts/status-text.ts';
import {
  bidStatusText,
  closingText,
  isOrder,
  joinDots,
  priceText,
  reasonText,
  soonText,
  whenText,
} from './bid-texts.ts';
import { bidName } from '../list/bids.ts';
import type { BidViewProps } from '../list/slots.ts';
import { soonOf } from './soon.ts';
import { BidLink } from './bid-link.tsx';
import styles from './bid-strip.module.css';

/** Strips on phones and tablets have a fixed height, whatever they show. */
export function BidStrip({ bid, seen, eager, setting }: BidViewProps) {
  const text = useText();
  const language = useLanguage();
  const words = { text, language };
  const ink = useInk(
    bid.bidStatus,
    bid.bidAmount,
    setting.cells && bid.autoBid,
    bid.bidGroupPrefix,
    bid.status,
    bid.soldPrice,
    bid.auctionDate,
  );
  const soon = soonOf(bid, setting.now);
  const when = soon ? undefined : joinDots([closingText(words, bid, setting.now), whenText(words, bid)]);
  const status = lotStatusText(text, bid.status);
  const { year, condition, user } = bid;
  return (
    <li
      className={styles.strip}
      data-bid-id={bid.bidId}
      data-seen={seen ? '' : undefined}
      data-over={isBidOver(bid) ? '' : undefined}
      data-saved={ink.saved ? '' : undefined}
      onAnimationEnd={ink.onAnimationEnd}
    >
      <div className={styles.photo}>
        {setting.renderPhoto(bid, 480, eager)}
        {setting.cells && <div className={styles.select}>{setting.cells.select(bid)}</div>}
      </div>
      <div className={styles.facts}>
        <div className={styles.line}>
          <BidLink bid={bid} seen={seen} />
          {setting.cells?.status(bid) ?? (
            <BidMark
              code={bid.bidStatus}
              label={bidStatusText(text, bid.bidStatus, { reader: setting.reader, isOrder: isOrder(bid) })}
            />
          )}
          {bid.endReason !== null && <span className="sub clip">{reasonText(text, bid)}</span>}
          {setting.cells && (bid.can.setAutoBid || bid.autoBid) && (
            <span className={styles.auto}>
              <span className="sub clip" aria-hidden={bid.can.setAutoBid}>
                {text('bids.col.auto')}
              </span>
              {setting.cells.auto(bid)}
            </span>
          )}
          {bid.bidGroupPrefix !== null && (
            <span className={styles.end}>
              <span className="visually-hidden">{text('bids.col.group')} </span>
              <b className={styles.group}>{bid.bidGroupPrefix}</b>
            </span>
          )}
        </div>
        <p className="clip">
          <b className={styles.name}>{bidName(bid)}</b>{' '}
          <span className="sub">{joinDots([String(year ?? ''), condition])}</span>
        </p>
        <p className={`sub ${styles.when}`}>
          {user && <b className="clip">{setting.renderUser?.(bid) ?? user.name}</b>}
          {soon ? (
            <span className="soon">{soonText(words, soon, setting.now, 'full')}</span>
          ) : (
            <span className="clip">{when}</span>
          )}
        </p>
        <div className={styles.line}>
          <b className={styles.amount} data-open={isOpenBid(bid.bidStatus) ? '' : undefined}>
            <span className="visually-hidden">{text('bids.col.bid')} </span>
            {setting.cells?.bid(bid) ?? formatYen(bid.bidAmount)}
          </b>
          {setting.renderActions && (bid.mayRaise || bid.mayCancel) ? (
            <span className={styles.end}>{setting.renderActions(bid)}</span>
          ) : setting.cells && bid.can.editSoldPrice ? (
            <span className={styles.control}>{setting.cells.sold(bid)}</span>
          ) : (
            <span className={`sub ${styles.end}`}>
              {bid.pageType !== 'stock' && (
                <span aria-hidden={when?.includes(status)}>
                  <Lamp compact code={bid.status} label={status} />
                </span>
              )}
              <span className={styles.price}>
                <bdi>{priceText(text, bid)}</bdi>
              </span>
            </span>
          )}
          {setting.renderChat(bid)}
        </div>
      </div>
    </li>
  );
}
