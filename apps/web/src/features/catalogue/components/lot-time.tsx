import { japanDay } from '@seri/domain/japan-time';
import { isStatistics } from '@seri/domain/page-types';
import { serverNow } from '../../../lib/clock.ts';
import { useLanguage } from '../../../lib/text.ts';
import { clockTime, fullDate, shortDate, tokyo } from '../../../ui/format-time.ts';
import type { Lot } from '../model/lots.ts';
import styles from './lot-time.module.css';

interface LotTimeProps {
  lot: Pick<Lot, 'auctionDate' | 'pageType'>;
  /** Without the day when that is today: a phone has no room to say what is plain. */
  brief?: boolean;
}

/** When a lot runs, in Japan: the hour large, the day small; of what is over the day counts, and the year. */
export function LotTime({ lot, brief = false }: LotTimeProps) {
  const language = useLanguage();
  const at = new Date(lot.auctionDate);
  const japan = { language, timeZone: tokyo };
  if (isStatistics(lot.pageType)) {
    return (
      <time dateTime={lot.auctionDate} className={styles.time}>
        <i>{fullDate(at, japan)}</i>
      </time>
    );
  }
  const isDayPlain = brief && japanDay(at) === japanDay(serverNow());
  return (
    <time dateTime={lot.auctionDate} className={styles.time}>
      <b>{clockTime(at, japan)}</b>
      {!isDayPlain && <span> {shortDate(at, japan)}</span>}
    </time>
  );
}
