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

/**
 * Two texts with a blank between them are one phrase if the first names parts and the second describes them, if the first
 * describes the part that follows, or if the second affirms or denies the first: 修復歴 alone would say the opposite of
 * 修復歴 無し.
 */
export function belongTogether(phrase: string, next: string, isCar: boolean): boolean {
  const words = wordsOf(phrase, isCar) ?? [];
  const [first] = wordsOf(next, isCar) ?? [];
  if (!first) return false;
  const clause = words.slice(words.findLastIndex(({ kind }) => kind === 'break') + 1);
  if (isPresence(first) || (first.kind === 'part' && clause.length > 0 && clause.every(isAdjective))) {
    return readPhrase(`${phrase} ${next}`, isCar) !== null;
  }
  const parts = words.filter((word) => word.kind === 'part');
  if (parts.length === 0 || words.some((word) => word.kind !== 'part' && word.kind !== 'side' && !isPunctuation(word)))
    return false;
  return describes(
    first,
    parts.every(({ inspected }) => inspected),
  );
}

/** Words that say something of a part, and name none. The past of a vehicle needs no part. */
export function namesNothing(phrase: string, isCar: boolean): boolean {
  const words = wordsOf(phrase, isCar) ?? [];
  return words.length > 0 && !words.some(standsAlone);
}

const standsAlone = (word: Word): boolean =>
  word.kind === 'part' || word.kind === 'saying' || (word.kind === 'finding' && word.ofWhole);

/** Parts, with their side and make, of which nothing is said. */
export function namesParts(phrase: string, isCar: boolean): boolean {
  const words = wordsOf(phrase, isCar) ?? [];
  return words.length > 0 && words.every((word) => word.kind === 'part' || isAdjective(word) || isPunctuation(word));
}

/** In Japanese what is said of a part stands behind it; the other way round a sign was misread. */
export function isTurnedRound(phrase: string, isCar: boolean): boolean {
  const [first, ...others] = wordsOf(phrase, isCar) ?? [];
  const saysFirst = first?.kind === 'state' || first?.kind === 'finding';
  const end = others.findIndex(({ kind }) => kind === 'break');
  return saysFirst && others.slice(0, end < 0 ? undefined : end).some(({ kind }) => kind === 'part');
}

/** Words that describe the part behind them, and none that names it. */
export function awaitsPart(phrase: string, isCar: boolean): boolean {
  const words = wordsOf(phrase, isCar) ?? [];
  return words.length > 0 && words.every(isAdjective);
}

/** A particle at the beginning: something before it is missing. */
export function isBrokenOff(phrase: string, isCar: boolean): boolean {
  return wordsOf(phrase, isCar)?.[0]?.kind === 'link';
}

/** Findings and actions describe inspected parts only; presence and other states describe any part. */
function describes(word: Word, inspected: boolean): boolean {
  if (isPresence(word)) return true;
  if (word.kind === 'state') return inspected || word.lacking === undefined;
  return inspected && (word.kind === 'amount' || (word.kind === 'finding' && !word.ofWhole));
}

/** Affirms or denies what stands before it. */
const isPresence = ({ kind }: Word): boolean => kind === 'present' || kind === 'absent';
/** Stands before the part that it describes. */
const isAdjective = ({ kind }: Word): boolean => kind === 'side' || kind === 'quality';
const isPunctuation = ({ kind }: Word): boolean => kind === 'link' || kind === 'break';

function wordsOf(phrase: string, isCar: boolean): readonly Word[] | null {
  const plain = plainText(phrase);
  return plain === '' ? null : findWords(plain, wordsFor(isCar));
}
