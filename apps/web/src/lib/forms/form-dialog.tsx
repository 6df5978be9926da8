import { type ReactNode, type RefObject, useId } from 'react';
import type { FormEventHandler, Ref } from 'react';
import { useText } from '../language/text.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Notice } from '../../ui/passing/notice.tsx';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  action: string;
  size?: 'm' | 'l' | 'xl' | undefined;
  form: { ref: Ref<HTMLFormElement>; noValidate: boolean; onSubmit: FormEventHandler };
  submitRef: RefObject<HTMLButtonElement | null>;
  /** Nothing has to be filled in: the focus begins on the button. */
  startsAtSubmit?: boolean;
  /** The field that has the focus at first, if it is not the first one. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  isPending: boolean;
  isUnanswered: boolean;
  /** Disables the submit button while nothing has changed. */
  idle?: boolean;
  refused?: string | undefined;
  /** Another action, at the start of the footer. */
  other?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. After a request without an answer the fields are locked, so that only the same values are retried. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, size, form, submitRef, startsAtSubmit, isPending, isUnanswered, idle, refused, other } = props;
  const { initialFocus, onClose, children } = props;
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={size}
      initialFocus={startsAtSubmit ? submitRef : initialFocus}
      footer={
        <>
          {other}
          <Button onClick={onClose}>{text(isUnanswered ? 'formDialog.close' : 'formDialog.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} ref={submitRef} pending={isPending} disabled={idle}>
            {isUnanswered ? text('formDialog.again') : action}
          </Button>
        </>
      }
    >
      <form id={id} {...form}>
        <div role="alert" className={styles.alert}>
          {isUnanswered && (
            <Notice tone="mid" title={text('formDialog.unanswered')}>
              {text('formDialog.unanswered.hint')}
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
