import type { Language } from '@seri/domain/common/languages';
import type { CellValue, Spreadsheet } from './spreadsheet.ts';

/** Excel takes both from the language of Windows; the reader's language is our best guess at it. */
const marks: Readonly<Record<Language, { separator: string; decimal: string }>> = {
  en: { separator: ',', decimal: '.' },
  ru: { separator: ';', decimal: ',' },
};
/** Without it Excel does not recognise UTF-8. */
const byteOrderMark = '\uFEFF';

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
  return quoted(typeof cell === 'string' ? escapeFormula(cell) : cell.toISOString().slice(0, 16).replace('T', ' '));
}

/** R48: text that a spreadsheet would read as a formula is escaped. Japanese Excel also accepts full-width signs. */
function escapeFormula(text: string): string {
  return /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
