import { refusalText } from '../../../lib/on-refusal.ts';
import type { Refusal } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { secondsToWait } from '../model/shared-refusals.ts';
import styles from './code-prompt.module.css';

interface CodeProblemProps {
  refusal: Refusal | undefined;
  /** Seconds to the next try. */
  left: number;
}

/** Said as it comes. The seconds stand beside it: a countdown that spoke would never end. */
export function CodeProblem({ refusal, left }: CodeProblemProps) {
  const text = useText();
  const waits = secondsToWait(refusal);
  return (
    <div className={styles.problem}>
      <div role="alert">
        {refusal?.code === 'WRONG_CODE' && <span className="visually-hidden">{refusalText(text, refusal)}</span>}
        {waits > 0 && left > 0 && (
          <Notice tone="mid" title={text('sharing.wait', { minutes: Math.ceil(waits / 60) })}>
            {text('sharing.wait.hint')}
          </Notice>
        )}
        {waits > 0 && left === 0 && <Notice tone="info">{text('sharing.wait.over')}</Notice>}
        {refusal && isOther(refusal) && <Notice tone="bad">{refusalText(text, refusal)}</Notice>}
      </div>
      {left > 0 && (
        <p className={styles.left}>
          {text('sharing.left')} <span role="timer">{countdown(left)}</span>
        </p>
      )}
    </div>
  );
}

/** Neither of the code nor of its tries: the line, the server, the captcha. */
const isOther = ({ code }: Refusal) => code !== 'LOCKED' && code !== 'WRONG_CODE' && code !== 'TOO_MANY';

/** `14:59` */
const countdown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
