import { bidStatus } from '@seri/domain/bids/bid-statuses';
import styles from './bid-mark.module.css';
import { Hanko } from './hanko.tsx';

interface BidMarkProps {
  code: number;
  label: string;
}

/** The status of a bid: the border shows how firm it is, a win carries the seal. */
export function BidMark({ code, label }: BidMarkProps) {
  const status = bidStatus(code);
  return (
    <span className={styles.mark} data-bid={status}>
      {status === 'won' && <Hanko />}
      {label}
    </span>
  );
}
