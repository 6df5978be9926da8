import type { ListCell, ListSheet, ListSheetRow } from '@seri/domain/shipping-files/read/list-sheet';
import { listLimits } from './list-limits.ts';

export type RawCell = string | number | boolean | Date | null;

/** A sheet as far as a list may reach, without its empty rows and the empty ends of the others. */
export function listSheet(name: string, rows: readonly (readonly RawCell[])[]): ListSheet {
  return { name: cellOf(name) as string, rows: rows.flatMap((cells, at) => listRow(at + 1, cells) ?? []) };
}

export function listRow(line: number, values: readonly RawCell[]): ListSheetRow | undefined {
  const cells = values.slice(0, listLimits.columns).map(cellOf);
  const last = cells.findLastIndex((cell) => cell !== '');
  return last < 0 ? undefined : { line, cells: cells.slice(0, last + 1) };
}

function cellOf(value: RawCell): ListCell {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  // The database stores no NUL, and nobody sees the others; line breaks part two names of one header.
  const text = String(value ?? '').replaceAll(/[^\P{Cc}\n]/gu, ' ');
  return text.trim().slice(0, listLimits.cellLength);
}
