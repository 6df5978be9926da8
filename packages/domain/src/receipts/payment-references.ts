import { isInvoiceReference } from '../invoices/invoice-reference.ts';
import { paymentReference } from '../money/first-deposit.ts';
import { wordsOfClients, wordsOfOtherNumbers } from './payer-words.data.ts';

export interface ReferencesInText {
  /** References whose check digits are right: those of accounts and of documents. */
  references: ReadonlySet<string>;
  /** Numbers that may be the ids of clients. */
  clientIds: ReadonlySet<number>;
}

/** Digits with what may stand between them: a bank breaks a reference, or writes other hyphens, or none. */
const digitRun = /(S ?E ?R ?I|СЕРИ|セリ)?[\s\-‐–—._:/#]*(?<![\d.,])([PR]?)(\d(?:[\s\-‐–—._/]{0,2}\d)*)/gu;

const checkedDigits = 7;
const longestReference = 16;

/** Finds references however a bank has written them. A reference with a wrong check digit is nobody's. */
export function referencesInText(text: string): ReferencesInText {
  const plain = text.normalize('NFKC').toUpperCase().replaceAll(/\s+/g, ' ');
  const references = new Set<string>();
  const rest = plain.replaceAll(digitRun, (run, name: string | undefined, series: string, digits: string) => {
    const groups = digits.match(/\d+/g) ?? [];
    const found = name === undefined ? foundIn(groups, series) : accountAfterName(groups);
    for (const reference of found) references.add(reference);
    return name === undefined && found.length === 0 ? run : ' ';
  });
  return { references, clientIds: clientIdsIn(rest) };
}

/** Behind its name a reference may lack zeros at its start if its check digit stands alone. Other numbers may follow it. */
function accountAfterName(groups: readonly string[]): string[] {
  const readings = groups.map((group, index) => ({ digits: groups.slice(0, index + 1).join(''), group, index }));
  const whole = readings.filter(({ digits }) => digits.length >= checkedDigits);
  const short = readings.filter(({ group, index }) => index > 0 && group.length === 1);
  const found = whole.flatMap(({ digits }) => accountReference(digits));
  return found.length > 0 ? found : short.flatMap(({ digits }) => accountReference(digits));
}

/** Without its name a reference is known by all its digits, the last one alone or none of them. */
function foundIn(groups: readonly string[], series: string): string[] {
  return groups.flatMap((_, first) =>
    groups.slice(first).flatMap((group, index) => {
      const parts = groups.slice(first, first + index + 1);
      const digits = parts.join('');
      if (digits.length > longestReference) return [];
      const isPadded = digits.startsWith('0') && (index === 0 || group.length === 1);
      const isPlain = index === 1 && group.length === 1;
      const account = digits.length === checkedDigits && (isPadded || isPlain) ? accountReference(digits) : [];
      return [...account, ...documentReferences(series, digits)];
    }),
  );
}

function accountReference(digits: string): string[] {
  const reference = paymentReference(Number(digits.slice(0, -1)));
  return reference.replaceAll(/\D/g, '') === digits.padStart(checkedDigits, '0') ? [reference] : [];
}

/** A letter before the number may be the end of a word. */
function documentReferences(series: string, digits: string): string[] {
  const number = `${digits.slice(0, 4)}-${digits.slice(4, -2)}-${digits.slice(-2)}`;
  return [...new Set([series + number, number])].filter(isInvoiceReference);
}

const wordAndNumber = /([\p{L}\p{M}]+)[\s.:#-]{0,3}(\d{1,9})(?!\d|[.,:/-]\d)/gu;
/** Neither a part of a day, of an amount or of a longer number, nor glued to a word. */
const numberAlone = /(?<![\p{L}\p{N}.,:/-])\d{3,9}(?![\p{L}\p{N}]|[.,:/-]\d)/gu;
const year = /^(?:19|20)\d\d$/;

function clientIdsIn(text: string): Set<number> {
  // An "ID NO. 572" has two words before its number.
  const plain = text.replaceAll(/(?<!\p{L})(?:NO|NR|N)(?!\p{L})\.?/gu, ' ');
  const named = [...plain.matchAll(wordAndNumber)].filter(([, word = '']) => wordsOfClients.has(word));
  const alone = [...plain.matchAll(numberAlone)].filter(({ 0: digits, index }) => {
    const [, word = ''] = /([\p{L}\p{M}]+)[\s.:#]*$/u.exec(plain.slice(0, index)) ?? [];
    return !year.test(digits) && !wordsOfOtherNumbers.has(word);
  });
  return new Set([...named.map(([, , digits]) => Number(digits)), ...alone.map(([digits]) => Number(digits))]);
}
