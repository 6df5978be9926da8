import { requiredFault } from '@seri/domain/people/person-fields';
import { useEffect, useRef } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { clockTime, ownTimeZone } from '../../../ui/time/format-time.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { prolongSession } from './prolong.ts';
import styles from './prolong-bar.module.css';
import { useProfile } from './session.ts';

interface ProlongBarProps {
  endsAt: Date;
  onLater: () => void;
}

/** R10: asks for the password before the sign-in ends. It takes no focus, so that whoever types is not disturbed. */
export function ProlongBar({ endsAt, onLater }: ProlongBarProps) {
  const text = useText();
  const language = useLanguage();
  const email = useProfile()?.detail.email;
  const bar = useFormerFocus();
  const form = useForm({
    initial: { currentPassword: '' },
    clears: true,
    faultsOf: ({ currentPassword }) => {
      const fault = requiredFault(currentPassword);
      return fault ? { currentPassword: fault } : {};
    },
    send: async (values) => {
      const refusal = await prolongSession(values);
      if (!refusal) toast({ tone: 'good', title: text('prolong.done') });
      return refusal;
    },
  });
  const time = clockTime(endsAt, { language, timeZone: ownTimeZone() });
  const title = text('prolong.title', { time });
  return (
    <section ref={bar} aria-label={title} className={styles.bar} data-floats="">
      <output className={styles.words}>
        <p className="strong">{title}</p>
        <p className="sub">{text('prolong.hint')}</p>
      </output>
      <FormProblem>{form.refusal && refusalText(text, form.refusal)}</FormProblem>
      <form {...form.form} className={styles.form}>
        {/* Password managers find the right password by it. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <Field
          label={text('prolong.password')}
          type="password"
          autoComplete="current-password"
          className={styles.password}
          {...form.field('currentPassword')}
        />
        <Button kind="primary" type="submit" pending={form.isPending}>
          {text('prolong.submit')}
        </Button>
        <Button kind="bare" onClick={onLater}>
          {text('prolong.later')}
        </Button>
      </form>
    </section>
  );
}

/** Gives the focus back to where it came from, once the bar goes. */
function useFormerFocus() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    let former: HTMLElement | undefined;
    const keepFormer = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) former = relatedTarget;
    };
    bar.current?.addEventListener('focusin', keepFormer);
    return () => former?.focus({ preventScroll: true });
  }, []);
  return bar;
}
