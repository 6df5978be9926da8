import type { SheetMark } from '../model/lot-view.ts';
import styles from './mark-code.module.css';

/** A mark's code in its badge; a double ring tells a severe one without colour. */
export function MarkCode({ mark, lit }: { mark: SheetMark; lit: boolean }) {
  return (
    <span className={styles.code} data-weight={mark.meaning ? mark.weight : 'unknown'} data-lit={lit ? '' : undefined}>
      {mark.code}
    </span>
  );
}
