import { emailFault } from '@seri/domain/people/person-fields';
import { useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useText } from '../../../lib/language/text.ts';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { requestPasswordLink } from './forgot-password.ts';
import { paths } from '../session/paths.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';
import { PageHeading } from '../forms/page-heading.tsx';
import { Stage } from '../forms/stage.tsx';

export function ForgotPasswordPage() {
  const text = useText();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    return (
      <Stage
        title={text('identity.forgot.sent')}
        actions={<ButtonLink href={paths.signIn}>{text('identity.back')}</ButtonLink>}
      >
        <p>{text('identity.forgot.sent.hint', { email: sentTo })}</p>
      </Stage>
    );
  }
  return (
    <>
      <PageHeading>{text('shell.page.forgotPassword')}</PageHeading>
      <ForgotPasswordForm onSent={setSentTo} />
    </>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText();
  const captcha = useCaptcha('reset_password');
  const form = useForm({
    initial: { email: '' },
    onEnter: captcha.prepare,
    faultsOf: ({ email }) => {
      const fault = emailFault(email);
      return fault ? { email: fault } : {};
    },
    send: async (values) => {
      const email = values.email.trim();
      const refusal = await requestPasswordLink(email, await captcha.take());
      if (!refusal) onSent(email);
      else captcha.prepare();
      return refusal;
    },
  });
  return (
    <>
      <FormProblem>{form.refusal && refusalText(text, form.refusal)}</FormProblem>
      <form {...form.form} className={styles.form}>
        <p>{text('identity.forgot.hint')}</p>
        <Field label={text('identity.email')} type="email" autoComplete="username" {...form.field('email')} />
        <Button kind="primary" size="touch" block type="submit" pending={form.isPending}>
          {text('identity.forgot.submit')}
        </Button>
      </form>
      <p className={styles.links}>
        <UiLink href={paths.signIn}>{text('identity.back')}</UiLink>
      </p>
    </>
  );
}
