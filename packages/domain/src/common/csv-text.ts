/** Without it Excel does not recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/** R48: text that a spreadsheet would read as a formula is escaped. Japanese Excel also accepts full-width signs. */
export function escapeFormula(text: string): string {
  return /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

/** R48: for cells that are typed as texts, in which an escape would be seen: the signs that begin a formula are left out. */
export const withoutFormula = (text: string): string => text.replace(/^[\s\uFEFF=+\-@＝＋－＠]+/, '');

const unescapeFormula = (text: string) =>
  text.startsWith("'") && escapeFormula(text.slice(1)) === text ? text.slice(1) : text;

export function quoteCell(text: string): string {
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells the line at which a file stops being CSV. */
export class CsvFault extends SyntaxError {
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line} is no CSV.`);
    this.line = line;
  }
}

export interface CsvRow {
  line: number;
  cells: string[];
}

export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** The one that stands most often in the first line. */
function separatorIn(text: string): CsvSeparator {
  const [head = ''] = text.split(/\r?\n/, 1);
  const countOf = (separator: CsvSeparator) => head.split(separator).length;
  return csvSeparators.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/** The rows of a file as Excel writes it: with commas, semicolons or tabs, quoted where needed. Empty lines are left out. */
export function readCsv(file: string, separator: CsvSeparator = separatorIn(file)): CsvRow[] {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    if (whole === undefined) throw new CsvFault(line);
    row.cells.push(unescapeFormula(quoted?.replaceAll('""', '"') ?? plain.trim()));
    line += whole.split('\n').length - 1;
    if (end === separator) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows.filter(({ cells }) => cells.some((one) => one !== ''));
}
