import type { Settlement } from '@seri/domain/settlements/settlement';
import { formatYen } from '@seri/domain/money/money';
import { useText } from '../../../lib/language/text.ts';
import styles from './settlement.module.css';

/** To the yen, before anything is booked. */
export function SettlementSum({ settlement: { pays, back, gain } }: { settlement: Settlement }) {
  const text = useText();
  return (
    <dl className={styles.sum} aria-live="polite">
      <div>
        <dt>{text('purchases.settlement.pays')}</dt>
        <dd>{formatYen(pays)}</dd>
      </div>
      <div>
        <dt>{text(back < 0 ? 'purchases.settlement.owes' : 'purchases.settlement.back')}</dt>
        <dd>{formatYen(Math.abs(back))}</dd>
      </div>
      {gain > 0 && (
        <div>
          <dt>{text('purchases.settlement.gain')}</dt>
          <dd>{formatYen(gain)}</dd>
        </div>
      )}
    </dl>
  );
}
