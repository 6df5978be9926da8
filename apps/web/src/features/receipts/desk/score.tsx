import { useText } from '../../../lib/language/text.ts';
import styles from './score.module.css';

interface ScoreProps {
  value: number;
  /** Far enough above the next candidate to be suggested. */
  isSuggested: boolean;
}

/** How much speaks for a client. A whole frame marks a suggestion, a broken one a guess. */
export function Score({ value, isSuggested }: ScoreProps) {
  const text = useText();
  return (
    <span className={styles.score} data-suggested={isSuggested ? '' : undefined} title={text('receipts.score.hint')}>
      <span className="visually-hidden">{text('receipts.score')} </span>
      {value}
    </span>
  );
}
