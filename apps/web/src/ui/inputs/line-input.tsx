import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes } from '../fields/field-frame.tsx';
import styles from './line-input.module.css';

interface LineInputProps extends ComponentProps<'input'> {
  id: string;
  icon?: ReactNode;
  action?: ReactNode;
  error?: string | undefined;
}

/** A single-line input; the surrounding cell provides its caption. */
export function LineInput({ icon, action, error, ...rest }: LineInputProps) {
  return (
    <div>
      <div className={styles.line} data-invalid={error ? '' : undefined}>
        {icon}
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${rest.id}-error` : undefined}
        />
        {action}
      </div>
      <FieldNotes id={rest.id} error={error} />
    </div>
  );
}
