import { type ComponentProps, useId } from 'react';
import { classNames } from '../frame/class-names.ts';
import { describedBy, FieldFrame, type FieldTexts } from '../fields/field-frame.tsx';
import styles from '../fields/field.module.css';

export interface TextAreaProps extends ComponentProps<'textarea'>, FieldTexts {}

export function TextArea({ label, error, hint, className, rows = 2, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, error, hint, className }}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={classNames(styles.input, styles.lines)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
      />
    </FieldFrame>
  );
}
