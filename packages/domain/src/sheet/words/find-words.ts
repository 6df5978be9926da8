import { numberRows } from './said-of.data.ts';
import type { Word } from './word.ts';
import type { WordTable } from './word-table.ts';

interface Step {
  word: Word;
  length: number;
}

const numbers = numberRows.map(([pattern, kind, en, ru]) => ({ pattern: new RegExp(pattern, 'y'), kind, en, ru }));
/** No other sign is tried. */
const beginsNumber = /[\d残山溝走行車検]/;
const isLatin = (sign = '') => /[A-Z\d]/.test(sign);

/** The words of a plain text, the longest first wherever the rest is words too; null unless all of it is. */
export function findWords(plain: string, table: WordTable): readonly Word[] | null {
  const steps: (Step | null)[] = [];
  const isEnd = (at: number) => at === plain.length || Boolean(steps[at]);
  for (let at = plain.length - 1; at >= 0; at--) {
    // A code is one word: its letters are not looked into.
    const isWithin = isLatin(plain[at]) && isLatin(plain[at - 1]);
    steps[at] = isWithin ? null : longer(numberAt(plain, at, isEnd), wordAt(plain, at, table, isEnd));
  }
  return isEnd(0) ? walk(steps) : null;
}

function walk(steps: readonly (Step | null)[]): Word[] {
  const found: Word[] = [];
  for (let at = 0, step = steps[0]; step; step = steps[at]) {
    found.push(step.word);
    at += step.length;
  }
  return found;
}

const longer = (one: Step | null, other: Step | null) => (one && one.length >= (other?.length ?? 0) ? one : other);

function wordAt(plain: string, at: number, { words, longest }: WordTable, isEnd: (at: number) => boolean): Step | null {
  for (let length = Math.min(longest, plain.length - at); length > 0; length--) {
    const word = isEnd(at + length) ? words.get(plain.slice(at, at + length)) : undefined;
    if (word) return { word, length };
  }
  return null;
}

function numberAt(plain: string, at: number, isEnd: (at: number) => boolean): Step | null {
  if (!beginsNumber.test(plain.charAt(at))) return null;
  for (const { pattern, kind, en, ru } of numbers) {
    pattern.lastIndex = at;
    const [text, ...digits] = pattern.exec(plain) ?? [];
    if (text === undefined || !isEnd(at + text.length)) continue;
    const filled = (said: string) => said.replaceAll(/\$(\d)/g, (_, place: string) => digits[Number(place) - 1] ?? '');
    return { word: { kind, en: filled(en), ru: filled(ru) }, length: text.length };
  }
  return null;
}
