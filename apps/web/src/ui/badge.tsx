import type { ReactNode } from 'react';
import { Count, type CountProps } from './count.tsx';
import styles from './count.module.css';

/** A count on the corner of an icon; without words of its own it is for the eye, and the button says it. */
export function Badge({ children, ...count }: Omit<CountProps, 'className'> & { children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {children}
      <span aria-hidden={count.label === undefined || undefined} className={styles.corner}>
        <Count {...count} />
      </span>
    </span>
  );
}
