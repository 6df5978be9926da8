import { awaitsPart, belongTogether, namesNothing, namesParts, readPhrase } from '../read-phrase.ts';
import { splitPhrases } from '../split-sheet.ts';
import { findRows } from './find-rows.ts';
import type { ReadLine, ReadPhrase, ReadSign, SheetPlace } from './reading.ts';
import { flagOf } from './near-phrase.ts';
import { resolvePhrase } from './resolve-phrase.ts';

/** A sign with the line that it stands on. */
interface PlacedSign extends ReadSign {
  line: ReadLine;
}

interface NotePart {
  signs: readonly PlacedSign[];
  phrase: ReadPhrase;
  /** No mark ends it, so that it may go on with the next one. */
  isOpen: boolean;
}

/** Reads what is written into a box for notes, phrase by phrase; a phrase may go on in the next row. */
export function readNotes(lines: readonly ReadLine[], room: SheetPlace, isCar: boolean): ReadPhrase[] {
  const parts: NotePart[] = [];
  const rows = findRows(lines);
  const end = fullFrom(rows, room);
  let isFull = false;
  for (const row of rows) {
    const [first, ...others] = partsOf(row, isCar);
    if (!first) continue;
    const last = parts.at(-1);
    const joined = last && (isFull || isContinued(last, first, isCar)) ? joinRows(last, first, isCar) : null;
    if (joined) parts.splice(-1, 1, joined, ...others);
    else parts.push(first, ...others);
    isFull = endOf(row) > end;
    const ending = parts.at(-1);
    if (ending) ending.isOpen &&= isFull;
  }
  return parts.map((part, index) => besideUnread(part, parts[index - 1]?.phrase, parts[index + 1]?.phrase, isCar));
}

/** It counts what stands before it. */
const counter = /^[本個枚台]/;
/** As long as what denies, at most. */
const mostOfDenial = 3;

/**
 * A flag before a few signs that nobody could read may be denied by them. Scratches, behind what nobody could read, are the end
 * of that: nobody knows of what. And what is said of wheels may stand in the signs behind them.
 */
function besideUnread(
  { phrase, isOpen }: NotePart,
  before: ReadPhrase | undefined,
  next: ReadPhrase | undefined,
  isCar: boolean,
): ReadPhrase {
  const { flag, japanese } = phrase;
  const mayBeDenied = flag !== null && next?.meaning === null && next.japanese.length <= mostOfDenial;
  const isEnd = flag === null && before?.meaning === null && namesNothing(japanese, isCar);
  const goesOn = next?.meaning === null && (isOpen || counter.test(next.japanese));
  const isBeginning = goesOn && namesParts(japanese, isCar);
  return mayBeDenied || isEnd || isBeginning
    ? { ...phrase, meaning: null, how: null, flag: null, suspicion: flag }
    : phrase;
}

/** Nobody goes on in the next row while there is room in this one: in the box, or up to where the writer turned before. */
const leastOfFull = 0.72;
const leastOfWidest = 0.85;

function fullFrom(rows: readonly (readonly ReadLine[])[], room: SheetPlace): number {
  const widest = Math.max(...rows.map(endOf)) - room.x;
  return room.x + Math.min(room.width * leastOfFull, widest * leastOfWidest);
}

const endOf = (row: readonly ReadLine[]) => Math.max(...row.map(({ place }) => place.x + place.width));

/** A word that affirms or denies never stands alone. */
const loneEnd = /^(?:無[しシ]?|有[りリ]?|[なナ][しシ]|[あア][りリ])$/;

/** A side stands before its part. */
const loneSide = /[左右前後]$/;

/**
 * Whether a row must go on in the next one, however much room was left: it ends with a side or an adjective, or of its part
 * nothing is said, and of nothing all.
 */
const isContinued = ({ phrase: last }: NotePart, { phrase: first }: NotePart, isCar: boolean): boolean =>
  loneEnd.test(first.japanese) ||
  (last.meaning === null && loneSide.test(last.japanese)) ||
  awaitsPart(last.japanese, isCar) ||
  (namesParts(last.japanese, isCar) && namesNothing(first.japanese, isCar));

/** As many signs of a word, at most, begin a row behind what can be read without them. */
const mostOfEnd = 3;

