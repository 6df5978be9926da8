import { type Text, useLanguage, useText } from '../../../lib/text.ts';
import { clockTime, tokyo } from '../../../ui/format-time.ts';
import type { ChatMessage } from '../model/chats.ts';
import styles from './chat-tab.module.css';

interface MessageProps {
  message: ChatMessage;
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

/** Clients know whoever looks after them by what they are. */
function authorOf({ isMine, isOwn, author }: ChatMessage, text: Text): string {
  if (isMine) return text('chat.you');
  return author ?? text(isOwn ? 'chat.author.dealer' : 'chat.author.manager');
}
