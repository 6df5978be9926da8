import { plainCell } from '../../common/plain-cell.ts';
import { scheduleTables } from '../schedules/schedule-tables.ts';
import type { JapanDay } from '../../time/japan-time.ts';
import { readListDay } from './list-days.ts';
import { listTables } from './list-heads.ts';
import type { ListCell, ListSheet } from './list-sheet.ts';

/** The day on which a list was made: it says so above its table, or by its name, or else it is new. Never after today. */
export function dayOfList(sheets: readonly ListSheet[], fileName: string, today: JapanDay): JapanDay {
  const said = [...preamblesOf(sheets).flatMap(saidDays), ...daysAboveSchedules(sheets, today), ...namedDays(fileName)];
  return said.map((cell) => readListDay(cell, today)?.day).find((day) => day !== undefined && day <= today) ?? today;
}

function preamblesOf(sheets: readonly ListSheet[]): (readonly ListCell[])[] {
  const tables = listTables(sheets, {});
  if (tables.length > 0) return tables.flatMap(({ preamble }) => preamble.map(({ cells }) => cells));
  return sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells));
}

const dateSaid =
  /^(?:(?:list|issue|report|print(?:ed)?)[ -]?date|date|dated|as of|issued(?: on)?|updated?(?: on)?|作成日|発行日|更新日|日付|дата(?: (?:списка|составления))?)(?:[ :.]+|$)(.*)$/i;

/** A label has its day in the same cell or in the next one that holds anything. */
function saidDays(cells: readonly ListCell[]): ListCell[] {
  const held = cells.filter((cell) => cell !== '');
  return held.flatMap((cell, at) => {
    const [, said] = dateSaid.exec(plainCell(String(cell))) ?? [];
    return said === undefined ? [] : [said === '' ? (held[at + 1] ?? '') : said];
  });
}

/** Above a schedule a day that stands alone, with its year, is the one on which it was made. */
const daysAboveSchedules = (sheets: readonly ListSheet[], today: JapanDay): ListCell[] =>
  scheduleTables(sheets)
    .flatMap(({ preamble }) => preamble.flatMap(({ cells }) => cells))
    .filter((cell) => readListDay(cell, today)?.isGuessed === false);

const daysInNames = [
  /(?<!\d)(20\d\d)[-_. ]?(\d\d)[-_. ]?(\d\d)(?!\d)/,
  /(?<!\d)(\d{1,2})[-_. ](\d{1,2})[-_. ](20\d\d)(?!\d)/,
  /(?<!\d)(\d{1,2})[-_. ]?([a-z]{3,9})[-_. ]?(20\d\d)(?!\d)/i,
];

const namedDays = (fileName: string): string[] =>
  daysInNames.flatMap((pattern) => pattern.exec(fileName.normalize('NFKC'))?.slice(1).join('-') ?? []);
