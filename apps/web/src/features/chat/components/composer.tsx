import { mostComment } from '@seri/domain/bid-comment';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { queryClient } from '../../../lib/query-client.ts';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { draftKey } from '../model/chats.ts';
import styles from './chat-tab.module.css';

interface ComposerProps {
  bidId: number;
  label: string;
  isRoomy: boolean;
  isLoading: boolean;
  onSend: (text: string) => void;
}

/** 1.232: the text is seen to leave. */
const emptiesAfter = 100;

/** Where there is a keyboard Enter sends and Shift+Enter begins a line; on phones Enter does that, and the button sends. */
export function Composer({ bidId, label, isRoomy, isLoading, onSend }: ComposerProps) {
  const text = useText();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [written, setWritten] = useDraft(bidId);
  const message = written.trim();
  const cannotSend = isLoading || message === '';
  useEffect(() => {
    if (isRoomy) field.current?.focus();
  }, [isRoomy]);

  const send = () => {
    if (cannotSend) return;
    onSend(message);
    setTimeout(() => setWritten((now) => (now.trim() === message ? '' : now)), emptiesAfter);
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // What an input method is still composing is not finished by Enter.
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
        label={label}
        rows={2}
        value={written}
        maxLength={mostComment}
        enterKeyHint={isRoomy ? 'send' : 'enter'}
        aria-describedby={isRoomy ? hintId : undefined}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={press}
      />
      <div className={styles.sending}>
        {isRoomy && (
          <span id={hintId} className="sub">
            <Kbd>Enter</Kbd> {text('chat.enter')} <Kbd>Shift Enter</Kbd> {text('chat.shiftEnter')}
          </span>
        )}
        <Button type="submit" kind="primary" aria-disabled={cannotSend}>
          {text('chat.send')}
        </Button>
      </div>
    </form>
  );
}

/** Of this bid alone, and there again when its chat is opened again. */
function useDraft(bidId: number) {
  const [written, setWritten] = useState(() => queryClient.getQueryData<string>(draftKey(bidId)) ?? '');
  useEffect(() => void queryClient.setQueryData(draftKey(bidId), written), [bidId, written]);
  return [written, setWritten] as const;
}
