import type { ComponentProps } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './foot-bar.module.css';

interface FootBarProps extends ComponentProps<'div'> {
  /** Taller, for a bar that contains text as well as buttons. */
  high?: boolean;
}

export function FootBar({ high, className, ...rest }: FootBarProps) {
  return <div {...rest} className={classNames(styles.bar, high && styles.high, className)} />;
}
