import { mostReason } from '@seri/domain/services/translation-texts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import styles from './request.module.css';

interface DeclineFormProps {
  isPending: boolean;
  onDecline: (reason: string) => Promise<boolean>;
  onCancel: () => void;
}

export function DeclineForm({ isPending, onDecline, onCancel }: DeclineFormProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) void onDecline(reason.trim());
  };
  return (
    <form className={styles.editor} onSubmit={submit}>
      <TextArea
        ref={field}
        label={text('translationDesk.decline.reason')}
        rows={3}
        required
        maxLength={mostReason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles.buttons}>
        <Button kind="danger" type="submit" pending={isPending} disabled={reason.trim() === ''}>
          {text('translationDesk.decline.send')}
        </Button>
        <Button onClick={onCancel}>{text('translationDesk.cancel')}</Button>
      </div>
    </form>
  );
}
