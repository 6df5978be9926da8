import { formatYen } from '@seri/domain/money';
import { useText } from '../../../lib/text.ts';
import type { Lot } from '../model/lots.ts';
import styles from './own-bid.module.css';

interface OwnBidProps {
  lot: Pick<Lot, 'myBid' | 'myBidAmount'>;
  /** Says with a dash that there is none. */
  dash?: boolean;
}

/** The reader's own amount, on indigo. */
export function OwnBid({ lot, dash = false }: OwnBidProps) {
  const text = useText();
  if (!lot.myBid || lot.myBidAmount === null) return dash && <span className={styles.none}>–</span>;
  return (
    <span className={styles.bid} title={text('listing.col.bid')}>
      <span className="visually-hidden">{text('listing.col.bid')} </span>
      {formatYen(lot.myBidAmount)}
    </span>
  );
}
