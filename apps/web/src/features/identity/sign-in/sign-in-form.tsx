import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { withTexts } from '../../../lib/language/language.ts';
import { type Text, useText } from '../../../lib/language/text.ts';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { UiLink } from '../../../ui/frame/ui-link.tsx';
import { signInWith } from './sign-in.ts';
import { paths } from '../session/paths.ts';
import {
  hideFaultyField,
  isSecondStep,
  isWrongPair,
  needsOtherValues,
  type SecondStepRefusal,
  signInFaults,
} from './sign-in-problems.ts';
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import { FormProblem } from '../forms/form-problem.tsx';
import styles from '../forms/form.module.css';

const problemText = (text: Text, refusal: CallRefusal): string =>
  isWrongPair(refusal) ? text('identity.invalidPair') : refusalText(text, refusal);

const SecondStep = lazyPart(
  withTexts(['factor'], () => import('../second-factor/second-step.tsx')),
  'SecondStep',
);

interface SignInFormProps {
  demo: { password: string; accounts: readonly DemoAccount[] } | null | undefined;
  onSignedIn: () => void;
}

export function SignInForm({ demo, onSignedIn }: SignInFormProps) {
  const text = useText();
  const captcha = useCaptcha('login');
  const password = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<SecondStepRefusal>();
  const [ended, setEnded] = useState<CallRefusal>();
  const form = useForm({
    initial: { email: '', password: '' },
    onEnter: captcha.prepare,
    faultsOf: signInFaults,
    send: async (values) => {
      setEnded(undefined);
      const email = values.email.trim();
      const rawRefusal = await signInWith({ email, password: values.password }, await captcha.take());
      const refusal = rawRefusal && hideFaultyField(rawRefusal);
      if (refusal && isSecondStep(refusal)) {
        setStep(refusal);
        return undefined;
      }
      if (!refusal) onSignedIn();
      else captcha.prepare();
      // The button is disabled until a value changes, so the focus moves to the password.
      if (refusal && needsOtherValues(refusal)) password.current?.focus();
      return refusal;
    },
  });
  const refused = form.refusal ?? ended;
  const problem = refused && problemText(text, refused);
  const signInAs = ({ email }: DemoAccount) => form.replace({ email, password: demo?.password ?? '' }, true);
  const goBack = (refusal?: CallRefusal) => {
    captcha.prepare();
    setEnded(refusal);
    setStep(undefined);
  };
  if (step)
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <SecondStep refusal={step} onSignedIn={onSignedIn} onBack={goBack} />
      </Suspense>
    );
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <form {...form.form} className={styles.form}>
        <Field label={text('identity.email')} type="email" autoComplete="username" {...form.field('email')} />
        <Field
          ref={password}
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
          disabled={form.hasFaults || (form.refusal !== undefined && needsOtherValues(form.refusal))}
        >
          {text('identity.signIn.submit')}
        </Button>
      </form>
      <p className={styles.links}>
        <UiLink href={paths.forgotPassword}>{text('identity.forgot')}</UiLink>
        <span>
          {text('identity.newHere')} <UiLink href={paths.signUp}>{text('identity.register')}</UiLink>
        </span>
      </p>
      {demo && <DemoAccounts accounts={demo.accounts} disabled={form.isPending} onChoose={signInAs} />}
    </>
  );
}
