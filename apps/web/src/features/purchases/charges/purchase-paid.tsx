import { japanDay } from '@seri/domain/time/japan-time';
import { formatYen } from '@seri/domain/money/money';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { JapanDate } from '../../../ui/time/japan-date.tsx';
import { PaymentMark } from '../list/payment-mark.tsx';
import type { PurchaseDetails } from '../list/purchases.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import styles from './charges.module.css';

/** R92, R93: what has been paid of the total and by which money, what is open, and by when. */
export function PurchasePaid({ purchase }: { purchase: PurchaseDetails }) {
  const text = useText();
  const language = useLanguage();
  const { paid, open, dueOn, isOverdue, payments } = purchase;
  if (paid === 0 && open === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="row">{text('purchases.paid')}</th>
        <td>{formatYen(paid)}</td>
      </tr>
      {payments.map(({ entryId, date, description, amount }) => (
        <tr key={entryId} className={styles.payment}>
          <th scope="row">
            <JapanDate instant={date} /> <span className={styles.note}>{description}</span>
          </th>
          <td>{formatYen(amount)}</td>
        </tr>
      ))}
      <tr className={styles.total} data-overdue={isOverdue ? '' : undefined}>
        <th scope="row">
          {text('purchases.toPay')}{' '}
          <span className={styles.due}>
            <PaymentMark payable={purchase} today={japanDay(serverNow())} />{' '}
            {isOverdue && dueOn !== null && (
              <span className="sub">{text('purchases.due', { day: dayText(dueOn, language) })}</span>
            )}
          </span>
        </th>
        <td>{formatYen(open)}</td>
      </tr>
    </tbody>
  );
}
