import type { FindPort } from '../find-port.ts';
import { headerKey } from '../../common/table-head.ts';
import { shippingHeaders } from '../read/shipping-columns.data.ts';
import type { CallKind } from '../../voyages/port-calls.ts';
import { partsOfHeader, scheduleWordOf, type ScheduleTable } from './schedule-tables.ts';
import type { ScheduleWord } from './schedule-words.data.ts';

export interface PortColumn {
  at: number;
  words: string;
  /** Undefined of a port that Seri does not know. */
  place: string | undefined;
  /** Undefined where no word tells the side: of an unknown port, and of one of Japan that stands among those abroad. */
  kind: CallKind | undefined;
}

interface HeadedColumn {
  at: number;
  name: string;
  place: string | undefined;
  side: CallKind | undefined;
  day: Exclude<ScheduleWord, CallKind> | undefined;
}

/** The ports of a table, from left to right; those of unknown names too, and any other column that has a name of its own. */
export function portColumns(table: ScheduleTable, findPort: FindPort): PortColumn[] {
  const columns = headedColumns(table, findPort).filter(({ day }) => day !== 'otherDay');
  const firstAbroad = columns.find(({ place }) => place !== undefined && !isJapanese(place))?.at ?? Infinity;
  return columns.flatMap((column) => {
    const { at, name: words, place } = column;
    const kind = column.side ?? kindByDays(column, columns) ?? kindByCountry(column, firstAbroad);
    return isDayOf(kind, column) ? [{ at, words, place, kind }] : [];
  });
}

const isJapanese = (place: string): boolean => place.startsWith('JP');

/** A port that has only departures is one of loading. */
function kindByDays({ day, name }: HeadedColumn, columns: readonly HeadedColumn[]): CallKind | undefined {
  if (day === undefined || columns.some((other) => other.name === name && other.day !== day)) return undefined;
  return day === 'etd' ? 'load' : 'discharge';
}

function kindByCountry({ at, place }: HeadedColumn, firstAbroad: number): CallKind | undefined {
  if (place === undefined) return undefined;
  if (!isJapanese(place)) return 'discharge';
  return at < firstAbroad ? 'load' : undefined;
}

/** Loading ends with the departure, of the days of a port, and discharge begins with the arrival. */
const isDayOf = (kind: CallKind | undefined, { day }: HeadedColumn): boolean =>
  day === undefined || kind === undefined || (day === 'etd') === (kind === 'load');

function headedColumns({ head }: ScheduleTable, findPort: FindPort): HeadedColumn[] {
  const width = Math.max(...head.map(({ length }) => length));
  const filled = head.map((row) => fillRight(row, width));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    if (head.every((row) => (row[at] ?? '') === '')) return [];
    const parts = filled.flatMap((row) => partsOfHeader(row[at] ?? ''));
    const words = parts.flatMap((part) => scheduleWordOf(part) ?? []);
    const names = parts.filter((part) => scheduleWordOf(part) === undefined);
    const name = names.find((one) => findPort(one) !== undefined) ?? names.at(-1) ?? '';
    if (name === '' || isKnownHeader(name)) return [];
    const side = words.find((word) => word === 'load' || word === 'discharge');
    const day = words.findLast((word) => word !== 'load' && word !== 'discharge');
    return [{ at, name, place: findPort(name), side, day }];
  });
}

/** A cell that reaches over several columns is filled in the first of them only. */
function fillRight(row: readonly string[], width: number): string[] {
  let last = '';
  return Array.from({ length: width }, (_, at) => (last = row[at] || last));
}

const knownHeaders = new Set(Object.values(shippingHeaders).flatMap((headers) => headers.map(headerKey)));
const isKnownHeader = (name: string): boolean =>
  headerKey(name) === '' || [name, ...name.split('/')].some((part) => knownHeaders.has(headerKey(part)));
