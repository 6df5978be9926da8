import { plainCell } from '../../common/plain-cell.ts';
import { isUnknownCell, type ListDay, readListDay } from '../read/list-days.ts';
import type { ListCell, ListSheetRow } from '../read/list-sheet.ts';
import type { JapanDay } from '../../time/japan-time.ts';

/** `unknown`: the ship calls, and nobody knows the day yet; `unreadable`: the cell says something else. Null: it does not call. */
type DayOfCall = ListDay | 'unknown' | 'unreadable' | null;

const noCall =
  /^(?:|[-–—−―ー*x×✕/]+|skip(?:s|ped)?|omit(?:s|ted)?|no call|n\/?a|抜港|寄港なし|寄港せず|нет|без захода|не заходит|пропуск)$/i;
export const isNoCall = (cell: ListCell): boolean => noCall.test(plainCell(String(cell)));

/**
 * R102: the days of one ship from left to right. One without a year follows the day before it, so that January is of the next year,
 * whenever the list was made.
 */
export function daysOfShip(cells: readonly ListCell[], listedOn: JapanDay): DayOfCall[] {
  let near = listedOn;
  return cells.map((cell) => {
    if (isNoCall(cell)) return null;
    if (isUnknownCell(String(cell))) return 'unknown';
    const day = readListDay(cell, near);
    if (day) near = day.day;
    return day ?? 'unreadable';
  });
}

const bySlash = /^(\d{1,2})([-/])(\d{1,2})(?!\d)/;

/** Lists of Japan have the month first; a table with a first number above twelve, and no second one, has the day first. */
export function withMonthFirst(rows: readonly ListSheetRow[], columns: readonly number[]): readonly ListSheetRow[] {
  const cells = rows.flatMap((row) => columns.map((at) => row.cells[at] ?? ''));
  const parts = cells.flatMap((cell) => [bySlash.exec(plainCell(String(cell)))?.slice(1) ?? []]);
  const isAboveTwelve = (place: number) => parts.some((one) => Number(one[place]) > 12);
  if (!isAboveTwelve(0) || isAboveTwelve(2)) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (columns.includes(at) ? otherWayRound(cell) : cell)),
  }));
}

const otherWayRound = (cell: ListCell): ListCell =>
  typeof cell === 'number' ? cell : plainCell(cell).replace(bySlash, '$3$2$1');
