import { type ReactNode, type RefObject, useId } from 'react';
import type { FormEventHandler, Ref } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Notice } from '../../../ui/passing/notice.tsx';
import styles from './booking.module.css';

interface BookingFrameProps {
  title: string;
  action: string;
  form: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: FormEventHandler };
  submitRef: RefObject<HTMLButtonElement | null>;
  isPending: boolean;
  isUnanswered: boolean;
  /** Disables the submit button while nothing has changed. */
  idle?: boolean;
  refused?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. After a request without an answer the fields are locked, so that only the same values are retried. */
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
