/** A date is shown by its UTC parts, because a spreadsheet has no time zones. */
export type CellValue = string | number | Date | null;

export interface SheetColumn {
  head: string;
  /** In characters. */
  width: number;
  /** Numbers are shown with thousands separators. */
  grouped?: boolean;
}

export interface Spreadsheet {
  columns: readonly SheetColumn[];
  rows: readonly (readonly CellValue[])[];
}
