export function digitsBefore(text: string, offset: number): number {
  return text.slice(0, offset).replaceAll(/\D/g, '').length;
}

/** Finds the caret offset that has this many digits to its left. */
export function offsetAfterDigits(text: string, digits: number): number {
  let remaining = digits;
  for (let offset = 0; offset < text.length; offset += 1) {
    if (remaining === 0) return offset;
    if (/\d/.test(text.charAt(offset))) remaining -= 1;
  }
  return text.length;
}
