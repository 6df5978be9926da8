import type { BilingualText, RedFlag } from '../decoded-sheet.ts';
import { isBrokenOff, isTurnedRound, readPhrase } from '../read-phrase.ts';
import { knownText } from './certainty-of.ts';
import { readByShape } from './fold-shapes.ts';
import { dent, hasDentsOnParts } from './is-dent.ts';
import { type LikelyText, likelyTexts } from './likely-texts.ts';
import { anySign } from './near-words.ts';
import { flagOf, hangsOn, type NearPhrase, nearPhrase, suspicionOf } from './near-phrase.ts';
import type { ReadHow, ReadSign } from './reading.ts';

/** A phrase that may mean something else as well is not believed. */
const leastShare = 0.85;
/** Denials, affirmations and flags are believed only if their signs are as good as certain. */
const certain = { each: 0.5, share: 0.9 };

export interface ResolvedPhrase {
  japanese: string;
  meaning: BilingualText | null;
  how: ReadHow | null;
  flag: RedFlag | null;
  suspicion: RedFlag | null;
}

type Readable = LikelyText & { meaning: BilingualText };

/** Reads the signs as recognised, else with likely other signs, else by nearness; else they are not read. */
export function resolvePhrase(signs: readonly ReadSign[], isCar: boolean): ResolvedPhrase {
  const texts = likelyTexts(signs);
  const recognised = texts[0]?.text ?? '';
  const readable = texts.flatMap((text): Readable[] => {
    if (text.text.includes(dent) && !recognised.includes(dent) && !hasDentsOnParts(text.text, isCar)) return [];
    if (isTurnedRound(text.text, isCar) || isBrokenOff(text.text, isCar)) return [];
    const meaning = readPhrase(text.text, isCar) ?? readByShape(text.text, isCar);
    return meaning ? [{ ...text, meaning }] : [];
  });
  const [best] = readable;
  if (best && isBelieved(best, readable)) {
    const how = best.text === recognised ? 'exact' : 'alternative';
    return { japanese: best.text, meaning: best.meaning, how, flag: flagOf(best.text), suspicion: null };
  }
  const near = best ? null : nearestOf([recognised, withGaps(signs), knownText(signs), withDents(recognised)], isCar);
  if (near) return { ...near, how: 'near', flag: null, suspicion: null };
  const suspicion = best ? flagOf(best.text) : suspicionOf(recognised, isCar);
  return { japanese: recognised, meaning: null, how: null, flag: null, suspicion };
}

function nearestOf(
  [written, gapped, known, dented]: readonly [string, string, string, string],
  isCar: boolean,
): NearPhrase | null {
  const near = nearPhrase(written, isCar) ?? nearPhrase(gapped, isCar) ?? nearPhrase(known, isCar);
  if (near || dented === written) return near;
  const other = nearPhrase(dented, isCar);
  return other && hasDentsOnParts(other.japanese, isCar) ? other : null;
}

const withDents = (text: string) => text.replaceAll(/[ロ口□西]/g, dent);

/** A sign below this may be any. */
const leastToCount = 0.4;
const mostGaps = 0.25;

/** The text with a gap for each sign that nobody can recognise. */
function withGaps(signs: readonly ReadSign[]): string {
  const gaps = signs.filter(({ p }) => p < leastToCount).length;
  if (gaps === 0 || gaps > signs.length * mostGaps) return '';
  return signs.map(({ sign, p }) => (p < leastToCount ? anySign : sign)).join('');
}

function isBelieved(best: Readable, readable: readonly Readable[]): boolean {
  const weighty = flagOf(best.text) === null ? placesOf(best.text) : best.ps.map((_, index) => index);
  const sum = (texts: readonly Readable[]) => texts.reduce((total, { weight }) => total + weight, 0);
  const alike = readable.filter(({ meaning }) => meaning.en === best.meaning.en);
  const share = sum(alike) / sum(readable);
  if (weighty.length === 0) return share >= leastShare;
  return share >= certain.share && weighty.every((index) => (best.ps[index] ?? 0) >= certain.each);
}

/** The signs on which the meaning hangs. */
function placesOf(text: string): number[] {
  return [...text.matchAll(hangsOn)].flatMap(({ 0: found, index }) => Array.from(found, (_, offset) => index + offset));
}
