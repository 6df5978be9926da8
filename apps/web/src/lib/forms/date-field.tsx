import { type DateBounds, readDate, typedDate } from '@seri/domain/time/date-text';
import type { JapanDay } from '@seri/domain/time/japan-time';
import { type KeyboardEvent, useId, useState } from 'react';
import { LineInput } from '../../ui/inputs/line-input.tsx';
import { useCaret } from '../../ui/fields/use-caret.ts';
import styles from './date-field.module.css';
import { useText } from '../language/text.ts';
import { useSettled } from './use-settled.ts';

/** An invalid date is flagged this many ms after the last key. */
const flagsAfter = 700;

interface DateFieldProps {
  label: string;
  value: JapanDay | undefined;
  bounds: DateBounds;
  onChoose: (day: JapanDay | undefined) => void;
  onEnter: () => void;
}

/** Accepts an empty value or YYYY-MM-DD. An invalid date is never passed on, and is flagged once typing pauses. */
export function DateField({ label, value, bounds, onChoose, onEnter }: DateFieldProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value ?? '';
  const { inputRef, keepCaret } = useCaret(shown);
  const isWrong = readDate(shown, bounds) === null;
  const isFlagged = useSettled(shown, flagsAfter) === shown && isWrong;
  const type = (raw: string) => {
    const next = typedDate(raw);
    setTyped(next);
    const day = readDate(next, bounds);
    if (day !== null && day !== value) onChoose(day);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnter();
  };
  return (
    <div className={styles.date}>
      <label htmlFor={id}>{label}</label>
      <LineInput
        ref={inputRef}
        id={id}
        inputMode="numeric"
        placeholder={text('filters.date.form')}
        value={shown}
        error={isFlagged ? text('field.invalid') : undefined}
        onChange={({ currentTarget }) => {
          keepCaret(currentTarget);
          type(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={() => !isWrong && setTyped(undefined)}
      />
    </div>
  );
}
