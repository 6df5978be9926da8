import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { nextText, stopOf, stopsOf } from './purchase-way.ts';
import type { PurchaseProgress } from '../list/purchases.ts';
import styles from './purchase-rail.module.css';
import stops from './purchase-stop.module.css';

/** The six stops as dots on a line, with the current status and the next step below. */
export function PurchaseRail({ progress, today }: { progress: PurchaseProgress; today: string }) {
  const text = useText();
  const language = useLanguage();
  const next = nextText({ text, language }, progress, today);
  return (
    <div className={styles.rail} data-ended={stopOf(progress) === undefined ? '' : undefined}>
      <div className={styles.line} aria-hidden="true">
        {stopsOf(progress).map(({ name, state }) => (
          <i key={name} className={stops.stop} data-state={state} />
        ))}
      </div>
      <p className={styles.words}>
        <b className="strong">{text(`purchases.status.${purchaseStatus(progress.status)}`)}</b>
        {next && <span className="sub">{next}</span>}
      </p>
    </div>
  );
}
