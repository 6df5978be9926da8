import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
}

/** For settings that take effect at once; use `Check` for values that a form submits. */
export function Switch({ label, hideLabel, className, ...rest }: SwitchProps) {
  return (
    <div className={className}>
      <label className={styles.line}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox provides it */}
        <input {...rest} type="checkbox" role="switch" className={styles.switch} />
        <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      </label>
    </div>
  );
}
