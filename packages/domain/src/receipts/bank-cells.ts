import { plainCell } from '../common/plain-cell.ts';

/** Seri books yen; other currencies have hundredths. */
export const decimalsOf = (currency: string): number => (currency === 'JPY' ? 0 : 2);

const groupedByCommas = /^\d{1,3}(?:,\d{3})+(?:\.(\d{1,2}))?$/;
const groupedByDots = /^\d{1,3}(?:\.\d{3})+,(\d{1,2})$/;
const yenByDots = /^\d{1,3}(?:\.\d{3})+$/;
const ungrouped = /^\d+(?:[.,](\d{1,2}))?$/;
const mostDigits = 14;

/**
 * An amount in whole units of its currency's smallest coin, below zero with a minus, a triangle or in brackets. Undefined if
 * it is none, such as a fraction of a yen, or one that could be read in two ways.
 */
export function readBankAmount(cell: string, currency: string): number | undefined {
  const text = plainCell(cell)
    .replaceAll(/[\s'_]/g, '')
    .replaceAll(/[−‐–—]/g, '-');
  const [, open, sign = '', number = '', end = '', close] =
    /^(\()?(?:JPY|USD|EUR|[¥$€])?([-+△▲]?)(?:JPY|USD|EUR|[¥$€])?([\d.,]+)(-?)(?:円|JPY|USD|EUR|₽|руб\.?)?(\))?$/i.exec(
      text,
    ) ?? [];
  const units = unitsOf(number, decimalsOf(currency));
  if (units === undefined || (open === undefined) !== (close === undefined)) return undefined;
  const isBelow = open !== undefined || /[-△▲]/.test(sign + end);
  return isBelow && units > 0 ? -units : units;
}

function unitsOf(number: string, decimals: number): number | undefined {
  const known = decimals === 0 && yenByDots.test(number) ? [] : undefined;
  const match = known ?? groupedByCommas.exec(number) ?? groupedByDots.exec(number) ?? ungrouped.exec(number);
  if (!match) return undefined;
  const fraction = match[1] ?? '';
  const whole = number.slice(0, fraction === '' ? undefined : -fraction.length - 1).replaceAll(/\D/g, '');
  if (whole.length > mostDigits || (decimals === 0 && Number(fraction) > 0)) return undefined;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}

/** The rate of a bank in the form that sums are reckoned with: digits with a dot. */
export function readBankRate(cell: string): string | undefined {
  const text = plainCell(cell).replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(text) && Number(text) > 0 ? text : undefined;
}

/** Signs and words of statements for currencies that are not written by their code. */
const currencyNames: Readonly<Record<string, string>> = {
  '¥': 'JPY',
  円: 'JPY',
  日本円: 'JPY',
  $: 'USD',
  米ドル: 'USD',
  '€': 'EUR',
  ユーロ: 'EUR',
  '₽': 'RUB',
  РУБ: 'RUB',
  RUR: 'RUB',
};

export function readBankCurrency(cell: string): string | undefined {
  const text = plainCell(cell).toUpperCase();
  const code = currencyNames[text.replace(/\.$/, '')] ?? text;
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}
