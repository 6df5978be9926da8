import { longestPasskeyName, passkeyNameFault } from '@seri/domain/people/second-factor';
import { useId, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';

interface PasskeyNameDialogProps {
  title: string;
  action: string;
  initial: string;
  /** Answers true if it is done, and false if the device has made no passkey. */
  onNamed: (name: string) => Promise<CallRefusal | boolean>;
  onClose: () => void;
}

/** For a passkey that is made, and for one that is renamed. */
export function PasskeyNameDialog({ title, action, initial, onNamed, onClose }: PasskeyNameDialogProps) {
  const text = useText();
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const form = useForm({
    initial: { name: initial },
    faultsOf: ({ name }) => {
      const fault = passkeyNameFault(name);
      return fault ? { name: fault } : {};
    },
    send: async ({ name }) => {
      setFailed(false);
      const outcome = await onNamed(name.trim());
      if (typeof outcome !== 'boolean') return outcome;
      if (outcome) onClose();
      setFailed(!outcome);
      return undefined;
    },
  });
  const problem = form.refusal ? refusalText(text, form.refusal) : undefined;
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('factor.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} pending={form.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} {...form.form} className={styles.form}>
        <FormProblem>{hasFailed ? text('factor.passkey.failed') : problem}</FormProblem>
        <Field
          label={text('factor.passkey.name')}
          hint={text('factor.passkey.name.hint')}
          maxLength={longestPasskeyName}
          autoComplete="off"
          {...form.field('name')}
        />
      </form>
    </Dialog>
  );
}
