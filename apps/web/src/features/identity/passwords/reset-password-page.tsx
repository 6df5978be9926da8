import { newPasswordFaults } from '@seri/domain/people/person-forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { internal, refusalOf } from '../../../lib/calls/refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { resetTokenQuery } from '../sign-up/mail-links.query.ts';
import { resetPassword } from './passwords.ts';
import { paths } from '../session/paths.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PageHeading } from '../forms/page-heading.tsx';
import { Stage } from '../forms/stage.tsx';

/** Opened by the mailed link, possibly while signed in. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  const text = useText();
  const [result, setResult] = useState<'done' | 'invalid'>();
  const check = useQuery({ ...resetTokenQuery(token ?? ''), enabled: token !== undefined });
  if (result === 'done') return <PasswordChanged />;
  if (token === undefined || result === 'invalid' || check.data?.valid === false) return <InvalidLink />;
  if (check.data) return <ResetPasswordForm token={token} onResult={setResult} />;
  if (check.isFetching) return <Stage key="pending" title={text('identity.reset.pending')} />;
  const refusal = refusalOf(check.error) ?? internal;
  if (refusal.code === 'FIELDS') return <InvalidLink />;
  return (
    <Stage
      title={text('shell.page.changePassword')}
      actions={
        <Button kind="primary" onClick={() => void check.refetch()}>
          {text('ui.retry')}
        </Button>
      }
    >
      <p role="alert">{refusalText(text, refusal)}</p>
    </Stage>
  );
}

function InvalidLink() {
  const text = useText();
  return (
    <Stage
      title={text('shell.page.changePassword')}
      actions={
        <ButtonLink kind="primary" href={paths.forgotPassword}>
          {text('identity.reset.again')}
        </ButtonLink>
      }
    >
      <p>{text('identity.reset.invalid')}</p>
    </Stage>
  );
}

function PasswordChanged() {
  const text = useText();
  return (
    <Stage
      title={text('identity.reset.done')}
      actions={
        <ButtonLink kind="primary" href={paths.signIn}>
          {text('identity.signIn.submit')}
        </ButtonLink>
      }
    >
      <p>{text('identity.reset.done.hint')}</p>
    </Stage>
  );
}

function ResetPasswordForm({ token, onResult }: { token: string; onResult: (result: 'done' | 'invalid') => void }) {
  const text = useText();
  const captcha = useCaptcha('reset_password_verify');
  const form = useForm({
    initial: { newPassword: '', confirmPassword: '' },
    onEnter: captcha.prepare,
    faultsOf: newPasswordFaults,
    send: async (values) => {
      const refusal = await resetPassword(token, values, await captcha.take());
      if (!refusal) onResult('done');
      else if (refusal.code === 'LINK_EXPIRED') onResult('invalid');
      else captcha.prepare();
      return refusal;
    },
  });
  return (
    <>
      <PageHeading>{text('shell.page.changePassword')}</PageHeading>
      <FormProblem>{form.refusal && refusalText(text, form.refusal)}</FormProblem>
      <form {...form.form} className={styles.form}>
        <NewPasswordFields field={form.field} />
        <Button kind="primary" size="touch" block type="submit" pending={form.isPending}>
          {text('identity.reset.submit')}
        </Button>
      </form>
    </>
  );
}
