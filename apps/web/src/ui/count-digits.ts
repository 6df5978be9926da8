/** How many digits stand left of the caret. */
export function digitsBefore(text: string, offset: number): number {
  return text.slice(0, offset).replaceAll(/\D/g, '').length;
}

/** Where the caret stands when that many digits are left of it. */
export function offsetAfterDigits(text: string, digits: number): number {
  let left = digits;
  for (let offset = 0; offset < text.length; offset += 1) {
    if (left === 0) return offset;
    if (/\d/.test(text.charAt(offset))) left -= 1;
  }
  return text.length;
}
