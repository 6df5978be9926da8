/** A phone number reads +N (NNN) NNN-NN-NN: the last ten digits are the subscriber's, those before them the country's. */
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

/** Formats what is typed so far; nothing typed stays nothing. */
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

export function isCompletePhone(text: string): boolean {
  return phoneDigits(text).length > subscriberDigits;
}
