import { type Text, useLanguage, useText } from '../../lib/language/text.ts';
import { clockTime, tokyo } from '../../ui/time/format-time.ts';
import type { BidChatMessage } from './chats.ts';
import styles from './chat-tab.module.css';

interface MessageProps {
  message: BidChatMessage;
  /** The other side has seen it, and all before it. */
  isSeen: boolean;
}

export function Message({ message, isSeen }: MessageProps) {
  const text = useText();
  const language = useLanguage();
  const { text: written, time, isOwn } = message;
  return (
    <div className={styles.message} data-own={isOwn ? '' : undefined}>
      <p dir="auto" className={styles.text}>
        {written}
      </p>
      <small>
        {authorOf(message, text)} ·{' '}
        <time dateTime={time}>{clockTime(new Date(time), { language, timeZone: tokyo })} JST</time>
        {isSeen && ` · ${text('chat.seen')}`}
      </small>
    </div>
  );
}

/** Clients see the role of staff, not their names. */
function authorOf({ isMine, isOwn, author }: BidChatMessage, text: Text): string {
  if (isMine) return text('chat.you');
  return author ?? text(isOwn ? 'chat.author.dealer' : 'chat.author.manager');
}
