import { plainCell } from '../../common/plain-cell.ts';
import { readWrittenDay } from '../../time/written-day.ts';
import { addDays, daysBetween, isJapanDay, type JapanDay } from '../../time/japan-time.ts';

export interface ListDay {
  day: JapanDay;
  /** The list does not tell the year, or whether the day or the month comes first. */
  isGuessed: boolean;
}

const unknown = /^(?:-|–|—|\?+|n\/?a|t\.?b\.?[acdn]\.?|unknown|未定|不明|уточняется|неизвестно)$/i;

/** Written in place of a fact that the line does not know yet. */
export const isUnknownCell = (cell: string): boolean => unknown.test(plainCell(cell));

/**
 * A day as forwarders write it, or as a spreadsheet counts it; undefined for anything else. Without a year it is the next such day
 * of ninety, or else the nearest.
 */
export function readListDay(cell: string | number, today: JapanDay): ListDay | undefined {
  const serial = typeof cell === 'number' ? cell : /^\d{5}(?:\.\d+)?$/.test(cell.trim()) ? Number(cell) : undefined;
  if (serial !== undefined) return dayOfSerial(serial);
  const text = plainCell(String(cell))
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/ \d{1,2}:\d{2}(?::\d{2})?$/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun|пн|вт|ср|чт|пт|сб|вс)[a-z]*[., ]+/i, '')
    .trim();
  const told = readWrittenDay(text);
  if (told) return { day: told, isGuessed: false };
  const parts = partsIn(text);
  return parts && dayOf(parts, today);
}

const firstSerial = 36_526;
const lastSerial = 73_050;

/** Spreadsheets count days from the end of 1899. */
function dayOfSerial(serial: number): ListDay | undefined {
  if (serial < firstSerial || serial >= lastSerial + 1) return undefined;
  return { day: addDays('1899-12-30', Math.floor(serial)), isGuessed: false };
}

interface DayParts {
  year: string | undefined;
  month: number;
  day: number;
  isSwappable?: boolean;
}

const dayThenWord = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-zа-я]{3,})\.?(?:[-/., ]+(\d{4}|\d{2}))?$/i;
const wordThenDay = /^([a-zа-я]{3,})\.?[-/., ]*(\d{1,2})(?:st|nd|rd|th)?(?:[-/., ]+(\d{4}|\d{2}))?$/i;
const inJapanese = /^(\d{1,2})月(\d{1,2})日$/;
const byDots = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{2})?)?$/;
const bySlashes = /^(\d{1,2})[-/](\d{1,2})(?:[-/](\d{4}|\d{2}))?$/;

const monthWords = [
  'jan янв',
  'feb фев',
  'mar мар',
  'apr апр',
  'may май мая',
  'jun июн',
  'jul июл',
  'aug авг',
  'sep сен',
  'oct окт',
  'nov ноя',
  'dec дек',
];
const monthOf = (word: string): number =>
  monthWords.findIndex((words) => words.split(' ').includes(word.slice(0, 3).toLowerCase())) + 1;

function partsIn(text: string): DayParts | undefined {
  const [, dayBefore, wordAfter, yearAfterWord] = dayThenWord.exec(text) ?? [];
  if (wordAfter) return { year: yearAfterWord, month: monthOf(wordAfter), day: Number(dayBefore) };
  const [, wordBefore, dayAfter, yearAfterDay] = wordThenDay.exec(text) ?? [];
  if (wordBefore) return { year: yearAfterDay, month: monthOf(wordBefore), day: Number(dayAfter) };
  const [, month, dayOfMonth] = inJapanese.exec(text) ?? [];
  if (month) return { year: undefined, month: Number(month), day: Number(dayOfMonth) };
  const [, dottedDay, dottedMonth, dottedYear] = byDots.exec(text) ?? [];
  if (dottedDay) return { year: dottedYear, month: Number(dottedMonth), day: Number(dottedDay) };
  const [, one, other, year] = bySlashes.exec(text) ?? [];
  if (!one) return undefined;
  const [first, second] = [Number(one), Number(other)];
  // Lists of Japan have the month first; a number above twelve can only be a day.
  if (first > 12) return { year, month: second, day: first };
  return { year, month: first, day: second, isSwappable: second <= 12 && first !== second };
}

const mostDaysAhead = 90;

function dayOf({ year, month, day, isSwappable = false }: DayParts, today: JapanDay): ListDay | undefined {
  const inYear = (of: number | string) =>
    `${of}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as JapanDay;
  if (year) {
    const told = inYear(year.length === 2 ? `20${year}` : year);
    return isJapanDay(told) ? { day: told, isGuessed: isSwappable } : undefined;
  }
  const thisYear = Number(today.slice(0, 4));
  const near = [thisYear - 1, thisYear, thisYear + 1].map(inYear).filter(isJapanDay);
  const ahead = near.find((one) => one >= today && daysBetween(today, one) <= mostDaysAhead);
  const distance = (one: JapanDay) => Math.abs(daysBetween(today, one));
  const found = ahead ?? near.toSorted((one, other) => distance(one) - distance(other))[0];
  return found && { day: found, isGuessed: true };
}
