import type { Language } from '@seri/domain/common/languages';
import { japanDay } from '@seri/domain/time/japan-time';
import { serverNow } from './clock.ts';
import { csvFile } from './csv-file.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { xlsxFile } from './xlsx-file.ts';

/** The safe one first: it needs no guess about the separator. */
export const exportForms = ['xlsx', 'csv'] as const;
export type ExportForm = (typeof exportForms)[number];

interface FileSetting {
  /** What is in it, for the file's name. */
  name: string;
  form: ExportForm;
  language: Language;
  signal: AbortSignal;
}

/** Named by what it holds and the day. */
export async function exportFile(sheet: Spreadsheet, { name, form, language, signal }: FileSetting): Promise<File> {
  const file = form === 'csv' ? csvFile(sheet, language) : await xlsxFile(sheet, signal);
  return new File([file], `seri-${name}-${japanDay(serverNow())}.${form}`, { type: file.type });
}

const toJapan = 9 * 3_600_000;

/** What a clock in Japan shows then. */
export function wallTime(instant: string): Date {
  return new Date(Date.parse(instant) + toJapan);
}

/** Digits are a number, and so is a grade that is one. */
export function figure(text: string): string | number {
  return /^(?:0|[1-9]\d{0,8})(?:\.\d{1,3})?$/.test(text) ? Number(text) : text;
}
