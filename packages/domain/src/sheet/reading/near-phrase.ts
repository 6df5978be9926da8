import type { BilingualText, RedFlag } from '../decoded-sheet.ts';
import { findFlags } from '../find-flags.ts';
import { plainText } from '../plain-text.ts';
import { isBrokenOff, isTurnedRound, readPhrase } from '../read-phrase.ts';
import { wordsFor } from '../words/word-table.ts';
import { fold } from './fold-shapes.ts';
import { costOf, mostOfLast, mostOfLastButOne, nearWords } from './near-words.ts';

/** A shorter phrase is near too many others. */
const shortest = 4;
const longest = 40;
const mostPerSign = 0.34;
/** So that of two ways to say the same the one with fewer words wins. */
const perWord = 0.05;
const perDigit = 0.02;
/** A number with what it counts. */
const counted = /\d[本個枚人年月日]$/;

/** Signs that turn a meaning round. What bears one is never mended by nearness. */
const turning = /[無不未要済否]|ナ[シイク]/;

export interface NearPhrase {
  japanese: string;
  meaning: BilingualText;
}

/**
 * Mends a phrase that no table knows as it was recognised, by the nearest words. The last two signs must be as good as exact,
 * for there stands what denies or affirms; phrases that deny, affirm or raise a flag are not mended at all.
 */
export function nearPhrase(phrase: string, isCar: boolean): NearPhrase | null {
  const written = plainText(phrase);
  const japanese = nearest(written, isCar);
  if (japanese === null || turning.test(written) || turning.test(japanese) || isTurnedRound(japanese, isCar))
    return null;
  if (isBrokenOff(japanese, isCar)) return null;
  if (!endsAlike(written, japanese) || flagOf(japanese) !== null || flagOf(written) !== null) return null;
  const meaning = readPhrase(japanese, isCar);
  return meaning && { japanese, meaning };
}

function endsAlike(whole: string, wholeMeant: string): boolean {
  const [written, meant] = [withoutTail(whole, wholeMeant), withoutTail(wholeMeant, whole)];
  const costAt = (back: number) => costOf(written.charAt(written.length - back), meant.charAt(meant.length - back));
  return costAt(1) <= mostOfLast && costAt(2) <= mostOfLastButOne;
}

/** A long vowel and Latin letters at both ends turn no meaning round, so that one of them may be missing. */
function withoutTail(text: string, other: string): string {
  const isLatin = latinEnd.test(text) && latinEnd.test(other);
  return text.replace(isLatin ? latinEnd : longEnd, '');
}

const latinEnd = /[A-Z]+$/;
const longEnd = /ー$/;

/** The flag that the nearest phrase raises, which is no more than a suspicion. */
export function suspicionOf(phrase: string, isCar: boolean): RedFlag | null {
  const japanese = nearest(plainText(phrase), isCar);
  return japanese === null ? null : flagOf(japanese);
}

/** By the shapes of the signs, as the phrase itself is read. */
export const flagOf = (phrase: string): RedFlag | null => findFlags(null, '', [fold(phrase)])[0]?.flag ?? null;

/** Where the meaning hangs on one or two signs. */
export const hangsOn = /[無有不未要済否]|な[しいく]|ナ[シイク]|あり|アリ|あリ/g;

interface Way {
  cost: number;
  text: string;
}

/** If two ways cost the same, a sign is rather missing than too many. */
const isBetter = (way: Way, known: Way): boolean =>
  way.cost < known.cost || (way.cost === known.cost && way.text.length > known.text.length);

/** The cheapest row of words. */
function nearest(written: string, isCar: boolean): string | null {
  const signs = written.length;
  if (signs < shortest || signs > longest) return null;
  const table = wordsFor(isCar);
  const ways: (Way | undefined)[] = [{ cost: 0, text: '' }];
  const reach = (at: number, way: Way) => {
    const known = ways[at];
    if (!known || isBetter(way, known)) ways[at] = way;
  };
  for (let at = 0; at < signs; at += 1) {
    const way = ways[at];
    if (!way) continue;
    const sign = written.charAt(at);
    if (/\d/.test(sign) || counted.test(written.slice(0, at + 1)))
      reach(at + 1, { cost: way.cost + perDigit, text: way.text + sign });
    for (const { word, length, cost } of nearWords(written, at, table))
      reach(at + length, { cost: way.cost + cost + perWord, text: way.text + word });
  }
  const whole = ways[signs];
  return whole && whole.cost / signs <= mostPerSign ? whole.text : null;
}
