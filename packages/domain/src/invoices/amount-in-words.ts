import type { Language } from '../common/languages.ts';
import { capitalised } from '../sheet/russian-forms.ts';
import { englishNames, englishScales, englishTens } from './english-numbers.data.ts';
import {
  type Forms,
  russianFeminines,
  russianHundreds,
  russianNames,
  russianScales,
  russianTens,
} from './russian-numbers.data.ts';

/** R90: the sum of a document as people and banks read it aloud. */
export function amountInWords(amount: number, language: Language): string {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) >= 1000 ** englishScales.length) {
    throw new RangeError(`${amount} yen have no words.`);
  }
  const groups = groupsOf(Math.abs(amount));
  const words = language === 'en' ? englishWords(groups) : russianWords(groups);
  const sign = amount >= 0 ? [] : [language === 'en' ? 'minus' : 'минус'];
  return capitalised([...sign, ...words].join(' '));
}

interface Thousand {
  /** From 0 to 999. */
  value: number;
  /** The power of a thousand that it counts. */
  scale: number;
}

/** The thousands of an amount from the largest down, without those that are nothing. */
function groupsOf(amount: number): Thousand[] {
  return englishScales
    .map((_name, scale) => ({ scale, value: Math.trunc(amount / 1000 ** scale) % 1000 }))
    .filter(({ value }) => value > 0)
    .toReversed();
}

function englishWords(groups: readonly Thousand[]): string[] {
  const words = groups.flatMap(({ value, scale }) => [...englishBelowThousand(value), englishScales[scale] ?? '']);
  return [...(groups.length > 0 ? words : ['zero']), 'yen'].filter(Boolean);
}

function englishBelowThousand(value: number): string[] {
  const hundreds = Math.trunc(value / 100);
  const rest = value % 100;
  const tens = englishTens[Math.trunc(rest / 10)];
  const ones = englishNames[rest < 20 ? rest : rest % 10];
  const small = tens ? [ones ? `${tens}-${ones}` : tens] : ones ? [ones] : [];
  return hundreds > 0 ? [englishNames[hundreds] ?? '', 'hundred', ...small] : small;
}

function russianWords(groups: readonly Thousand[]): string[] {
  const words = groups.flatMap(({ value, scale }) => {
    const counted = russianScales[scale];
    return counted ? [...russianBelowThousand(value, counted.isFeminine), formOf(value, counted.forms)] : [];
  });
  const [yen] = russianScales;
  const isCounted = groups.at(-1)?.scale === 0;
  return [...(groups.length > 0 ? words : ['ноль']), ...(isCounted ? [] : [yen.forms[2]])];
}

function russianBelowThousand(value: number, isFeminine: boolean): string[] {
  const rest = value % 100;
  const ones = rest < 20 ? rest : rest % 10;
  const feminine = isFeminine ? russianFeminines[ones] : undefined;
  const words = [russianHundreds[Math.trunc(value / 100)], russianTens[Math.trunc(rest / 10)]];
  return [...words, feminine ?? russianNames[ones]].flatMap((word) => (word ? [word] : []));
}

/** One, few and many: 21 takes the first form, 22 the second, 25 and 12 the third. */
function formOf(value: number, [one, few, many]: Forms): string {
  const [tens, ones] = [Math.trunc(value / 10) % 10, value % 10];
  if (tens === 1) return many;
  return ones === 1 ? one : ones >= 2 && ones <= 4 ? few : many;
}
