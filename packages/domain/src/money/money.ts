/** Amounts are whole yen in every language: digits grouped by no-break spaces, with a real minus sign. */
const noBreakSpace = '\u00A0';
const minus = '\u2212';

export function groupDigits(value: number): string {
  const digits = Math.abs(Math.trunc(value)).toString();
  const grouped = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, noBreakSpace);
  return value < 0 && digits !== '0' ? minus + grouped : grouped;
}

export function formatYen(value: number): string {
  return `${groupDigits(value)}${noBreakSpace}¥`;
}
