import { purchaseStatus } from '@seri/domain/purchases/purchase';
import { useLanguage, useText } from '../../../lib/text.ts';
import { nextText, stopOf, stopsOf } from '../model/purchase-way.ts';
import type { Way } from '../model/purchases.ts';
import styles from './purchase-rail.module.css';
import stops from './purchase-stop.module.css';

/** The six stops of a car's way as dots on a line, and below them in words where it is and what comes next. */
export function PurchaseRail({ way, today }: { way: Way; today: string }) {
  const text = useText();
  const language = useLanguage();
  const next = nextText({ text, language }, way, today);
  return (
    <div className={styles.rail} data-left={stopOf(way) === undefined ? '' : undefined}>
      <div className={styles.line} aria-hidden="true">
        {stopsOf(way).map(({ name, state }) => (
          <i key={name} className={stops.stop} data-state={state} />
        ))}
      </div>
      <p className={styles.words}>
        <b className="strong">{text(`purchases.status.${purchaseStatus(way.status)}`)}</b>
        {next && <span className="sub">{next}</span>}
      </p>
    </div>
  );
}
