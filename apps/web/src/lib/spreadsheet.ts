/** A date says what stands on a wall clock, read by its UTC parts: a sheet knows no time zones. */
export type CellValue = string | number | Date | null;

export interface SheetColumn {
  head: string;
  /** In characters. */
  width: number;
  /** Its figures are told in thousands. */
  grouped?: boolean;
}

export interface Spreadsheet {
  columns: readonly SheetColumn[];
  rows: readonly (readonly CellValue[])[];
}
