import type { InstructionCell } from '@seri/domain/shipping-files/instruction-columns.data';
import type { InstructionSheet } from '@seri/domain/shipping-files/instruction-sheet';
import writeExcelFile, { type Cell } from 'write-excel-file/node';

const font = { fontFamily: 'Arial', fontSize: 10 } as const;

/** R102: the sheet as an Excel file. Texts are typed as texts, so that none becomes a formula (R48). */
export function writeInstruction({ titles, columns, rows }: InstructionSheet): Promise<Uint8Array> {
  const table = [
    ...titles.map((title, line): Cell[] => [{ ...textCell(title), ...(line === 0 && { fontWeight: 'bold' }) }]),
    columns.map(({ head }): Cell => ({ ...textCell(head), ...headLook })),
    ...rows.map((row) => row.map((cell, place) => typedCell(cell, columns[place]?.format))),
  ];
  const frame = { stickyRowsCount: titles.length + 1, stickyColumnsCount: 2, orientation: 'landscape' } as const;
  const widths = columns.map(({ width }) => ({ width }));
  return writeExcelFile(table, { ...frame, columns: widths, sheet: 'Shipping instruction' }, font).toBuffer();
}

const headLook = { fontWeight: 'bold', backgroundColor: '#ECECEC', bottomBorderStyle: 'thin' } as const;

const textCell = (value: string) => ({ value, type: String });

function typedCell(value: InstructionCell, format: string | undefined): Cell {
  if (value === null) return null;
  if (typeof value === 'string') return textCell(value);
  if (typeof value === 'number') return { value, type: Number };
  return { value, type: Date, ...(format && { format }) };
}
