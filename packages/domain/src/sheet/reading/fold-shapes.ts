import { composePhrase } from '../words/compose-phrase.ts';
import { findWords } from '../words/find-words.ts';
import type { BilingualText } from '../decoded-sheet.ts';
import { plainText } from '../plain-text.ts';
import { type WordTable, wordsFor } from '../words/word-table.ts';
import type { Word } from '../words/word.ts';
import { sameShapes } from './confusions.data.ts';

const shapes = new Map(sameShapes.flatMap((group) => Array.from(group, (sign) => [sign, group.charAt(0)] as const)));

/** One sign for all that a reader cannot tell apart. */
export const shapeOf = (sign: string): string => shapes.get(sign) ?? sign;

export const fold = (text: string): string => Array.from(text, shapeOf).join('');

const folded = new Map<WordTable, WordTable>();

/** Words by their shape. A shape that two words share belongs to neither. */
function foldedTable(table: WordTable): WordTable {
  const known = folded.get(table);
  if (known) return known;
  const byShape = Map.groupBy(table.words, ([written]) => fold(written));
  const words = new Map(
    [...byShape].flatMap(([shape, same]) => {
      const [first] = same;
      return first && new Set(same.map(([, word]) => word)).size === 1 ? [[shape, first[1]] as const] : [];
    }),
  );
  const made = { words, longest: table.longest };
  folded.set(table, made);
  return made;
}

/**
 * Translates a phrase by the shapes of its signs: 二 between katakana is ニ. A sign at either end that stands alone may as
 * well be a denial that was misread, so that those must be as they are.
 */
export function readByShape(phrase: string, isCar: boolean): BilingualText | null {
  const plain = plainText(phrase);
  const words = findWords(fold(plain), foldedTable(wordsFor(isCar)));
  if (!words || isLoneEnd(words[0], plain.charAt(0)) || isLoneEnd(words.at(-1), plain.charAt(plain.length - 1)))
    return null;
  return composePhrase(words);
}

/** A particle means nothing, and what means nothing may have meant something. */
function isLoneEnd(word: Word | undefined, sign: string): boolean {
  return word?.kind === 'link' && shapes.has(sign);
}
