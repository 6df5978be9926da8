import { type ReactNode, type RefObject, useId } from 'react';
import type { FormEventHandler, Ref } from 'react';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './booking.module.css';

interface BookingFrameProps {
  title: string;
  /** Says what pressing it does. */
  action: string;
  form: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: FormEventHandler };
  submitRef: RefObject<HTMLButtonElement | null>;
  isPending: boolean;
  isUnanswered: boolean;
  /** There is nothing to do yet. */
  idle?: boolean;
  /** Why it was not done. */
  refused?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. What was sent without an answer stays as it is until it is tried again. */
export function BookingFrame(props: BookingFrameProps) {
  const { title, action, form, submitRef, isPending, isUnanswered, idle, refused, onClose, children } = props;
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{text(isUnanswered ? 'ledger.close' : 'ledger.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} ref={submitRef} pending={isPending} disabled={idle}>
            {isUnanswered ? text('ledger.again') : action}
          </Button>
        </>
      }
    >
      <form id={id} {...form}>
        <div role="alert" className={styles.alert}>
          {isUnanswered && (
            <Notice tone="mid" title={text('ledger.unanswered')}>
              {text('ledger.unanswered.hint')}
            </Notice>
          )}
          {!isUnanswered && refused && <Notice tone="bad">{refused}</Notice>}
        </div>
        <fieldset disabled={isPending || isUnanswered} className={styles.fields}>
          <legend className="visually-hidden">{title}</legend>
          {children}
        </fieldset>
      </form>
    </Dialog>
  );
}
