import type { ComponentProps } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './foot-bar.module.css';

interface FootBarProps extends ComponentProps<'div'> {
  /** Taller, for a bar that contains text as well as buttons. */
  high?: boolean;
  /** Hidden while another bar is at the foot. */
  yields?: boolean;
}

export function FootBar({ high, yields, className, ...rest }: FootBarProps) {
  return <div {...rest} className={classNames(styles.bar, high && styles.high, yields && styles.yields, className)} />;
}
