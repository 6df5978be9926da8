import { formatYen, groupDigits } from '@seri/domain/money/money';
import type { Currency } from '@seri/domain/receipts/currencies';

/** `1 850 000 ¥`, `10 000.00 USD`. Amounts are in the smallest unit of their currency. */
export function amountText(amount: number, currency: Currency): string {
  if (currency === 'JPY') return formatYen(amount);
  return `${groupDigits(amount / 100)}.${String(amount % 100).padStart(2, '0')}\u00A0${currency}`;
}

const typed = /^(\d{1,11})(?:\.(\d{1,2}))?$/;

/** An amount as people type it, with a point or a comma and blanks; undefined if it is none. */
export function readAmount(text: string, currency: Currency): number | undefined {
  const [, whole, part = ''] = typed.exec(text.replaceAll(/\s/g, '').replace(',', '.')) ?? [];
  if (whole === undefined || (currency === 'JPY' && part !== '')) return undefined;
  const amount = currency === 'JPY' ? Number(whole) : Number(whole + part.padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
}
