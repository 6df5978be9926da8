import { gradesFromBest } from '../lots/condition-grade.ts';
import type { Filters, Range } from './filters.ts';
import { inOtherLayout } from '../common/keyboard-layout.ts';
import { parseLotNumbers } from '../lots/lot-numbers.ts';
import { atLeastWords, atMostWords, colorWords, scaleWords, type Unit, unitWords } from './quick-words.data.ts';

type PatternMatch = readonly (string | undefined)[];
type PhraseReader = readonly [pattern: RegExp, read: (match: PatternMatch) => Filters | null];

const oneOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((text) => text.replaceAll(/[.*+?|^$()[\]{}\\]/g, String.raw`\$&`))
    .join('|');
const number = String.raw`(\d{1,3}(?: \d{3})+|\d+(?:[.,]\d+)?)`;
const scale = String.raw`(?:\s*(${oneOf(Object.values(scaleWords).flat())}))?`;
const unit = String.raw`(?:\s*(${oneOf(Object.values(unitWords).flat())}))?`;
const amount = `¥?${number}${scale}${unit}`;
const grade = String.raw`(${oneOf(gradesFromBest).replaceAll(String.raw`\.`, '[.,]')})`;
const lots = String.raw`\d{1,9}(?:\s*-\s*\d{1,9})?`;
const part = (source: string) => new RegExp(String.raw`(?:${source})(?=[\s,;]|$)`, 'iuy');

/** The first reader that matches wins, so the most specific ones come first. */
const readers: readonly PhraseReader[] = [
  [part(String.raw`(?:#|lots?\s|лоты?\s)\s*(${lots}(?:\s*[,;]\s*${lots})*)`), ([, list]) => readLots(list)],
  [part(String.raw`¥?${number}${scale}\s*-\s*¥?${number}${scale}${unit}`), readBetween],
  [part(String.raw`(?:${oneOf(atMostWords)})\s*${amount}`), (match) => readAmount(match, (to) => ({ to }))],
  [part(String.raw`(?:${oneOf(atLeastWords)})\s*${amount}`), (match) => readAmount(match, (from) => ({ from }))],
  [
    part(String.raw`(?:${oneOf(atLeastWords)})\s*${grade}\s+(?:${oneOf(atMostWords)})\s*${grade}`),
    ([, one, other]) => readGrades(one, other),
  ],
  [part(String.raw`(?:${oneOf(atLeastWords)})\s*${grade}`), ([, least]) => readGrades(gradesFromBest[0], least)],
  [part(String.raw`${grade}\+`), ([, least]) => readGrades(gradesFromBest[0], least)],
  [part(String.raw`${amount}\s*\+`), (match) => readAmount(match, (from) => ({ from }))],
  [part(String.raw`(\d{4})-`), (match) => readAmount(match, (from) => ({ from }))],
  [part(String.raw`-(\d{4})`), (match) => readAmount(match, (to) => ({ to }))],
  [part(amount), readSingle],
  [part(String.raw`(?:grade\s+|оценка\s+)?${grade}`), ([, only]) => readGrades(only, only)],
  [part(String.raw`(\d{4,9})`), ([, one]) => readLots(one)],
  [/(light blue|\S+)(?=\s|$)/iuy, ([, word]) => readColor(word)],
  [part(String.raw`([^\s,;]+)`), ([, word]) => readColor(word)],
];

export function readPart(phrase: string, at: number): { filters: Filters; length: number } | null {
  for (const [pattern, read] of readers) {
    const match = matchAt(pattern, phrase, at);
    const filters = match && read(match);
    if (filters) return { filters, length: match[0].length };
  }
  return null;
}

export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readLots(text = ''): Filters | null {
  const lotNo = parseLotNumbers(text);
  return lotNo && { lotNo };
}

