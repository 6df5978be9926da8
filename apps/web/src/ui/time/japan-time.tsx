import { classNames } from '../frame/class-names.ts';
import { clockTime, isSameTime, ownTimeZone, relativeTime, shortDate, tokyo } from './format-time.ts';
import { zoneName } from './zone-name.ts';
import styles from './japan-time.module.css';
import { useUiLanguage } from '../frame/ui-text.tsx';

interface JapanTimeProps {
  instant: Date | string;
  /** If set, a time less than a day away is also shown relative to it. */
  now?: Date | undefined;
  /** Shows the Japan day before the time. */
  date?: boolean | undefined;
  local?: 'beside' | 'under' | 'none' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  /** The reader's time zone; the default is the device's. */
  timeZone?: string | undefined;
}

const hour = 3_600_000;

/** Japan time in large type, the reader's time in small type. */
export function JapanTime({
  instant,
  now,
  date,
  local = 'beside',
  size = 'm',
  timeZone = ownTimeZone(),
}: JapanTimeProps) {
  const language = useUiLanguage();
  const at = new Date(instant);
  const japan = { language, timeZone: tokyo };
  const own = { language, timeZone };
  const isLocalShown = local !== 'none' && !isSameTime(at, tokyo, timeZone);
  const away = now && relativeTime(at, now, language);
  const isSoon = now !== undefined && at > now && at.getTime() - now.getTime() < hour;
  return (
    <time dateTime={at.toISOString()} className={classNames(styles.time, styles[size])} data-local={local}>
      {date && <span className={styles.date}>{shortDate(at, japan)}</span>}
      <b className={styles.clock}>{clockTime(at, japan)}</b>
      <small className={styles.local}>
        {isLocalShown && `${clockTime(at, own)} ${zoneName(at, own)}`}
        {isLocalShown && away && ' · '}
        {away && <span className={isSoon ? 'soon' : undefined}>{away}</span>}
      </small>
    </time>
  );
}
