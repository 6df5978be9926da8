import { expect, it } from 'vitest';
import { CsvFault, escapeFormula, quoteCell, readCsv } from './csv-text.ts';

const cells = (file: string) => readCsv(file).map((row) => row.cells);

it('a file of Excel is read with commas, semicolons or tabs, quotes, line breaks in cells and a byte order mark', () => {
  expect(cells('\uFEFFa,b\r\n1,"x, ""y"""\r\n')).toEqual([
    ['a', 'b'],
    ['1', 'x, "y"'],
  ]);
  expect(cells('a;b\n"1\n2";3,5')).toEqual([
    ['a', 'b'],
    ['1\n2', '3,5'],
  ]);
  expect(cells('a\tb\n1,5\t"x\ty"')).toEqual([
    ['a', 'b'],
    ['1,5', 'x\ty'],
  ]);
  expect(cells('a,b\n1,\n')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});

it('rows keep the number of their line, and empty ones are left out', () => {
  expect(readCsv('a,b\n\n"1\n2",3\n,\n4,5').map(({ line }) => line)).toEqual([1, 3, 6]);
});

it.each([
  ['a quote in the middle of a cell', 'a,b\n1,x"y"', 2],
  ['a quote that nobody closes', 'a,b\n"1\n2",3\n"4,5\n6,7', 4],
])('%s is no CSV, and the fault tells its line', (_what, file, line) => {
  expect(() => readCsv(file)).toThrow(new CsvFault(line));
  expect(() => readCsv(file)).toThrow(expect.objectContaining({ line }));
});

it('a caller that knows the separator gives it', () => {
  expect(readCsv('1,5;2\n', ';')).toEqual([{ line: 1, cells: ['1,5', '2'] }]);
});

it.each(['=1+1', '-5', "'quoted", '  @x', 'plain', '"', 'a,b', ''])('the cell %j survives a round trip', (text) => {
  expect(cells(`${quoteCell(escapeFormula(text))},end`)).toEqual([[text, 'end']]);
});
