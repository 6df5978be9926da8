import { classNames } from './class-names.ts';
import styles from './logo.module.css';

export function Logo({ size = 'm' }: { size?: 'm' | 'l' | undefined }) {
  return (
    <span className={classNames(styles.logo, styles[size])} role="img" aria-label="Seri">
      SERI<i>.</i>
    </span>
  );
}
