import { useText } from '../../lib/language/text.ts';
import { contentId } from '../shell/content-id.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  const text = useText();
  return (
    <a href={`#${contentId}`} className={styles.skip}>
      {text('shell.skip')}
    </a>
  );
}
