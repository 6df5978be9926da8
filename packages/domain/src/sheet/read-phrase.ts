import type { Said } from './decoded-sheet.ts';
import { plainText } from './plain-text.ts';
import { composePhrase } from './words/compose-phrase.ts';
import { findWords } from './words/find-words.ts';
import type { Word } from './words/word.ts';
import { wordsFor } from './words/word-table.ts';

/** What a phrase of the trade says, word by word; null where a word is not known, or they make no sense. */
export function readPhrase(phrase: string, isCar: boolean): Said | null {
  const words = wordsOf(phrase, isCar);
  return words && composePhrase(words);
}

/** Whether a blank parts nothing: a part stands before it, and behind it what is the matter with that. */
export function belongTogether(phrase: string, next: string, isCar: boolean): boolean {
  const words = wordsOf(phrase, isCar) ?? [];
  const parts = words.filter((word) => word.kind === 'part');
  const [first] = wordsOf(next, isCar) ?? [];
  if (parts.length === 0 || !first || words.some(({ kind }) => kind !== 'part' && kind !== 'side')) return false;
  return isToldOf(
    first,
    parts.every(({ inspected }) => inspected),
  );
}

/** Faults are told of what is inspected; what is there, or works, of anything. */
function isToldOf(word: Word, inspected: boolean): boolean {
  if (word.kind === 'present' || word.kind === 'absent') return true;
  if (word.kind === 'state') return inspected || word.lacking === undefined;
  return inspected && (word.kind === 'amount' || (word.kind === 'finding' && !word.ofWhole));
}

function wordsOf(phrase: string, isCar: boolean): readonly Word[] | null {
  const plain = plainText(phrase);
  return plain === '' ? null : findWords(plain, wordsFor(isCar));
}
