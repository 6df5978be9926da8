import { formatPhone, phoneDigits, withRussianCode } from '@seri/domain/people/phone';
import type { ChangeEvent } from 'react';
import { digitsBefore, offsetAfterDigits } from '../../../ui/count-digits.ts';
import { Field, type FieldProps } from '../../../ui/field.tsx';

interface PhoneFieldProps extends FieldProps {
  /** Writes +N (NNN) NNN-NN-NN while one types, as Russians do; else any form is taken. */
  masked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export function PhoneField({ masked, onChange, ...rest }: PhoneFieldProps) {
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    if (masked) format(event.currentTarget, event.nativeEvent);
    onChange(event);
  };
  return <Field {...rest} type="tel" inputMode="tel" autoComplete="tel" onChange={type} />;
}

/** Written into the field at once: React then finds the value it expects, and leaves the caret where it is put here. */
function format(input: HTMLInputElement, event: Event): void {
  const completed = withRussianCode(input.value);
  const added = phoneDigits(completed).length - phoneDigits(input.value).length;
  const digits = added + digitsBefore(input.value, input.selectionStart ?? input.value.length);
  input.value = formatPhone(completed);
  const offset = offsetAfterDigits(input.value, digits);
  // Delete has met a bracket: it steps over it, and meets the digit the next time.
  const isForward = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const skipped = isForward ? (/^\D*/.exec(input.value.slice(offset))?.[0].length ?? 0) : 0;
  input.setSelectionRange(offset + skipped, offset + skipped);
}
