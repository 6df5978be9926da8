import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useText } from '../../../lib/text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type SignInBody, signIn } from '../api/sign-in.ts';
import { emailProblem, passwordProblem, type Problem, signInProblem } from '../model/sign-in-problems.ts';
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  demo: { password: string; accounts: readonly DemoAccount[] } | null | undefined;
  onSignedIn: () => void;
}

export function SignInForm({ demo, onSignedIn }: SignInFormProps) {
  const text = useText();
  const [refused, setRefused] = useState<Problem>();
  const say = (problem: Problem | undefined) => problem && text(problem.id, problem.values);
  // Checked on submit only: changing a value clears its error and lets the form be sent again.
  const form = useForm<SignInBody>({ reValidateMode: 'onSubmit', defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async ({ email, password }) => {
    const refusal = await signIn({ email: email.trim(), password });
    if (!refusal) return onSignedIn();
    setRefused(signInProblem(refusal));
    // The button is about to be disabled: the focus goes where the mend is made.
    return form.setFocus('password');
  });
  const clear = (field: 'email' | 'password') => () => {
    form.clearErrors(field);
    setRefused(undefined);
  };
  const signInAs = (account: DemoAccount) => {
    form.reset({ email: account.email, password: demo?.password ?? '' });
    setRefused(undefined);
    void send();
  };

  const hasErrors = refused !== undefined || Object.keys(errors).length > 0;
  return (
    <>
      <div role="alert" className={styles.refused}>
        {refused && <Notice tone="bad">{say(refused)}</Notice>}
      </div>
      <form noValidate onSubmit={(event) => void send(event)} className={styles.form}>
        <Field
          label={text('identity.email')}
          type="email"
          autoComplete="username"
          error={errors.email && say(emailProblem(form.getValues('email')))}
          {...form.register('email', { validate: (value) => !emailProblem(value), onChange: clear('email') })}
        />
        <Field
          label={text('identity.password')}
          type="password"
          autoComplete="current-password"
          error={errors.password && say(passwordProblem(form.getValues('password')))}
          {...form.register('password', {
            validate: (value) => !passwordProblem(value),
            onChange: clear('password'),
          })}
        />
        <Button kind="primary" size="touch" block type="submit" pending={isSubmitting} disabled={hasErrors}>
          {text('identity.signIn.submit')}
        </Button>
      </form>
      {demo && <DemoAccounts accounts={demo.accounts} disabled={isSubmitting} onChoose={signInAs} />}
    </>
  );
}
