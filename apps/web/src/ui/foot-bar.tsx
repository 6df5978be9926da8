import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './foot-bar.module.css';

interface FootBarProps extends ComponentProps<'div'> {
  /** Something is read in it, beside what is pressed. */
  high?: boolean;
}

/** At the foot of a phone, under the thumb. */
export function FootBar({ high, className, ...rest }: FootBarProps) {
  return <div {...rest} className={classNames(styles.bar, high && styles.high, className)} />;
}
