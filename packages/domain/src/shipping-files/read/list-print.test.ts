import { expect, it } from 'vitest';
import { listPrint } from './list-print.ts';
import type { ListSheet } from './list-sheet.ts';

const sheetOf = (...rows: string[][]): ListSheet => ({ name: '', rows: rows.map((cells, line) => ({ line, cells })) });

it('R102 lists with the same headers are of one sender, whatever their cars, titles and sheets', () => {
  const print = listPrint([
    sheetOf(['LIST 18-Nov'], ['Chassis No.', 'POL', '', 'ETD (Japan)'], ['GK3-1234567', 'Kobe']),
  ]);
  expect(print).toBe('chassisno|etd|pol');
  const sheet = sheetOf(['etd', 'CHASSIS  NO', 'Pol'], ['', 'S510P-0123456']);
  expect(listPrint([sheet, sheetOf(['notes']), sheet])).toBe(print);
  expect(listPrint([sheetOf(['Chassis No.', 'POL', 'ETA'])])).not.toBe(print);
});

it('R102 a list whose head is not known yet is told by its widest row', () => {
  expect(listPrint([sheetOf(['LIST 18-Nov']), sheetOf(['x'], ['Unit', 'Leaves'], ['GK3-1234567', '24-Nov'])])).toBe(
    'leaves|unit',
  );
});
