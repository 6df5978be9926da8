import type { BilingualText } from './decoded-sheet.ts';
import { plainText } from './plain-text.ts';
import { composePhrase } from './words/compose-phrase.ts';
import { findWords } from './words/find-words.ts';
import type { Word } from './words/word.ts';
import { wordsFor } from './words/word-table.ts';

/** Translates a phrase word by word; null if a word is unknown or the words make no sense together. */
export function readPhrase(phrase: string, isCar: boolean): BilingualText | null {
  const words = wordsOf(phrase, isCar);
  return words && composePhrase(words);
}

/** Two texts with a blank between them are one phrase if the first names parts and the second describes them. */
export function belongTogether(phrase: string, next: string, isCar: boolean): boolean {
  const words = wordsOf(phrase, isCar) ?? [];
  const parts = words.filter((word) => word.kind === 'part');
  const [first] = wordsOf(next, isCar) ?? [];
  if (parts.length === 0 || !first || words.some(({ kind }) => kind !== 'part' && kind !== 'side')) return false;
  return describes(
    first,
    parts.every(({ inspected }) => inspected),
  );
}

/** Findings and actions describe inspected parts only; presence and other states describe any part. */
function describes(word: Word, inspected: boolean): boolean {
  if (word.kind === 'present' || word.kind === 'absent') return true;
  if (word.kind === 'state') return inspected || word.lacking === undefined;
  return inspected && (word.kind === 'amount' || (word.kind === 'finding' && !word.ofWhole));
}

function wordsOf(phrase: string, isCar: boolean): readonly Word[] | null {
  const plain = plainText(phrase);
  return plain === '' ? null : findWords(plain, wordsFor(isCar));
}
