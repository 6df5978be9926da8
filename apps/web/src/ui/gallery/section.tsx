import type { ReactNode } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './gallery.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

export function Line({ loose, children }: { loose?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.line, loose && styles.loose)}>{children}</div>;
}
