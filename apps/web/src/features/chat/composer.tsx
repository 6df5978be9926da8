import { mostComment } from '@seri/domain/bids/bid-comment';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useText } from '../../lib/language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Kbd } from '../../ui/frame/kbd.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import styles from './chat-tab.module.css';
import { useMessageDraft } from './use-written.ts';

interface ComposerProps {
  bidId: number;
  label: string;
  /** Desktops: Enter sends, and Shift+Enter begins a line. Phones: Enter begins a line, and the button sends. */
  isRoomy: boolean;
  takesFocus: boolean;
  isLoading: boolean;
  onSend: (text: string) => void;
}

/** From here on the room that is left is shown. */
const closeToFull = 100;

export function Composer({ bidId, label, isRoomy, takesFocus, isLoading, onSend }: ComposerProps) {
  const text = useText();
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { written, unsent, write, leave } = useMessageDraft(bidId);
  const message = unsent.trim();
  const left = mostComment - written.length;
  const cannotSend = isLoading || message === '';
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const send = () => {
    if (cannotSend) return;
    onSend(message);
    leave();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // Enter ends the composition of an input method and must not send.
    if (!isRoomy || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        dir="auto"
        label={label}
        rows={2}
        value={written}
        maxLength={mostComment}
        enterKeyHint={isRoomy ? 'send' : 'enter'}
        aria-describedby={noteId}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      <div className={styles.sending}>
        <span id={noteId} className="sub">
          {left < closeToFull && text('chat.left', { count: left })}
          {left >= closeToFull && isRoomy && (
            <>
              <Kbd>Enter</Kbd> {text('chat.enter')} <Kbd>Shift Enter</Kbd> {text('chat.shiftEnter')}
            </>
          )}
        </span>
        <Button type="submit" kind="primary" aria-disabled={cannotSend}>
          {text('chat.send')}
        </Button>
      </div>
    </form>
  );
}
