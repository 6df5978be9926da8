import { byteOrderMark, escapeFormula, quoteCell } from '@seri/domain/common/csv-text';
import type { Language } from '@seri/domain/common/languages';
import type { CellValue, Spreadsheet } from './spreadsheet.ts';

/** Excel takes both from the language of Windows; the reader's language is our best guess at it. */
const marks: Readonly<Record<Language, { separator: string; decimal: string }>> = {
  en: { separator: ',', decimal: '.' },
  ru: { separator: ';', decimal: ',' },
};

export function csvFile({ columns, rows }: Spreadsheet, language: Language): Blob {
  return new Blob([csvText({ columns, rows }, language)], { type: 'text/csv;charset=utf-8' });
}

export function csvText({ columns, rows }: Spreadsheet, language: Language): string {
  const { separator } = marks[language];
  const lineOf = (cells: readonly CellValue[]) => `${cells.map((cell) => csvCell(cell, language)).join(separator)}\r\n`;
  return `${byteOrderMark}${lineOf(columns.map(({ head }) => head))}${rows.map(lineOf).join('')}`;
}

export function csvCell(cell: CellValue, language: Language): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', marks[language].decimal);
  return quoteCell(typeof cell === 'string' ? escapeFormula(cell) : cell.toISOString().slice(0, 16).replace('T', ' '));
}
