const pattern = /^T\d{13}$/;

/** People type it with spaces, dashes and a small t; it is stored without. */
export function plainRegistrationNumber(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/**
 * R64: the number of an issuer of qualified invoices is a T and 13 digits. The first digit checks the other twelve, by the
 * rule of the corporate number.
 */
export function isRegistrationNumber(text: string): boolean {
  return pattern.test(text) && Number(text[1]) === checkDigitOf(text.slice(2));
}

/** From the right, the digits count once and twice in turn. */
function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (1 + (place % 2)), 0);
  return 9 - (sum % 9);
}
