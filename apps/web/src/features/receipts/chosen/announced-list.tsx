import { useLanguage, useText } from '../../../lib/language/text.ts';
import { dayText } from '../../../ui/time/calendar-day.ts';
import { amountText } from '../desk/amount-text.ts';
import type { ListedAnnouncement } from '../desk/receipts.ts';
import styles from './panel.module.css';

/** R94: what these clients have announced, with their slips. */
export function AnnouncedList({ announcements }: { announcements: readonly ListedAnnouncement[] }) {
  const text = useText();
  const language = useLanguage();
  if (announcements.length === 0) return null;
  return (
    <section aria-label={text('receipts.announced')} className={styles.announced}>
      <h3>{text('receipts.announced')}</h3>
      <ul>
        {announcements.map(({ id, client, amount, currency, sentOn, note, slip }) => (
          <li key={id}>
            <span>
              <b className="strong">{client.name}</b>{' '}
              <span className="sub">
                {[text('receipts.announced.sentOn', { day: dayText(sentOn, language) }), note]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {slip !== null && (
              <a href={slip} target="_blank" rel="noreferrer">
                {text('receipts.announced.slip')}
                <span className="visually-hidden"> {client.name}</span>
              </a>
            )}
            <span className={styles.announcedAmount}>{amountText(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
