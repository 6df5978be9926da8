import { useText } from '../../lib/text.ts';
import styles from './skip-link.module.css';

export const contentId = 'content';

export function SkipLink() {
  const text = useText();
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {text('shell.skip')}
    </a>
  );
}