/** Tries years, grades and lot numbers, then amounts. */
function readBetween([, first = '', firstScale, last = '', lastScale, unitWord]: PatternMatch): Filters | null {
  if (!firstScale && !lastScale && !unitWord) {
    const years = [Number(first), Number(last.length === 2 ? first.slice(0, 2) + last : last)];
    if (years.every(isYear)) return { year: inOrder(years) };
    const grades = readGrades(first, last);
    if (grades) return grades;
    if (/^\d{3,9}$/.test(first) && /^\d{3,9}$/.test(last)) return readLots(`${first}-${last}`);
  }
  const to = valueOf(last, lastScale);
  // In 50-90k the scale applies to both ends; 500k-1m has one for each.
  const from = valueOf(first, firstScale ?? lastScale);
  return rangeOf(kindOf(Math.max(from, to), lastScale ?? firstScale, unitWord), inOrder([from, to]));
}

function readAmount(
  [, digits = '', scaleWord, unitWord]: PatternMatch,
  ends: (value: number) => Range,
): Filters | null {
  const value = valueOf(digits, scaleWord);
  return rangeOf(kindOf(value, scaleWord, unitWord), ends(value));
}

/** A year and cubic centimetres are exact, litres match to a tenth; a mileage or a price is an upper limit. */
function readSingle(match: PatternMatch): Filters | null {
  const [, digits = '', scaleWord, unitWord] = match;
  const value = valueOf(digits, scaleWord);
  if (!scaleWord && !unitWord) return isYear(value) ? { year: { from: value, to: value } } : null;
  const kind = kindOf(value, scaleWord, unitWord);
  if (kind === 'year') return rangeOf(kind, { from: value, to: value });
  if (kind === 'litres') return rangeOf(kind, { from: value - 0.05, to: value + 0.049 });
  if (kind === 'engine') return rangeOf(kind, { from: value, to: value });
  return rangeOf(kind, { to: value });
}

function readGrades(one = '', other = ''): Filters | null {
  const ranks = [one, other].map((text) => gradesFromBest.indexOf(text.replace(',', '.').toUpperCase()));
  const [from = 0, to = 0] = ranks.toSorted((a, b) => a - b);
  return from < 0 ? null : { condition: gradesFromBest.slice(from, to + 1) };
}

function readColor(text = ''): Filters | null {
  const spellings = [text.replace(' ', '-'), inOtherLayout(text)];
  const color = Object.keys(colorWords).filter((name) => spellings.some((word) => colorWords[name]?.test(word)));
  return color.length > 0 ? { color } : null;
}

export const isYear = (value: number) => Number.isInteger(value) && value >= 1950 && value < 2050;
const isWord = (words: readonly string[], word: string | undefined) => words.includes(word?.toLowerCase() ?? '');

function valueOf(digits: string, scaleWord: string | undefined): number {
  const value = Number(digits.replaceAll(' ', '').replace(',', '.'));
  if (isWord(scaleWords.million, scaleWord)) return value * 1_000_000;
  return isWord(scaleWords.thousand, scaleWord) ? value * 1000 : value;
}

/** No car at auction has run farther, and few cost less. */
const mostKilometres = 300_000;

/** The unit decides; without one, large amounts are yen and smaller thousands are kilometres. */
function kindOf(value: number, scaleWord: string | undefined, unitWord: string | undefined): Unit | null {
  const named = (Object.keys(unitWords) as Unit[]).find((name) => isWord(unitWords[name], unitWord));
  if (named) return named;
  if (!scaleWord && isYear(value)) return 'year';
  if (value > mostKilometres) return 'price';
  return value >= 10_000 || isWord(scaleWords.thousand, scaleWord) ? 'mileage' : null;
}

function rangeOf(kind: Unit | null, { from, to }: Range): Filters | null {
  if (kind === null) return null;
  const factor = kind === 'litres' ? 1000 : 1;
  const range = {
    ...(from !== undefined && { from: Math.round(from * factor) }),
    ...(to !== undefined && { to: Math.round(to * factor) }),
  };
  const names = { price: 'startPrice', litres: 'engine', mileage: 'mileage', engine: 'engine', year: 'year' } as const;
  return { [names[kind]]: range };
}

function inOrder([one = 0, other = 0]: readonly number[]): Range {
  return { from: Math.min(one, other), to: Math.max(one, other) };
}
