import { noteAtMost, noteFaults, noteOf } from '@seri/domain/lots/lot-note';
import { groupDigits } from '@seri/domain/money/money';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Kbd } from '../../../ui/frame/kbd.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { saveNote } from './save-note.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import styles from './lot-note.module.css';
import { TheirNote } from './their-note.tsx';

interface NoteFormProps {
  lotId: number;
  /** The current note on the server, which may change while this form is open. */
  comment: string;
  onClose: () => void;
}

/**
 * Saves with an optimistic lock on the note it was opened with. After a conflict the colleague’s note is shown, and the
 * next save overwrites it.
 */
export function NoteForm({ lotId, comment, onClose }: NoteFormProps) {
  const text = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [opened] = useState(comment);
  const [hasConflict, setConflict] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { form, values, set, errorOf, refusal, isPending } = useForm({
    initial: { comment },
    faultsOf: noteFaults,
    send: async (written) => {
      const failure = await saveNote({
        carId: lotId,
        comment: noteOf(written.comment),
        former: hasConflict ? comment : opened,
      });
      if (failure?.code === 'STATE_CHANGED') setConflict(true);
      if (failure) return failure;
      toast({ tone: 'good', title: text(noteOf(written.comment) === '' ? 'note.deleted' : 'note.saved') });
      onClose();
      return undefined;
    },
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
  }, []);
  const written = noteOf(values.comment);
  const isChanged = written !== opened;
  const leave = () => (isChanged ? setLeaving(true) : onClose());
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Otherwise the same key press would close the dialog that it opens.
      event.preventDefault();
      leave();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  const showsTheirNote = hasConflict && comment !== opened;
  return (
    <>
      <form {...form} className={styles.form}>
        <div role="alert">
          {showsTheirNote && <TheirNote>{comment}</TheirNote>}
          {refusal && !(showsTheirNote && refusal.code === 'STATE_CHANGED') && (
            <Notice tone="bad" title={text('note.failed')}>
              {refusalText(text, refusal)}
            </Notice>
          )}
        </div>
        <TextArea
          ref={field}
          name="comment"
          rows={4}
          label={text('note.field')}
          value={values.comment}
          error={errorOf('comment')}
          hint={
            written === '' && opened !== ''
              ? text('note.willGo')
              : text('note.count', { count: groupDigits(written.length), most: groupDigits(noteAtMost) })
          }
          onKeyDown={onKeyDown}
          onChange={({ target }) => set('comment', target.value)}
        />
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" pending={isPending} aria-keyshortcuts="Control+Enter">
            {text('note.save')}
          </Button>
          <Button onClick={leave}>{text('note.cancel')}</Button>
          <span className={styles.keys} aria-hidden="true">
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd>
          </span>
        </div>
      </form>
      {isLeaving && <DiscardDialog onStay={() => setLeaving(false)} onDiscard={onClose} />}
    </>
  );
}
