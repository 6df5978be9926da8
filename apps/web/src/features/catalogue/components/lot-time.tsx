import { japanDay } from '@seri/domain/japan-time';
import { serverNow } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/text.ts';
import { clockTime, shortDate, tokyo } from '../../../ui/format-time.ts';
import styles from './lot-time.module.css';

interface LotTimeProps {
  instant: string;
  /** Without the day when that is today: a phone has no room to say what is plain. */
  brief?: boolean;
}

/** When a lot runs, in Japan: the hour large, the day small. */
export function LotTime({ instant, brief = false }: LotTimeProps) {
  const language = useLanguage();
  const at = new Date(instant);
  const japan = { language, timeZone: tokyo };
  const isDayPlain = brief && japanDay(at) === japanDay(serverNow());
  return (
    <time dateTime={instant} className={styles.time}>
      <b>{clockTime(at, japan)}</b>
      {!isDayPlain && <span> {shortDate(at, japan)}</span>}
    </time>
  );
}
