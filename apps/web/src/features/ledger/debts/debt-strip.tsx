import { formatYen } from '@seri/domain/money/money';
import { TriangleAlert } from 'lucide-react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import strips from '../../../lib/lists/list-strip.module.css';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { Yen } from '../../../ui/marks/yen.tsx';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { shownAges, type DebtOfClient, isLate, ledgerHref } from './debts.ts';
import styles from './debts.module.css';

/** The debts of a client, on a phone: only the ages that hold something. */
export function DebtStrip({ debt }: { debt: DebtOfClient }) {
  const text = useText();
  const language = useLanguage();
  const { client, open, overdue, buckets, oldestDueOn, announced } = debt;
  const day = oldestDueOn === null ? '' : dayText(oldestDueOn, language);
  return (
    <li className={strips.strip}>
      <div className={strips.line}>
        <UiLink href={ledgerHref(client.id)} className={styles.client}>
          {client.name}
        </UiLink>
        <span className={strips.amount}>
          <Yen value={open} />
        </span>
      </div>
      {overdue > 0 ? (
        <b className={styles.overdue}>
          <TriangleAlert aria-hidden="true" />
          {text('debts.overdue', { amount: formatYen(overdue), day })}
        </b>
      ) : (
        <span className="sub">{text('debts.next', { day })}</span>
      )}
      <dl className={styles.ages}>
        {shownAges
          .filter((age) => buckets[age] > 0)
          .map((age) => (
            <div key={age}>
              <dt className="sub">{text(`debts.${age}`)}</dt>
              <dd className={isLate(age) ? styles.late : undefined}>
                <Yen value={buckets[age]} />
              </dd>
            </div>
          ))}
        {announced > 0 && (
          <div>
            <dt className="sub">{text('debts.announced')}</dt>
            <dd>
              <Yen value={announced} />
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}
