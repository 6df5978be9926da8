import { formatYen } from '@seri/domain/money/money';
import { japanDay } from '@seri/domain/time/japan-time';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { serverNow } from '../../../lib/live/clock.ts';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { shortDay } from '../../../ui/time/calendar-day.ts';
import { purchaseHref } from '../../purchases/list/purchases.ts';
import type { OwedPurchase } from '../desk/receipts.ts';
import styles from './candidate.module.css';

interface OpenPurchasesProps {
  open: readonly OwedPurchase[];
  /** Those whose sum the amount equals. */
  meant: readonly number[];
}

const mostShown = 6;

/** The purchases that a client owes, the oldest due first. Those that the amount seems to be for are marked. */
export function OpenPurchases({ open, meant }: OpenPurchasesProps) {
  const text = useText();
  const language = useLanguage();
  const today = japanDay(serverNow());
  // The meant ones are in sight wherever they stand.
  const shown = open.filter(({ id }, index) => index < mostShown || meant.includes(id));
  const hidden = open.filter((one) => !shown.includes(one));
  return (
    <table className={styles.open} aria-label={text('receipts.open.label')}>
      <tbody>
        {shown.map(({ id, name, open: amount, dueOn }) => (
          <tr key={id} data-meant={meant.includes(id) ? '' : undefined}>
            <th scope="row">
              <UiLink href={purchaseHref({ id })}>{name}</UiLink>
            </th>
            <td data-late={dueOn !== null && dueOn < today ? '' : undefined}>
              {dueOn !== null && text('receipts.due', { day: shortDay(dueOn, language) })}
            </td>
            <td>{formatYen(amount)}</td>
          </tr>
        ))}
      </tbody>
      {hidden.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text('receipts.open.more', { count: hidden.length })}
            </th>
            <td>{formatYen(hidden.reduce((sum, one) => sum + one.open, 0))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
