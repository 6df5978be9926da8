import { plainText } from '../plain-text.ts';
import { spellings } from '../spellings.data.ts';
import { numberRows } from '../words/said-of.data.ts';
import { wordsFor } from '../words/word-table.ts';
import { shapeOf } from './fold-shapes.ts';
import type { ReadSign } from './reading.ts';

const kanji = /\p{Script=Han}/u;

const words = [...wordsFor(true).words.keys(), ...wordsFor(false).words.keys()];
const written = [...spellings, ...numberRows].map(([pattern]) => pattern);
const known = new Set(Array.from([...words, ...written].join('')));

/** The reader knows thousands of kanji, but the words of sheets have only some hundreds. */
const isStrange = (sign: string) => kanji.test(sign) && !known.has(shapeOf(sign));

/** A sign less likely than this was hardly seen, however many others are excluded. */
const leastSeen = 0.15;

/**
 * How sure a reader may be of one of its choices. Those that are written alike, such as り and リ, count together. A
 * kanji that no word has, such as 蕪 for 無, cannot stand there, so that its share falls to all others.
 */
export function certaintyOf({ sign, p, others }: ReadSign, chosen: string): number {
  let [alike, strange] = [0, 0];
  for (const [other, share] of [[sign, p] as const, ...others]) {
    if (keyOf(other) === keyOf(chosen)) alike += share;
    else if (isStrange(other)) strange += share;
  }
  return alike < leastSeen ? alike : alike / (1 - strange);
}

const keyOf = (sign: string) => shapeOf(plainText(sign));

/** The text as recognised; a kanji that no word has gives way to the likeliest other sign that was seen. */
export const knownText = (signs: readonly ReadSign[]): string =>
  signs.map((sign) => (isStrange(sign.sign) ? knownOther(sign) : sign.sign)).join('');

const knownOther = ({ sign, others }: ReadSign): string =>
  others.find(([other, share]) => !isStrange(other) && share >= leastSeen)?.[0] ?? sign;
