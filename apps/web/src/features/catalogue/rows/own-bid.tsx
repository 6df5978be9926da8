import { isOpen } from '@seri/domain/lots/lot-states';
import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import type { Lot } from '../list/lots.ts';
import styles from './own-bid.module.css';

interface OwnBidProps {
  lot: Lot;
  dash?: boolean;
  /** Opens the lot in the bid panel; undefined without a panel. */
  onBid?: ((lot: Lot) => void) | undefined;
}

/** The reader’s own bid, or a button to place one while the lot is open. */
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
