import type { Language } from '@seri/domain/common/languages';
import { japanDay, japanWallTime } from '@seri/domain/time/japan-time';
import { serverNow } from '../live/clock.ts';
import { csvFile } from './csv-file.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { xlsxFile } from './xlsx-file.ts';

/** XLSX comes first: unlike CSV it needs no guess about the separator. */
export const exportForms = ['xlsx', 'csv'] as const;
export type ExportForm = (typeof exportForms)[number];

interface FileSetting {
  /** The middle part of the file's name. */
  name: string;
  form: ExportForm;
  language: Language;
  signal: AbortSignal;
}

export async function exportFile(sheet: Spreadsheet, { name, form, language, signal }: FileSetting): Promise<File> {
  const file = form === 'csv' ? csvFile(sheet, language) : await xlsxFile(sheet, signal);
  return new File([file], `seri-${name}-${japanDay(serverNow())}.${form}`, { type: file.type });
}

/** A date whose UTC parts are the Japan time of the instant (see `CellValue`). */
export function wallTime(instant: string): Date {
  return japanWallTime(new Date(instant));
}

/** Turns a text that is a plain number, such as a grade of 4.5, into a number cell. */
export function figure(text: string): string | number {
  return /^(?:0|[1-9]\d{0,8})(?:\.\d{1,3})?$/.test(text) ? Number(text) : text;
}
