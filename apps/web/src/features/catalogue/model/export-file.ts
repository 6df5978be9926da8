import { japanDay } from '@seri/domain/japan-time';
import type { PageType } from '@seri/domain/page-types';
import { serverNow } from '../../../lib/clock.ts';
import { csvFile } from '../../../lib/csv-file.ts';
import { xlsxFile } from '../../../lib/xlsx-file.ts';
import type { Words } from './card-facts.ts';
import { columnsOf } from './columns.data.ts';
import { spreadsheetOf } from './export-fields.ts';
import { shownColumns } from './hidden-columns.ts';
import type { Lot } from './lots.ts';

/** The safe one first: it needs no guess about the separator. */
export const exportForms = ['xlsx', 'csv'] as const;
export type ExportForm = (typeof exportForms)[number];

interface FileSetting {
  form: ExportForm;
  pageType: PageType;
  hidden: readonly string[];
  words: Words;
  signal: AbortSignal;
}

/** The columns on screen, in the reader's language. */
export async function exportFile(lots: readonly Lot[], setting: FileSetting): Promise<File> {
  const { form, pageType, hidden, words, signal } = setting;
  const sheet = spreadsheetOf(lots, shownColumns(columnsOf(pageType), hidden), words);
  const file = form === 'csv' ? csvFile(sheet, words.language) : await xlsxFile(sheet, signal);
  return new File([file], `seri-${pageType}-${japanDay(serverNow())}.${form}`, { type: file.type });
}
