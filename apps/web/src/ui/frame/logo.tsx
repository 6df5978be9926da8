import { classNames } from './class-names.ts';
import styles from './logo.module.css';

interface LogoProps {
  size?: 'm' | 'l' | undefined;
  name?: string | undefined;
}

export function Logo({ size = 'm', name = 'Seri' }: LogoProps) {
  return (
    <span className={classNames(styles.logo, styles[size])}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">
        {name.toUpperCase()}
        <i>.</i>
      </span>
    </span>
  );
}
