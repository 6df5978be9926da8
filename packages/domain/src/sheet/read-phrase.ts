import type { Said } from './decoded-sheet.ts';
import { plainText } from './plain-text.ts';
import { composePhrase } from './words/compose-phrase.ts';
import { findWords } from './words/find-words.ts';
import { type WordTable, wordsFor } from './words/word-table.ts';

/** What a phrase of the trade says, word by word; null where a word is not known, or they make no sense. */
export function readPhrase(phrase: string, isCar: boolean): Said | null {
  const words = wordsOf(phrase, wordsFor(isCar));
  return words && composePhrase(words);
}

function wordsOf(phrase: string, table: WordTable) {
  const plain = plainText(phrase);
  return plain === '' ? null : findWords(plain, table);
}
