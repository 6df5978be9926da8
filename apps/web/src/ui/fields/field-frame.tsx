import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
}

interface FieldCellProps {
  id: string;
  label: string;
  isInvalid: boolean;
  fixed?: boolean | undefined;
  /** Shown beside the value, inside the cell. */
  trailing?: ReactNode;
  children: ReactNode;
}

interface FieldFrameProps extends FieldTexts, Omit<FieldCellProps, 'isInvalid'> {
  className?: string | undefined;
}

/** The ids for `aria-describedby`: the error before the hint. */
export function describedBy(id: string, { error, hint }: Omit<FieldTexts, 'label'>, more?: string): string | undefined {
  return classNames(error && `${id}-error`, hint !== undefined && `${id}-hint`, more) || undefined;
}

/** A cell of a form: caption in the corner, value below it, error underneath. */
export function FieldFrame({ className, error, hint, ...cell }: FieldFrameProps) {
  return (
    <div className={className}>
      <FieldCell {...cell} isInvalid={Boolean(error)} />
      <FieldNotes id={cell.id} error={error} hint={hint} />
    </div>
  );
}

export function FieldCell({ id, label, isInvalid, fixed, trailing, children }: FieldCellProps) {
  return (
    <div className={styles.cell} data-invalid={isInvalid ? '' : undefined} data-fixed={fixed ? '' : undefined}>
      <label htmlFor={id} className={styles.caption}>
        {label}
      </label>
      {children}
      {trailing}
    </div>
  );
}

export function FieldNotes({ id, error, hint }: Omit<FieldTexts, 'label'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <TriangleAlert aria-hidden="true" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
