import type { ReactNode } from 'react';
import type { KeyLine } from './key-line.ts';
import { Keys } from './keys.tsx';
import styles from './key-hints.module.css';

export function KeyHint({ keys, children }: Pick<KeyLine, 'keys'> & { children: ReactNode }) {
  return (
    <span className={styles.hint}>
      <Keys keys={keys} /> {children}
    </span>
  );
}

/** Opens the help that has every key. */
export function AllKeys({ onHelp, children }: { onHelp: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.all} onClick={onHelp}>
      {children}
    </button>
  );
}
