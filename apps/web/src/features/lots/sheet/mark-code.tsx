import type { SheetMark } from '../page/lot-view.ts';
import styles from './mark-code.module.css';

/** The badge with the code of a mark; a double ring marks severe ones without relying on colour. */
export function MarkCode({ mark, lit }: { mark: SheetMark; lit: boolean }) {
  return (
    <span className={styles.code} data-weight={mark.meaning ? mark.weight : 'unknown'} data-lit={lit ? '' : undefined}>
      {mark.code}
    </span>
  );
}
