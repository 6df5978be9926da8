import { refusalText } from '../../lib/calls/on-refusal.ts';
import type { CallRefusal } from '../../lib/calls/refusal.ts';
import { useText } from '../../lib/language/text.ts';
import { Notice } from '../../ui/passing/notice.tsx';
import styles from './code-prompt.module.css';

interface CodeProblemProps {
  refusal: CallRefusal | undefined;
  /** Seconds until the next try. */
  left: number;
}

/** The reason why the lot did not open, announced when it changes. */
export function CodeProblem({ refusal, left }: CodeProblemProps) {
  return (
    <div role="alert" className={styles.problem}>
      {refusal && <Problem refusal={refusal} left={left} />}
    </div>
  );
}

function Problem({ refusal, left }: { refusal: CallRefusal; left: number }) {
  const text = useText();
  switch (refusal.code) {
    case 'LOCKED':
      return null;
    case 'WRONG_CODE':
      // The field shows it on screen.
      return <span className="visually-hidden">{refusalText(text, refusal)}</span>;
    case 'TOO_MANY':
      if (left === 0) return <Notice>{text('sharing.wait.over')}</Notice>;
      return (
        <Notice tone="mid" title={text('sharing.wait')}>
          {text('sharing.wait.left')} {/* Not announced, because a countdown would speak every second. */}
          <b role="timer" aria-live="off">
            {countdown(left)}
          </b>
        </Notice>
      );
    default:
      return <Notice tone="bad">{refusalText(text, refusal)}</Notice>;
  }
}

/** `14:59` */
const countdown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
