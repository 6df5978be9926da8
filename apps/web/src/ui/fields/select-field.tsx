import { type ComponentProps, useId } from 'react';
import styles from './field.module.css';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'>, FieldTexts {}

export function SelectField({ label, error, hint, className, children, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, error, hint, className }} trailing={<span className={styles.pick} />}>
      <select
        {...rest}
        id={id}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
