import type { ComponentProps, ReactNode } from 'react';
import styles from '../fields/check.module.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <div className={className}>
      <label className={styles.line}>
        <input {...rest} type="radio" className={styles.dot} />
        <span>{label}</span>
      </label>
    </div>
  );
}
