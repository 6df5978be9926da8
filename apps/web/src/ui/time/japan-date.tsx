import { clockTime, fullDate, tokyo } from './format-time.ts';
import styles from './japan-date.module.css';
import { useUiLanguage } from '../frame/ui-text.tsx';

interface JapanDateProps {
  /** null shows as a dash. */
  instant: string | null;
  time?: boolean | undefined;
}

/** The Japan day of an instant, with its year. */
export function JapanDate({ instant, time }: JapanDateProps) {
  const language = useUiLanguage();
  if (instant === null) return <span className={styles.none}>–</span>;
  const at = new Date(instant);
  const japan = { language, timeZone: tokyo };
  return (
    <time dateTime={instant} className={styles.date}>
      {fullDate(at, japan)}
      {time && <small> {clockTime(at, japan)}</small>}
    </time>
  );
}
