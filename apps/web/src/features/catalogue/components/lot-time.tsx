import { useLanguage } from '../../../lib/text.ts';
import { clockTime, shortDate, tokyo } from '../../../ui/format-time.ts';
import styles from './lot-time.module.css';

/** When a lot runs, in Japan: the hour large, the day small. */
export function LotTime({ instant }: { instant: string }) {
  const language = useLanguage();
  const at = new Date(instant);
  const japan = { language, timeZone: tokyo };
  return (
    <time dateTime={instant} className={styles.time}>
      <b>{clockTime(at, japan)}</b> <span>{shortDate(at, japan)}</span>
    </time>
  );
}
