import { useText } from '../../lib/language/text.ts';
import type { OutgoingMessage } from './chats.ts';
import styles from './chat-tab.module.css';

interface OutgoingProps {
  message: OutgoingMessage;
  onAgain: () => void;
}

/** Being sent, or failed: it stays where it was written. */
export function Outgoing({ message: { text: written, isFailed }, onAgain }: OutgoingProps) {
  const text = useText();
  return (
    <div
      className={styles.message}
      data-own=""
      data-failed={isFailed ? '' : undefined}
      data-sending={isFailed ? undefined : ''}
    >
      <p dir="auto" className={styles.text}>
        {written}
      </p>
      {isFailed ? (
        <small className={styles.notSent}>
          {text('chat.notSent')}{' '}
          <button type="button" className={styles.again} onClick={onAgain}>
            {text('chat.again')}
          </button>
        </small>
      ) : (
        <small>{text('chat.sending')}</small>
      )}
    </div>
  );
}
