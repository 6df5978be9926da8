import { plainText } from '../plain-text.ts';
import { findWords } from '../words/find-words.ts';
import { wordsFor } from '../words/word-table.ts';

export const dent = '凹';

/** A square is a dent only after a part that has dents, or another finding; elsewhere it is a sign misread. */
export function hasDentsOnParts(text: string, isCar: boolean): boolean {
  const table = wordsFor(isCar);
  const meant = table.words.get(plainText(dent));
  const words = findWords(plainText(text), table) ?? [];
  return words.every((word, index) => {
    if (word !== meant) return true;
    const before = words.slice(0, index).findLast(({ kind }) => kind !== 'amount' && kind !== 'extent');
    return before?.kind === 'finding' || (before?.kind === 'part' && before.inspected);
  });
}
