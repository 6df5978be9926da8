import { numberRows } from './said-of.data.ts';
import type { Word } from './word.ts';
import type { WordTable } from './word-table.ts';

interface WordMatch {
  word: Word;
  length: number;
}

const numbers = numberRows.map(([pattern, kind, en, ru]) => ({ pattern: new RegExp(pattern, 'y'), kind, en, ru }));
/** Number patterns are tried only at these characters. */
const beginsNumber = /[\d残山溝走行車検]/;
const isLatin = (character = '') => /[A-Z\d]/.test(character);

/** Splits a plain text into known words, and prefers the longest word whose rest can be split too. Null if nothing fits. */
export function findWords(plain: string, table: WordTable): readonly Word[] | null {
  const matches: (WordMatch | null)[] = [];
  const isEnd = (at: number) => at === plain.length || Boolean(matches[at]);
  for (let at = plain.length - 1; at >= 0; at--) {
    // No word begins inside a run of Latin letters and digits.
    const isWithin = isLatin(plain[at]) && isLatin(plain[at - 1]);
    matches[at] = isWithin ? null : longer(numberAt(plain, at, isEnd), wordAt(plain, at, table, isEnd));
  }
  return isEnd(0) ? wordsAlong(matches) : null;
}

function wordsAlong(matches: readonly (WordMatch | null)[]): Word[] {
  const found: Word[] = [];
  for (let at = 0, match = matches[0]; match; match = matches[at]) {
    found.push(match.word);
    at += match.length;
  }
  return found;
}

const longer = (one: WordMatch | null, other: WordMatch | null) =>
  one && one.length >= (other?.length ?? 0) ? one : other;

function wordAt(
  plain: string,
  at: number,
  { words, longest }: WordTable,
  isEnd: (at: number) => boolean,
): WordMatch | null {
  for (let length = Math.min(longest, plain.length - at); length > 0; length--) {
    const word = isEnd(at + length) ? words.get(plain.slice(at, at + length)) : undefined;
    if (word) return { word, length };
  }
  return null;
}

function numberAt(plain: string, at: number, isEnd: (at: number) => boolean): WordMatch | null {
  if (!beginsNumber.test(plain.charAt(at))) return null;
  for (const { pattern, kind, en, ru } of numbers) {
    pattern.lastIndex = at;
    const [text, ...digits] = pattern.exec(plain) ?? [];
    if (text === undefined || !isEnd(at + text.length)) continue;
    const filled = (template: string) =>
      template.replaceAll(/\$(\d)/g, (_, group: string) => digits[Number(group) - 1] ?? '');
    return { word: { kind, en: filled(en), ru: filled(ru) }, length: text.length };
  }
  return null;
}
