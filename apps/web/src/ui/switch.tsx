import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
}

/** For what takes effect at once; what waits for a form's button is a Check. */
export function Switch({ label, hideLabel, className, ...rest }: SwitchProps) {
  return (
    <div className={className}>
      <label className={styles.line}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox tells it */}
        <input {...rest} type="checkbox" role="switch" className={styles.switch} />
        <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      </label>
    </div>
  );
}
