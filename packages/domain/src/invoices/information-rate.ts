import type { Language } from '../common/languages.ts';
import { groupDigits } from '../money/money.ts';
import { dayText } from './day-text.ts';
import type { InformationRate } from './paper-snapshot.ts';

/** R90: says at which rate an amount in another currency is told, and that nobody pays in it. */
export function rateLine({ currency, yen, day, source }: InformationRate, language: Language): string {
  return language === 'en'
    ? `1 ${currency} = ${yen} JPY, ${source} of ${dayText(day, 'en')}, for information; payable in JPY`
    : `1 ${currency} = ${yen.replace('.', ',')} JPY, ${source} от ${dayText(day, 'ru')}, справочно; оплата в JPY`;
}

const decimal = /^(\d{1,9})(?:\.(\d{1,6}))?$/;

/** Rounded to hundredths. Reckoned in whole numbers, because a fraction of a cent must not depend on the machine. */
export function informationAmount(amount: number, { currency, yen }: InformationRate): string {
  const [, whole = '', fraction = ''] = decimal.exec(yen) ?? [];
  const rate = BigInt(whole + fraction);
  if (rate === 0n) throw new RangeError(`${yen} is no rate.`);
  const doubled = BigInt(amount) * 200n * 10n ** BigInt(fraction.length);
  const cents = Number((doubled + rate) / (2n * rate));
  return `${groupDigits(cents / 100)}.${String(cents % 100).padStart(2, '0')}\u00A0${currency}`;
}
