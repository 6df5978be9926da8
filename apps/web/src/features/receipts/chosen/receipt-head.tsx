import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { Yen } from '../../../ui/marks/yen.tsx';
import { dayMonth, relativeTime, tokyo } from '../../../ui/time/format-time.ts';
import { amountText } from '../desk/amount-text.ts';
import type { ListedReceipt } from '../desk/receipts.ts';
import { receiptStateNames } from '../desk/state-names.data.ts';
import styles from './panel.module.css';

export function ReceiptHead({ receipt }: { receipt: ListedReceipt }) {
  const text = useText();
  const language = useLanguage();
  const { amount, amountJpy, currency, senderName, state, by, changedAt, file } = receipt;
  const at = new Date(changedAt);
  const when = relativeTime(at, serverNow(), language) ?? dayMonth(at, { language, timeZone: tokyo });
  return (
    <header className={styles.head}>
      <h2>
        <span>{senderName || text('receipts.sender.none')}</span>
        <span className={styles.amount}>
          {amountJpy === null ? amountText(amount, currency) : <Yen value={amountJpy} />}
        </span>
      </h2>
      <p className={styles.standing}>
        <b className="strong">{text(receiptStateNames[state])}</b>
        <span className="sub">
          {[file ?? text('receipts.source.hand'), by !== null && text('receipts.by', { by, when })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </header>
  );
}
