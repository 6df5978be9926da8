import { plainCell } from '../../common/plain-cell.ts';
import { headerKey, tableHeads } from '../../common/table-head.ts';
import type { ListSheet, ListSheetRow } from '../read/list-sheet.ts';
import { type ShippingColumn, shippingHeaders } from '../read/shipping-columns.data.ts';
import { type ScheduleWord, scheduleWords } from './schedule-words.data.ts';

/** A table of ships and no cars. */
export interface ScheduleTable {
  sheet: string;
  /** One to three rows: groups of ports, ships and ports, and the days of each port. */
  head: readonly (readonly string[])[];
  /** The places of the columns that are known. */
  places: ReadonlyMap<ShippingColumn, number>;
  /** Titles, above the first table of a sheet. */
  preamble: readonly ListSheetRow[];
  rows: readonly ListSheetRow[];
}

const shipHeads = tableHeads<ShippingColumn>({
  known: shippingHeaders,
  mostPreamble: 1,
  isHead: (places) =>
    (places.has('vessel') || places.has('vesselVoyage')) && !places.has('chassis') && !places.has('stockNo'),
});

/** A sheet may have several tables below each other, and each page may repeat the head. */
export function scheduleTables(sheets: readonly ListSheet[]): ScheduleTable[] {
  return sheets.flatMap(({ name, rows }) => {
    const heads = rows.flatMap((_, at) => headAt(rows, at) ?? []);
    return heads.map(({ start, end, places }, order) => ({
      sheet: name,
      head: rows.slice(start, end).map(textsOf),
      places,
      preamble: order === 0 ? rows.slice(0, start) : [],
      rows: rows.slice(end, heads[order + 1]?.start),
    }));
  });
}

/** The headers of all schedules, by which those of one sender are known. */
export const scheduleHeaders = (sheets: readonly ListSheet[]): string[] =>
  scheduleTables(sheets).flatMap(({ head }) => head.flat());

const textsOf = ({ cells }: ListSheetRow): string[] => cells.map((cell) => plainCell(String(cell)));

function headAt(rows: readonly ListSheetRow[], at: number) {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  const places = row && shipHeads.headOf([{ line: row.line, cells: row.cells.map(String) }], {})?.places;
  if (!places) return undefined;
  const start = above && isGroups(above) ? at - 1 : at;
  const end = below && isSecondRow(below, places) ? at + 2 : at + 1;
  return { start, end, places };
}

const isGroups = (row: ListSheetRow): boolean =>
  textsOf(row).some((text) => partsOfHeader(text).some((part) => scheduleWordOf(part) !== undefined));

/** Below the head stand ships and days; a second row of the head has neither. */
function isSecondRow(row: ListSheetRow, places: ScheduleTable['places']): boolean {
  const texts = textsOf(row);
  const ship = (['vessel', 'vesselVoyage', 'voyageNo'] as const).map((column) => texts[places.get(column) ?? -1] ?? '');
  return ship.every((text) => text === '') && texts.every((text) => !/\d/.test(text));
}

const wordsByKey = new Map(
  (Object.keys(scheduleWords) as ScheduleWord[]).flatMap((word) =>
    scheduleWords[word].map((header) => [headerKey(header), word] as const),
  ),
);

export const scheduleWordOf = (text: string): ScheduleWord | undefined => wordsByKey.get(headerKey(text));

const wordBeforeOrBehind =
  /^(?:(etd|eta|pol|pod)[ :./-]+)?(.*?)(?:[ :./(-]+((?:(?:cy|doc|yard) )?cut(?:[ -]?off)?|etd|eta|pol|pod)\)?)?$/i;

/** `ETD Yokohama` and `Mombasa (ETA)` are two words each. */
export const partsOfHeader = (text: string): string[] =>
  (wordBeforeOrBehind.exec(text)?.slice(1) ?? [text]).filter(Boolean);
