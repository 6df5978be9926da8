import { japanDay } from '@seri/domain/japan-time';
import { lotPath } from '@seri/domain/page-types';
import { serverNow } from '../../../lib/clock.ts';
import { useLanguage, useText } from '../../../lib/text.ts';
import { clockTime, dayMonth, tokyo } from '../../../ui/format-time.ts';
import { Plate } from '../../../ui/plate.tsx';
import { UiLink } from '../../../ui/ui-link.tsx';
import { markRead } from '../api/mark-read.ts';
import type { LotNotices, ReadNotice } from '../model/notices.ts';
import { NoticeIcon } from './notice-icon.tsx';
import styles from './notice-centre.module.css';

interface LotNoticeGroupProps {
  notices: LotNotices['notices'];
  onFollow: () => void;
}

/** What happened on one lot; to look at it is to have read of it. */
export function LotNoticeGroup({ notices, onFollow }: LotNoticeGroupProps) {
  const text = useText();
  const [{ id, lotNo, lotId, lotType, auctionName, specification }] = notices;
  const follow = () => {
    const unread = new Set(notices.filter(({ isRead }) => !isRead).map(({ bidId }) => bidId));
    for (const bidId of unread) void markRead(id, bidId);
    onFollow();
  };
  return (
    <section aria-label={text('notifications.lot', { lot: lotNo })} className={styles.group}>
      <UiLink href={lotPath(lotType, lotId)} className={styles.lot} onClick={follow}>
        <Plate number={lotNo} size="s" />
        <span className={styles.name}>
          <b className="strong">{specification}</b>
          {auctionName !== '' && <span className="sub">{auctionName}</span>}
        </span>
      </UiLink>
      <ul>
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function NoticeLine({ notice: { eventType, message, at, bidId, isRead } }: { notice: ReadNotice }) {
  const text = useText();
  const language = useLanguage();
  return (
    <li className={styles.line} data-unread={isRead ? undefined : ''}>
      <NoticeIcon type={eventType} />
      <p className={styles.message}>
        {!isRead && <span className="visually-hidden">{text('notifications.new')} </span>}
        {message[language]}
        <span className="sub">{text('notifications.bid', { bid: String(bidId) })}</span>
      </p>
      <Told at={at} />
    </li>
  );
}

/** The hour today, else the day; Japan's. */
function Told({ at }: { at: string }) {
  const language = useLanguage();
  const instant = new Date(at);
  const japan = { language, timeZone: tokyo };
  const isToday = japanDay(instant) === japanDay(serverNow());
  const day = dayMonth(instant, japan);
  const hour = clockTime(instant, japan);
  return (
    <time dateTime={at} title={`${day}, ${hour} JST`} className={styles.time}>
      {isToday ? hour : day}
    </time>
  );
}