/** Joins the end of a row and the beginning of the next one if only together they can be read, or make sense. */
function joinRows(last: NotePart, first: NotePart, isCar: boolean): NotePart | null {
  const { japanese: end, meaning } = first.phrase;
  const isWhole = last.phrase.meaning !== null;
  if (isWhole && meaning && !belongTogether(last.phrase.japanese, end, isCar)) return null;
  if (isWhole && !meaning && end.length > mostOfEnd) return null;
  const joined = partOf([...last.signs, ...first.signs], isCar, first.isOpen);
  if (joined.phrase.meaning && joined.phrase.how !== 'near') return joined;
  return isWhole && meaning ? joinMeanings(joined, last.phrase.japanese + end, isCar) : null;
}

/** Both were read, one of them by nearness: they are joined as they were meant. */
function joinMeanings(joined: NotePart, japanese: string, isCar: boolean): NotePart | null {
  const meaning = readPhrase(japanese, isCar);
  if (!meaning || flagOf(japanese) !== null) return null;
  return { ...joined, phrase: { ...joined.phrase, japanese, meaning, how: 'near', flag: null, suspicion: null } };
}

function partsOf(row: readonly ReadLine[], isCar: boolean): NotePart[] {
  const signs = row.flatMap((line) => [...signsOf(line), blankOf(line)]);
  const text = signs.map(({ sign }) => sign).join('');
  const parts: NotePart[] = [];
  let at = 0;
  for (const written of splitPhrases(text, isCar)) {
    const own: PlacedSign[] = [];
    for (const sign of written.replaceAll(strayRim, '').replaceAll(/\s/g, '')) {
      while (at < signs.length && signs[at]?.sign !== sign) at += 1;
      const found = signs[at];
      if (found) own.push(found);
      at += 1;
    }
    if (own.length > 0) joinHead(parts, partOf(own, isCar, !marks.test(nextSign(signs, at))), isCar);
  }
  return parts;
}

const marks = /[・･、､，。｡；;|｜,./／]/;
const nextSign = (signs: readonly PlacedSign[], at: number) =>
  signs.slice(at).find(({ sign }) => sign !== '　')?.sign ?? '';

/** Behind a side at the head of a list, as in リア廻リ：, a colon may be read as any mark. Alone it cannot be read. */
function joinHead(parts: NotePart[], next: NotePart, isCar: boolean): void {
  const head = parts.at(-1);
  const joined = head?.phrase.meaning === null && partOf([...head.signs, ...next.signs], isCar, next.isOpen);
  if (joined && joined.phrase.meaning && joined.phrase.how !== 'near' && clausesOf(joined) === clausesOf(next))
    parts.splice(-1, 1, joined);
  else parts.push(next);
}

/** Undefined for a phrase that was not read. */
const clausesOf = ({ phrase }: NotePart) => phrase.meaning?.en.split('; ').length;

/** Specks and rules at the ends of a phrase. */
const strayRim = /^[：:;.,\-—_|'"`~^]+|[：:;.,\-—_|'"`~^]+$/g;

function partOf(signs: readonly PlacedSign[], isCar: boolean, isOpen: boolean): NotePart {
  return { signs, isOpen, phrase: { ...resolvePhrase(signs, isCar), places: placesOf(signs) } };
}

/** A blank is a gap much wider than a sign. */
const wideGap = 1.75;

function signsOf(line: ReadLine): PlacedSign[] {
  const { signs } = line;
  const gaps = signs.slice(1).map(({ at }, index) => at - (signs[index]?.at ?? 0));
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 1;
  return signs.flatMap((sign, index) => {
    const isApart = index > 0 && (gaps[index - 1] ?? 0) > usual * wideGap;
    const isFirst = isApart || beginsAfter.test(signs[index - 1]?.sign ?? ' ');
    const placed = { ...sign, line, sign: isFirst ? (largeKana[sign.sign] ?? sign.sign) : sign.sign };
    return isApart ? [blankOf(line), placed] : [placed];
  });
}

/** A blank, or a kanji, after which only a word can begin. */
const beginsAfter = /[ \p{Script=Han}]/u;

/** No word begins with a small sign. */
const largeKana: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  っ: 'つ',
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ッ: 'ツ',
};

const blankOf = (line: ReadLine): PlacedSign => ({ sign: '　', p: 1, others: [], at: 1, line });

function placesOf(signs: readonly PlacedSign[]): SheetPlace[] {
  return [...Map.groupBy(signs, ({ line }) => line)].map(([line, own]) => {
    const half = line.place.width / Math.max(line.signs.length, 1) / 2;
    const from = (own[0]?.at ?? 0) * line.place.width - half;
    const to = (own.at(-1)?.at ?? 1) * line.place.width + half;
    const x = Math.max(line.place.x, line.place.x + from);
    return { ...line.place, x, width: Math.min(line.place.x + line.place.width, line.place.x + to) - x };
  });
}
