import type { ComponentProps, ReactNode } from 'react';
import { FieldNotes } from '../../../ui/field-frame.tsx';
import styles from './filter-input.module.css';

interface FilterInputProps extends ComponentProps<'input'> {
  id: string;
  icon?: ReactNode;
  /** Stands at the end of the field. */
  action?: ReactNode;
  error?: string | undefined;
}

/** One line to type in; its caption stands above, in the cell that holds it. */
export function FilterInput({ icon, action, error, ...rest }: FilterInputProps) {
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
