import { withoutFormula } from '../common/csv-text.ts';
import type { JapanDay } from '../time/japan-time.ts';
import type { CarToShip } from './car-to-ship.ts';
import { type InstructionCell, type InstructionColumn, instructionColumns } from './instruction-columns.data.ts';

/** A mail to a forwarder tells as many cars at once. */
export const mostCarsOfInstruction = 200;

export const instructionFileName = (day: JapanDay): string => `shipping-instruction-${day}.xlsx`;

export interface InstructionSheet {
  /** Above the table. */
  titles: readonly string[];
  columns: readonly InstructionColumn[];
  /** Null where a cell is empty. */
  rows: readonly (readonly InstructionCell[])[];
}

interface SheetOptions {
  company: string;
  day: JapanDay;
  /** The numbers of identity documents are told too. */
  withDocuments: boolean;
}

/** R102: the one sheet that forwarders ask for, and send back with what they know. */
export function instructionSheet(
  cars: readonly CarToShip[],
  { company, day, withDocuments }: SheetOptions,
): InstructionSheet {
  const columns = instructionColumns.filter(({ isDocument = false }) => withDocuments || !isDocument);
  const count = cars.length === 1 ? '1 car' : `${cars.length} cars`;
  return {
    titles: ['SHIPPING INSTRUCTION', [company, day, count].filter(Boolean).join(', ')].map(withoutFormula),
    columns,
    rows: cars.map((car) => columns.map(({ of }) => plainInstructionCell(of?.(car) ?? null))),
  };
}

const plainInstructionCell = (cell: InstructionCell): InstructionCell =>
  typeof cell === 'string' ? withoutFormula(cell) || null : cell;
