import type { ReactNode } from 'react';
import { Count, type CountProps } from './count.tsx';
import styles from './count.module.css';

export function Badge({ children, ...count }: Omit<CountProps, 'className'> & { children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {children}
      <Count {...count} className={styles.corner} />
    </span>
  );
}
