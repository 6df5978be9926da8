import { type RefObject, useLayoutEffect, useRef } from 'react';
import { digitsBefore, offsetAfterDigits } from '../figures/count-digits.ts';

interface Caret {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Call it on each change, before the text is formatted. */
  keepCaret: (input: HTMLInputElement) => void;
}

/** Restores the caret after formatting, by the number of digits to its left. */
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
