import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../../lib/calls/refusal.ts';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { Button } from '../../../ui/frame/button.tsx';
import { toast } from '../../../ui/passing/toast.ts';
import { clockTime, ownTimeZone } from '../../../ui/time/format-time.ts';
import { FormProblem } from '../forms/form-problem.tsx';
import { prolongSession } from './prolong.ts';
import styles from './prolong-bar.module.css';

interface ProlongBarProps {
  endsAt: Date;
  onLater: () => void;
}

/** R10: asks before the sign-in ends; a proof is asked in the dialog of R82. It takes no focus, so that whoever types is not disturbed. */
export function ProlongBar({ endsAt, onLater }: ProlongBarProps) {
  const text = useText();
  const language = useLanguage();
  const bar = useFormerFocus();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal>();
  const prolong = async () => {
    setPending(true);
    const refused = await prolongSession();
    setPending(false);
    setRefusal(refused);
    if (!refused) toast({ tone: 'good', title: text('prolong.done') });
  };
  const time = clockTime(endsAt, { language, timeZone: ownTimeZone() });
  const title = text('prolong.title', { time });
  return (
    <section ref={bar} aria-label={title} className={styles.bar} data-floats="">
      <output className={styles.words}>
        <p className="strong">{title}</p>
        <p className="sub">{text('prolong.hint')}</p>
      </output>
      <FormProblem>{refusal && refusalText(text, refusal)}</FormProblem>
      <div className={styles.buttons}>
        <Button kind="primary" pending={isPending} onClick={() => void prolong()}>
          {text('prolong.submit')}
        </Button>
        <Button kind="bare" onClick={onLater}>
          {text('prolong.later')}
        </Button>
      </div>
    </section>
  );
}

/** Gives the focus back to where it came from, once the bar goes. */
function useFormerFocus() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const formers: HTMLElement[] = [];
    const keepFormer = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) formers.push(relatedTarget);
    };
    bar.current?.addEventListener('focusin', keepFormer);
    // The latest may have been in the dialog of the proof, which is gone.
    return () => formers.findLast(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
  }, []);
  return bar;
}
