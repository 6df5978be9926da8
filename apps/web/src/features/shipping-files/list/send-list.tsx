import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { isUnanswered } from '../../../lib/calls/send-once.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import type { SentListAnswer } from '../send-shipping-file.ts';
import styles from './lists.module.css';
import { useSendList } from './use-send-list.ts';

/** R102: a list is dropped, or chosen by the same zone, which is a button. */
export function SendList({ onSent }: { onSent: (answer: SentListAnswer) => void }) {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { sending, failed, send, cancel } = useSendList(onSent);
  const sendingText = sending && text('shippingFiles.sending', { name: sending.name });
  const choose = (file: File | undefined) => file && !sending && send(file);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div className={styles.sending}>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={text('shippingFiles.send.choose')}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      {sending ? (
        <div className={styles.zone}>
          <output className={styles.what}>{sendingText}</output>
          <progress max={1} value={sending.share} aria-label={sendingText} className={styles.progress} />
          <Button onClick={cancel}>{text('shippingFiles.send.cancel')}</Button>
        </div>
      ) : (
        <button
          type="button"
          className={styles.zone}
          data-over={isOver ? '' : undefined}
          onClick={() => picker.current?.click()}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event);
            choose(event.dataTransfer.files[0]);
          }}
        >
          <FileUp aria-hidden="true" />
          <span className={styles.what}>{text('shippingFiles.send')}</span>
          <span className="sub">{text('shippingFiles.send.hint')}</span>
        </button>
      )}
      <div role="alert">{failed && <SendFailed fault={failed.fault} onAgain={() => send(failed.file)} />}</div>
    </div>
  );
}

type FailedSending = NonNullable<ReturnType<typeof useSendList>['failed']>;

function SendFailed({ fault, onAgain }: { fault: FailedSending['fault']; onAgain: () => void }) {
  const text = useText();
  if (fault === 'large' || fault.code === 'TOO_LARGE') {
    return (
      <Notice tone="bad" title={text('shippingFiles.send.large')}>
        {text('shippingFiles.send.large.hint')}
      </Notice>
    );
  }
  if (fault.code === 'UNSUPPORTED_MEDIA' || fault.code === 'WRONG_FILE') {
    return (
      <Notice tone="bad" title={text('shippingFiles.send.wrong')}>
        {text('shippingFiles.send.wrong.hint')}
      </Notice>
    );
  }
  if (!isUnanswered(fault)) return <Notice tone="bad">{refusalText(text, fault)}</Notice>;
  return (
    <Notice tone="mid" title={text('shippingFiles.send.unanswered')}>
      <p>{text('shippingFiles.send.unanswered.hint')}</p>
      <Button size="s" onClick={onAgain}>
        {text('shippingFiles.again')}
      </Button>
    </Notice>
  );
}
