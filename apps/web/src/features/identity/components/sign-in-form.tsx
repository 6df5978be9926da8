import { useText } from '../../../lib/text.ts';
import { useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { signIn } from '../api/sign-in.ts';
import { signInFaults, signInProblem } from '../model/sign-in-problems.ts';
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import styles from './sign-in-form.module.css';

interface SignInFormProps {
  demo: { password: string; accounts: readonly DemoAccount[] } | null | undefined;
  onSignedIn: () => void;
}

export function SignInForm({ demo, onSignedIn }: SignInFormProps) {
  const text = useText();
  const form = useForm({
    initial: { email: '', password: '' },
    faultsOf: signInFaults,
    send: async ({ email, password }) => {
      const refusal = await signIn({ email: email.trim(), password });
      if (!refusal) onSignedIn();
      return refusal;
    },
  });
  const problem = form.refusal && signInProblem(form.refusal);
  const signInAs = ({ email }: DemoAccount) => form.replace({ email, password: demo?.password ?? '' }, true);
  return (
    <>
      <div role="alert" className={styles.refused}>
        {problem && <Notice tone="bad">{text(problem.id, problem.values)}</Notice>}
      </div>
      <form {...form.form} className={styles.form}>
        <Field label={text('identity.email')} type="email" autoComplete="username" {...form.field('email')} />
        <Field
          label={text('identity.password')}
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button
          kind="primary"
          size="touch"
          block
          type="submit"
          pending={form.isPending}
          disabled={form.hasFaults || form.refusal !== undefined}
        >
          {text('identity.signIn.submit')}
        </Button>
      </form>
      {demo && <DemoAccounts accounts={demo.accounts} disabled={form.isPending} onChoose={signInAs} />}
    </>
  );
}
