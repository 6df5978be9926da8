import { japanDay } from '@seri/domain/time/japan-time';
import { chatPath } from '@seri/domain/talk/chat-path';
import { lotPath } from '@seri/domain/catalogue/page-types';
import { serverNow } from '../../lib/live/clock.ts';
import { useLanguage, useText } from '../../lib/language/text.ts';
import { clockTime, dayMonth, tokyo } from '../../ui/time/format-time.ts';
import { Plate } from '../../ui/marks/plate.tsx';
import { UiLink } from '../../ui/frame/ui-link.tsx';
import { useProfile } from '../identity/session/session.ts';
import { markRead } from './mark-read.ts';
import type { LotNotices, ReadNotice } from './notices.ts';
import { NoticeIcon } from './notice-icon.tsx';
import styles from './notice-centre.module.css';

interface LotNoticeGroupProps {
  notices: LotNotices['notices'];
  onFollow?: (() => void) | undefined;
}

/** The notices of one lot; following a link marks them as read. */
export function LotNoticeGroup({ notices, onFollow }: LotNoticeGroupProps) {
  const text = useText();
  const [{ id, lotNo, lotId, lotType, auctionName, specification }] = notices;
  const follow = () => {
    const unread = new Set(notices.filter(({ isRead }) => !isRead).map(({ bidId }) => bidId));
    for (const bidId of unread) void markRead(id, bidId);
    onFollow?.();
  };
  return (
    <section
      aria-label={[text('notifications.lot', { lot: lotNo }), specification].filter(Boolean).join(', ')}
      className={styles.group}
    >
      <UiLink href={lotPath(lotType, lotId)} className={styles.lot} onClick={follow}>
        <Plate number={lotNo} size="s" />
        <span className={styles.name}>
          <b className="strong">{specification}</b>
          {auctionName !== '' && <span className="sub">{auctionName}</span>}
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

/** A chat message links to its chat. */
function NoticeLine({ notice: { eventType, message, at, bidId, isRead }, onFollow }: NoticeLineProps) {
  const text = useText();
  const language = useLanguage();
  const roleId = useProfile()?.detail.roleId;
  const content = message[language];
  return (
    <li className={styles.line} data-unread={isRead ? undefined : ''}>
      <NoticeIcon type={eventType} />
      <p className={styles.message}>
        {!isRead && <span className="visually-hidden">{text('notifications.new')} </span>}
        {eventType === 'chatMessage' && roleId !== undefined ? (
          <UiLink href={chatPath(roleId, bidId)} className={styles.chat} onClick={onFollow}>
            {content}
          </UiLink>
        ) : (
          content
        )}
        <span className="sub">{text('notifications.bid', { bid: String(bidId) })}</span>
      </p>
      <NoticeTime at={at} />
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
