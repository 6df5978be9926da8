import { isShareCode, shareCodeDigits } from '@seri/domain/lots/share-code';
import { LockKeyhole } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTitle } from '../../lib/browser/use-title.ts';
import { Button } from '../../ui/frame/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { secondsToWait } from './shared-refusals.ts';
import { useWait } from './use-wait.ts';
import { CodeProblem } from './code-problem.tsx';
import styles from './code-prompt.module.css';

interface CodePromptProps {
  /** The code from the link, if there was one. */
  initialCode: string;
  initialRefusal: CallRefusal;
  /** Resolves to undefined if the lot has opened. */
  tryCode: (code: string) => Promise<CallRefusal | undefined>;
}

/** Asks for the code of a lot without revealing anything about the lot. */
export function CodePrompt({ initialCode, initialRefusal, tryCode }: CodePromptProps) {
  const text = useText();
  useTitle(text('shell.page.shared'));
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<CallRefusal | undefined>(initialRefusal);
  const { left, wait } = useWait(secondsToWait(initialRefusal));
  // Selected, so that the next digits replace the previous ones.
  const focusDigits = () => {
    input.current?.focus();
    input.current?.select();
  };
  useEffect(focusDigits, []);
  const form = useForm({
    initial: { code: initialCode },
    faultsOf: ({ code }) => (isShareCode(code) ? {} : { code: { problem: 'tooShort' } }),
    send: async ({ code }) => {
      const failure = await tryCode(code);
      setRefusal(failure);
      wait(secondsToWait(failure));
      focusDigits();
      return failure;
    },
  });
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (left === 0) setRefusal(undefined);
    form.set('code', target.value.replaceAll(/\D/g, '').slice(0, shareCodeDigits));
  };
  const wrongCodeText = refusal?.code === 'WRONG_CODE' ? text('refusals.WRONG_CODE') : undefined;
  return (
    <div className={styles.prompt}>
      <LockKeyhole aria-hidden="true" className={styles.lock} />
      <h1>{text('sharing.locked')}</h1>
      <p className={styles.hint}>{text('sharing.locked.hint')}</p>
      <CodeProblem refusal={form.isPending ? undefined : refusal} left={left} />
      <form {...form.form} className={styles.form}>
        <Field
          ref={input}
          name="code"
          className={styles.code}
          label={text('sharing.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={form.values.code}
          error={form.hasFaults ? text('sharing.code.short') : wrongCodeText}
          onChange={type}
        />
        <Button
          kind="primary"
          size="touch"
          block
          type="submit"
          pending={form.isPending}
          aria-disabled={left > 0 || undefined}
        >
          {text('sharing.open')}
        </Button>
      </form>
    </div>
  );
}
