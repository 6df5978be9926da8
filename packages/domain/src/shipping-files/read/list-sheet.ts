/** A cell that holds a number was one in the file: Excel makes numbers of texts. Days are texts, written YYYY-MM-DD. */
export type ListCell = string | number;

export interface ListSheetRow {
  line: number;
  cells: readonly ListCell[];
}

/** A sheet of a spreadsheet, or a whole CSV file. Rows that hold nothing are left out. */
export interface ListSheet {
  name: string;
  rows: readonly ListSheetRow[];
}
