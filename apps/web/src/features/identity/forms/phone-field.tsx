import { formatPhone, phoneDigits, withRussianCode } from '@seri/domain/people/phone';
import type { ChangeEvent } from 'react';
import { digitsBefore, offsetAfterDigits } from '../../../ui/figures/count-digits.ts';
import { Field, type FieldProps } from '../../../ui/fields/field.tsx';

interface PhoneFieldProps extends FieldProps {
  /** Formats as +N (NNN) NNN-NN-NN during typing, the Russian form; otherwise any form is accepted. */
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

/** Writes to the input directly: React then finds the value that it expects and leaves the caret alone. */
function format(input: HTMLInputElement, event: Event): void {
  const completed = withRussianCode(input.value);
  const added = phoneDigits(completed).length - phoneDigits(input.value).length;
  const digits = added + digitsBefore(input.value, input.selectionStart ?? input.value.length);
  input.value = formatPhone(completed);
  const offset = offsetAfterDigits(input.value, digits);
  // Delete at a bracket moves the caret past it, so that the next Delete removes a digit.
  const isForward = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const skipped = isForward ? (/^\D*/.exec(input.value.slice(offset))?.[0].length ?? 0) : 0;
  input.setSelectionRange(offset + skipped, offset + skipped);
}
