import { type RefObject, useLayoutEffect, useRef } from 'react';
import { digitsBefore, offsetAfterDigits } from './count-digits.ts';

interface Caret {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Called with each change, before the text is put in form. */
  keepCaret: (input: HTMLInputElement) => void;
}

/** Putting digits in form moves the characters under the caret; it is put back by the digits left of it. */
export function useCaret(shown: string): Caret {
  const inputRef = useRef<HTMLInputElement>(null);
  const digitsLeft = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (digitsLeft.current === null) return;
    const offset = offsetAfterDigits(shown, digitsLeft.current);
    inputRef.current?.setSelectionRange(offset, offset);
    digitsLeft.current = null;
  }, [shown]);
  const keepCaret = (input: HTMLInputElement) => {
    digitsLeft.current = digitsBefore(input.value, input.selectionStart ?? input.value.length);
  };
  return { inputRef, keepCaret };
}
