import type { MouseEvent } from 'react';
import { useText } from '../../lib/language/text.ts';
import { contentId } from '../shell/content-id.ts';
import styles from './skip-link.module.css';

function toLots(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-lot-id] a')?.focus();
}

/** The second link leads over the filters to the first lot, on pages that list lots. */
export function SkipLink() {
  const text = useText();
  return (
    <>
      <a href={`#${contentId}`} className={styles.skip}>
        {text('shell.skip')}
      </a>
      <a href={`#${contentId}`} className={styles.skip} data-to="lots" onClick={toLots}>
        {text('shell.skip.lots')}
      </a>
    </>
  );
}
