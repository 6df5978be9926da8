import { type BankDetails, bankFieldNames } from '@seri/domain/money/bank-details';
import type { Text } from '../../lib/language/text.ts';

/** The filled-in lines of bank details under their names, in the order of a bank's form. */
export function bankLines(text: Text, details: BankDetails) {
  return bankFieldNames
    .filter((name) => details[name] !== '')
    .map((name) => ({
      name,
      caption: text(`start.bank.${name}`),
      value: details[name],
      mono: name === 'account' || name === 'swift',
    }));
}
