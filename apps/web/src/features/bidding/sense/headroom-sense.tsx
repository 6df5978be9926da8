import type { BidOutlook } from '@seri/domain/bids/bid-outlook';
import { formatYen } from '@seri/domain/money/money';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { useText } from '../../../lib/language/text.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import styles from './bid-sense.module.css';
import { HeadroomBar } from './headroom-bar.tsx';

interface HeadroomSenseProps {
  outlook: BidOutlook;
  /** Undefined shows what is free now. */
  after: 'bid' | 'order' | undefined;
}

/** R25: what is held, what this bid would hold, and what would be left. */
export function HeadroomSense({ outlook, after }: HeadroomSenseProps) {
  const text = useText();
  const { means, held, adds, left, isCovered } = outlook;
  // Announced only when typing stops.
  const spoken = useSettled(isCovered ? '' : text('bidding.sense.tooMuch', { short: formatYen(-left) }), 500);
  return (
    <div>
      <div className={styles.line}>
        <span>{text(after ? `bidding.sense.left.${after}` : 'bidding.sense.free')}</span>
        <b className={styles.figure}>
          <Yen value={left} />
        </b>
      </div>
      <HeadroomBar {...{ means, held, adds }} />
      <div className={styles.line}>
        <small>
          {text('bidding.sense.held', { held: formatYen(held) })}
          {after && ` · ${text('bidding.sense.adds', { adds: formatYen(adds) })}`}
        </small>
        <small>{text('bidding.sense.of', { means: formatYen(means) })}</small>
      </div>
      <output className={styles.alert}>{spoken}</output>
    </div>
  );
}
