import { japanDay } from '@seri/domain/time/japan-time';
import { isStatistics } from '@seri/domain/catalogue/page-types';
import { serverNow } from '../../../lib/live/clock.ts';
import { useLanguage } from '../../../lib/language/text.ts';
import { clockTime, fullDate, shortDate, tokyo, weekDay } from '../../../ui/time/format-time.ts';
import type { Lot } from '../list/lots.ts';
import styles from './lot-time.module.css';

interface LotTimeProps {
  lot: Pick<Lot, 'auctionDate' | 'pageType'>;
  /** `brief` omits the day if it is today, since a phone has little room. `row` shows the weekday without the date. */
  form?: 'full' | 'brief' | 'row';
}

/** When a lot runs, in Japan time: the hour large, the day small. Statistics show the date with its year. */
export function LotTime({ lot, form = 'full' }: LotTimeProps) {
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
  const isDayOmitted = form === 'brief' && japanDay(at) === japanDay(serverNow());
  return (
    <time dateTime={lot.auctionDate} className={styles.time}>
      <b>{clockTime(at, japan)}</b>
      {!isDayOmitted && <span> {form === 'row' ? weekDay(at, japan) : shortDate(at, japan)}</span>}
    </time>
  );
}
