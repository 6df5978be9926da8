import { japanDay } from '@seri/domain/time/japan-time';
import { lotPath } from '@seri/domain/catalogue/page-types';
import { serverNow } from '../../lib/live/clock.ts';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { clockTime, dayMonth, tokyo } from '../../ui/time/format-time.ts';
import { JapanTime } from '../../ui/time/japan-time.tsx';
import { Plate } from '../../ui/marks/plate.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { useProfile } from '../identity/session/session.ts';
import { markRead } from './mark-read.ts';
import { ownPlaceOf } from './notice-hrefs.ts';
import type { LotNotices, ReadNotice } from './notices.ts';
import { NoticeIcon } from './notice-icon.tsx';
import { NoticePhoto } from './notice-photo.tsx';
import styles from './lot-notices.module.css';

interface LotNoticeGroupProps {
  notices: LotNotices['notices'];
  onFollow?: (() => void) | undefined;
}

/** The notices of one lot beside its photo, number, car, house and time; following a link marks them as read. */
export function LotNoticeGroup({ notices, onFollow }: LotNoticeGroupProps) {
  const text = useText();
  const [newest] = notices;
  const { id, lotNo, lotId, lotType, auctionName, specification, photo, runsAt } = newest;
  const follow = () => {
    const unread = new Set(notices.filter(({ isRead }) => !isRead).map(({ bidId }) => bidId));
    for (const bidId of unread) void markRead(id, { bidId, lotId });
    onFollow?.();
  };
  return (
    <section
      aria-label={[text('notifications.lot', { lot: lotNo }), specification].filter(Boolean).join(', ')}
      className={styles.group}
    >
      <UiLink href={lotPath(lotType, lotId)} className={styles.lot} onClick={follow}>
        <NoticePhoto key={photo} address={photo} />
        <span className={styles.name}>
          <span className={styles.car}>
            <Plate number={lotNo} size="s" /> <b className="strong">{specification}</b>
          </span>
          {auctionName !== '' && <span className="sub">{auctionName}</span>}
          {runsAt !== null && <JapanTime instant={runsAt} date size="s" />}
        </span>
      </UiLink>
      <ul>
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} onFollow={follow} />
        ))}
      </ul>
    </section>
  );
}

interface NoticeLineProps {
  notice: ReadNotice;
  onFollow: () => void;
}

/** A message links to its chat, a price to its purchase. */
function NoticeLine({ notice, onFollow }: NoticeLineProps) {
  const text = useText();
  const language = useLanguage();
  const place = ownPlaceOf(notice, useProfile());
  const content = notice.message[language];
  return (
    <li className={styles.line} data-unread={notice.isRead ? undefined : ''}>
      <NoticeIcon notice={notice} />
      <p className={styles.message}>
        {!notice.isRead && <span className="visually-hidden">{text('notifications.new')} </span>}
        {place ? (
          <UiLink href={place.href} className={styles.place} onClick={onFollow}>
            {content}
          </UiLink>
        ) : (
          content
        )}
      </p>
      <NoticeTime at={notice.at} />
    </li>
  );
}

/** The hour in Japan, with the day below it unless that is today. */
function NoticeTime({ at }: { at: string }) {
  const language = useLanguage();
  const instant = new Date(at);
  const japan = { language, timeZone: tokyo };
  const isToday = japanDay(instant) === japanDay(serverNow());
  const day = dayMonth(instant, japan);
  const hour = clockTime(instant, japan);
  return (
    <time dateTime={at} title={`${day}, ${hour} JST`} className={styles.time}>
      {hour}
      {!isToday && <span>{day}</span>}
    </time>
  );
}
