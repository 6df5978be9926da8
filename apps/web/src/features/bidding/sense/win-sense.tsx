import type { BidOutlook } from '@seri/domain/bids/bid-outlook';
import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import { letterOf } from './outlook.ts';
import styles from './bid-sense.module.css';

interface WinSenseProps {
  outlook: BidOutlook;
  amount: number;
}

/** R54: the balance after a win at the full amount, and how many bids of the group it cancels. */
export function WinSense({ outlook: { won, inGroup }, amount }: WinSenseProps) {
  const text = useText();
  return (
    <details className={styles.win}>
      <summary>{text('bidding.sense.win')}</summary>
      <div className={styles.line}>
        <span>{text('bidding.sense.win.balance', { amount: formatYen(amount) })}</span>
        <b>
          <Yen value={won.balance} />
        </b>
      </div>
      {inGroup && (
        <p>
          {won.cancels > 0
            ? text('bidding.sense.win.cancels', { group: letterOf(inGroup.group), count: won.cancels })
            : text('bidding.sense.win.goesOn', { group: letterOf(inGroup.group), cars: inGroup.cars })}
        </p>
      )}
    </details>
  );
}
