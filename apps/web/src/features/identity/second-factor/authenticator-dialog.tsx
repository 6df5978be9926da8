import { authenticatorCodeFault } from '@seri/domain/people/second-factor';
import { useId, useRef } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { confirmAuthenticator } from './change-factors.ts';
import { CodeField } from './code-field.tsx';
import type { FactorAdded, StartedAuthenticator } from './factors.ts';

interface AuthenticatorDialogProps {
  started: StartedAuthenticator;
  onAdded: (added: FactorAdded) => void;
  onClose: () => void;
}

/** R80: the app is added once it has shown a right code. */
export function AuthenticatorDialog({ started, onAdded, onClose }: AuthenticatorDialogProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const form = useForm({
    initial: { code: '' },
    faultsOf: ({ code }) => {
      const fault = authenticatorCodeFault(code);
      return fault ? { code: fault } : {};
    },
    send: async ({ code }) => {
      const reply = await confirmAuthenticator(code);
      if (reply.ok) onAdded(reply.answer);
      else input.current?.select();
      return reply.ok ? undefined : reply.refusal;
    },
  });
  return (
    <Dialog
      open
      title={text('factor.add.authenticator')}
      onClose={onClose}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose}>{text('factor.cancel')}</Button>
          <Button kind="primary" type="submit" form={id} pending={form.isPending}>
            {text('factor.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.form} className={styles.form}>
        <FormProblem>{form.refusal && refusalText(text, form.refusal)}</FormProblem>
        <AuthenticatorKey {...started} />
        <CodeField ref={input} {...form.field('code')} />
      </form>
    </Dialog>
  );
}
