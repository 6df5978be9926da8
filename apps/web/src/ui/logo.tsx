import { classNames } from './class-names.ts';
import styles from './logo.module.css';

export function Logo({ size = 'm' }: { size?: 'm' | 'l' | undefined }) {
  return (
    <span className={classNames(styles.logo, styles[size])}>
      <span className="visually-hidden">Seri</span>
      <span aria-hidden="true">
        SERI<i>.</i>
      </span>
    </span>
  );
}
