import { groupDigits } from '@seri/domain/money/money';
import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { classNames } from '../frame/class-names.ts';
import styles from '../fields/field.module.css';
import { describedBy, FieldCell, FieldNotes, type FieldTexts } from '../fields/field-frame.tsx';
import { useCaret } from '../fields/use-caret.ts';
import { Stepper } from './stepper.tsx';

interface AmountFieldProps extends FieldTexts {
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Enables the minus and plus buttons and the arrow keys. */
  step?: number | undefined;
  /** Computes the next amount in a direction, for steps of varying size. */
  next?: ((value: number, direction: 1 | -1) => number) | undefined;
  min?: number | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

const maxDigits = 10;

/** Whole yen, grouped during typing. The caret stays behind the same digit. */
export function AmountField(props: AmountFieldProps) {
  const { label, error, hint, value, onValueChange, step, next, min = 0, name, disabled } = props;
  const id = useId();
  const shown = value === null ? '' : groupDigits(value);
  const { inputRef, keepCaret } = useCaret(shown);
  const move = (direction: 1 | -1) =>
    onValueChange(next?.(value ?? 0, direction) ?? Math.max(min, (value ?? min) + direction * (step ?? 0)));

  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const digits = currentTarget.value.replaceAll(/\D/g, '').slice(0, maxDigits);
    keepCaret(currentTarget);
    onValueChange(digits === '' ? null : Number(digits));
  };
  const press = (event: KeyboardEvent) => {
    if (!step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div>
      <Stepper step={step} move={move} disabled={disabled} isAtMin={(value ?? min) <= min}>
        <FieldCell id={id} label={label} isInvalid={Boolean(error)}>
          <input
            {...{ id, name, disabled }}
            ref={inputRef}
            className={classNames(styles.input, styles.amount)}
            inputMode="numeric"
            autoComplete="off"
            value={shown}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { error, hint })}
            onChange={type}
            onKeyDown={press}
          />
        </FieldCell>
      </Stepper>
      <FieldNotes {...{ id, error, hint }} />
    </div>
  );
}
