/** The format is +N (NNN) NNN-NN-NN: the last ten digits are the subscriber's, those before are the country code. */
const subscriberDigits = 10;
const longestNumber = 15;
const groups = [
  ['(', 3],
  [') ', 3],
  ['-', 2],
  ['-', 2],
] as const;

export function phoneDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, longestNumber);
}

/** Formats a number while it is typed; an empty text stays empty. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits === '') return '';
  const country = digits.slice(0, Math.max(1, digits.length - subscriberDigits));
  let rest = digits.slice(country.length);
  let formatted = `+${country}`;
  for (const [before, length] of groups) {
    if (rest === '') break;
    formatted += (before === '(' ? ' (' : before) + rest.slice(0, length);
    rest = rest.slice(length);
  }
  return formatted;
}

/** Adds the country code to a number as people in Russia write it: with a leading 8, or without a prefix. */
export function withRussianCode(text: string): string {
  const typed = text.trim();
  if (typed.startsWith('8') && phoneDigits(typed).length <= subscriberDigits + 1) return `7${typed.slice(1)}`;
  return typed.startsWith('9') && phoneDigits(typed).length <= subscriberDigits ? `7${typed}` : typed;
}

export function isCompletePhone(text: string): boolean {
  return phoneDigits(text).length > subscriberDigits;
}

/**
 * A stored number in the one form in which numbers are shown. Too short, too long, or with words beside it, it is shown
 * as it is stored, for its parts cannot be told.
 */
export function shownPhone(stored: string): string {
  const typed = stored.trim();
  const { length } = typed.replaceAll(/\D/g, '');
  if (/[^\d\s+().-]/.test(typed) || length <= subscriberDigits || length > longestNumber) return typed;
  // No country code begins with 89: this is a Russian mobile number with the prefix of long distance.
  return formatPhone(/^8\D*9/.test(typed) && length === subscriberDigits + 1 ? withRussianCode(typed) : typed);
}
