import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './check.module.css';
import { classNames } from '../frame/class-names.ts';
import { FieldNotes } from './field-frame.tsx';
import { mergeRefs } from './merge-refs.ts';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** Some, but not all, of its items are checked. */
  indeterminate?: boolean | undefined;
  error?: string | undefined;
}

export function Check({ label, hideLabel, indeterminate = false, error, className, ref, ...rest }: CheckProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <div className={className}>
      <label className={styles.line}>
        <input
          {...rest}
          ref={mergeRefs(own, ref)}
          type="checkbox"
          onChange={(event) => {
            // The browser clears `indeterminate` on every click, even if the click changes nothing.
            event.currentTarget.indeterminate = indeterminate;
            rest.onChange?.(event);
          }}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(rest['aria-describedby'], error && `${id}-error`) || undefined}
        />
        <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
