import { hour } from '@seri/domain/time/japan-time';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useNow } from '../../bids/rows/use-now.ts';
import type { LotView } from '../../lots/page/lot-view.ts';
import styles from './bid-panel.module.css';
import { auctionText, deadlineText } from './deadline-text.ts';

interface BidDeadlineProps {
  lot: LotView;
}

/** A stock car has no deadline, and a lot that has ended needs none. */
export function BidDeadline({ lot: { bidInfo } }: BidDeadlineProps) {
  const text = useText();
  const language = useLanguage();
  const now = useNow();
  const { biddingDeadline, auctionFinished } = bidInfo;
  if (biddingDeadline === null || auctionFinished) return null;
  const at = new Date(biddingDeadline);
  const left = at.getTime() - now.getTime();
  return (
    <p className={left > 0 && left < hour ? 'soon' : undefined}>
      <time dateTime={biddingDeadline}>{deadlineText({ text, language }, at, now)}</time>
    </p>
  );
}

/** House, day and deadline, where no head of a page shows them. */
export function BidWhen({ lot }: BidDeadlineProps) {
  const language = useLanguage();
  return (
    <div className={styles.when}>
      <p>{auctionText(lot, language)}</p>
      <BidDeadline lot={lot} />
    </div>
  );
}
