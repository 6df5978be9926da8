import { isOpen } from '@seri/domain/lots/lot-states';
import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import type { Lot } from '../model/lots.ts';
import styles from './own-bid.module.css';

interface OwnBidProps {
  lot: Lot;
  /** Says with a dash that there is none. */
  dash?: boolean;
  /** Chooses the lot for the panel beside the list, where there is one. */
  onBid?: ((lot: Lot) => void) | undefined;
}

/** The reader's own amount, on indigo; in its place the way to a bid, as long as one can be placed. */
export function OwnBid({ lot, dash = false, onBid }: OwnBidProps) {
  const text = useText();
  const hasBid = lot.myBid && lot.myBidAmount !== null;
  const choose = onBid && isOpen(lot.status) ? () => onBid(lot) : undefined;
  if (hasBid && choose) {
    return (
      <button type="button" className={styles.bid} title={text('listing.col.bid')} onClick={choose}>
        <Amount lot={lot} />
      </button>
    );
  }
  if (hasBid) {
    return (
      <span className={styles.bid} title={text('listing.col.bid')}>
        <Amount lot={lot} />
      </span>
    );
  }
  if (!choose) return dash && <span className={styles.none}>–</span>;
  return (
    <Button
      kind="outline"
      size="s"
      className={styles.place}
      label={text('listing.bid.on', { number: lot.lotNo })}
      onClick={choose}
    >
      {text('listing.bid')}
    </Button>
  );
}

function Amount({ lot }: { lot: Lot }) {
  const text = useText();
  return (
    <>
      <span className="visually-hidden">{text('listing.col.bid')} </span>
      {formatYen(lot.myBidAmount ?? 0)}
    </>
  );
}
