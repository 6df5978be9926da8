import { useLanguage, useText } from '../../lib/language/text.ts';
import { shortDate, tokyo } from '../../ui/time/format-time.ts';
import { type BidChat, groupByDay, lastSeen, type OutgoingMessage } from './chats.ts';
import { Message } from './message.tsx';
import { Outgoing } from './outgoing.tsx';
import { useNewestInSight } from './use-newest-in-sight.ts';
import styles from './chat-tab.module.css';

interface MessageListProps {
  /** Undefined until it has loaded. */
  chat: Pick<BidChat, 'chat' | 'seenUpTo'> | undefined;
  outgoing: readonly OutgoingMessage[];
  onAgain: (message: OutgoingMessage) => void;
  isStaff: boolean;
  isLoading: boolean;
}

/** The oldest first, scrolled to the newest; days are Japan's. */
export function MessageList({ chat, outgoing, onAgain, isStaff, isLoading }: MessageListProps) {
  const text = useText();
  const language = useLanguage();
  const messages = chat?.chat ?? [];
  const list = useNewestInSight(messages.length + outgoing.length);
  const lastSeenId = chat && lastSeen(chat);
  const isEmpty = (chat !== undefined || isLoading) && messages.length + outgoing.length === 0;
  return (
    <div
      {...list}
      role="log"
      aria-label={text('chat.messages')}
      // Messages that were loaded must not be announced as new.
      aria-busy={isLoading}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      className={styles.list}
    >
      {isEmpty && (
        <p className={styles.state}>{text(isLoading ? 'chat.loading' : emptyTexts[isStaff ? 'staff' : 'client'])}</p>
      )}
      {groupByDay(messages).map(({ day, messages: ofDay }) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.date}>
            <span>{shortDate(new Date(`${day}T00:00:00+09:00`), { language, timeZone: tokyo })}</span>
          </h3>
          {ofDay.map((message) => (
            <Message key={message.id} message={message} isSeen={message.id === lastSeenId} />
          ))}
        </section>
      ))}
      {outgoing.map((message) => (
        <Outgoing key={message.key} message={message} onAgain={() => onAgain(message)} />
      ))}
    </div>
  );
}

const emptyTexts = { staff: 'chat.empty.staff', client: 'chat.empty' } as const;
