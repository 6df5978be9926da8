import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/language/text.ts';
import type { ListedProblem } from '../shipping-files.ts';
import { problemText } from './change-words.ts';
import styles from './problems.module.css';

export function ProblemList({ problems }: { problems: readonly ListedProblem[] }) {
  const text = useText();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((one) => (
        <li key={`${one.problem} ${one.column}`}>
          <TriangleAlert aria-hidden="true" />
          <span>{problemText(text, one)}</span>
        </li>
      ))}
    </ul>
  );
}
