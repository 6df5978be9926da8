/** Without it Excel does not recognise UTF-8. */
export const byteOrderMark = '\uFEFF';

/** R48: text that a spreadsheet would read as a formula is escaped. Japanese Excel also accepts full-width signs. */
export function escapeFormula(text: string): string {
  return /^[\s\uFEFF]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}

const unescapeFormula = (text: string) =>
  text.startsWith("'") && escapeFormula(text.slice(1)) === text ? text.slice(1) : text;

export function quoteCell(text: string): string {
  return /[",;\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows of a CSV file as Excel writes it: with commas or semicolons, quoted where needed. Empty lines are left out. */
export function readCsv(file: string): { line: number; cells: string[] }[] {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  const [head = ''] = text.split(/\r?\n/, 1);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
  const rows: { line: number; cells: string[] }[] = [];
  let row: { line: number; cells: string[] } = { line: 1, cells: [] };
  let line = 1;
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    if (whole === undefined) throw new SyntaxError(`Line ${line} is no CSV.`);
    row.cells.push(unescapeFormula(quoted?.replaceAll('""', '"') ?? plain.trim()));
    line += whole.split('\n').length - 1;
    if (end === separator) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows.filter(({ cells }) => cells.some((one) => one !== ''));
}
