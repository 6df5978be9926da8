import { CsvFault, type CsvRow, type CsvSeparator, csvSeparators, readCsv } from '../common/csv-text.ts';
import { type BankColumn, type BankHead, bankHeads, type BankMapping } from './bank-columns.ts';
import { type BankFault, type BankLine, isRemark, readBankLine } from './bank-line.ts';
import { type BankClosing, bankClosings } from './closing-balances.ts';

export interface BankFileTerms {
  /** Holds for lines that name none. */
  currency: string;
  /** Columns that are not in it are guessed by their headers. */
  mapping: BankMapping;
}

export interface BankFile {
  /** The money that arrived. */
  lines: BankLine[];
  /** How many lines were left out because money went out. */
  withdrawals: number;
  faults: BankFault[];
  /** By day, the oldest first; none without a column of balances. */
  closings: BankClosing[];
  headers: readonly string[];
  mapping: BankMapping;
}

/** Banks of Japan still write Shift_JIS, which is hardly ever valid UTF-8. */
export function decodeBankFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/** Reads the CSV file of a bank. A line with a fault is left out, and stops no other one. */
export function readBankFile(file: string, { currency, mapping }: BankFileTerms): BankFile {
  const { head, rows, faults: csvFaults } = tableIn(file, mapping);
  if (!head) {
    const faults: BankFault[] = [{ line: 1, problem: 'head', column: null }, ...csvFaults];
    return { lines: [], withdrawals: 0, faults, closings: [], headers: bankHeads.widestOf(rows), mapping };
  }
  const faults = [...missingColumns(head, mapping), ...csvFaults.filter(({ line }) => line > head.line)];
  const moves: BankLine[] = [];
  for (const row of rows) {
    if (row.line <= head.line || isRemark(row, head)) continue;
    const read = readBankLine(row, head, currency);
    if (Array.isArray(read)) faults.push(...read);
    else moves.push(read);
  }
  const lines = moves.filter(({ amount }) => amount > 0);
  return {
    lines,
    withdrawals: moves.length - lines.length,
    faults: faults.toSorted((one, other) => one.line - other.line),
    closings: bankClosings(moves.map(({ bookedOn, amount, balance }) => ({ day: bookedOn, amount, balance }))),
    headers: head.headers,
    mapping: bankHeads.mappingOf(head),
  };
}

function missingColumns({ line, places }: BankHead, mapping: BankMapping): BankFault[] {
  const set = Object.entries(mapping) as [BankColumn, string | null][];
  return set
    .filter(([column, header]) => header !== null && !places.has(column))
    .map(([column]) => ({ line, problem: 'missing', column }));
}

/** A known column weighs more than all cells of a row. */
const mostCells = 1000;

interface BankTable {
  head: BankHead | undefined;
  rows: CsvRow[];
  faults: BankFault[];
}

/** The separator is the one by which most columns are known, or there are most: above the table stand lines that have none. */
function tableIn(file: string, mapping: BankMapping): BankTable {
  const tables = csvSeparators.map((separator) => {
    const { rows, faults } = rowsIn(file, separator);
    return { head: bankHeads.headOf(rows, mapping), rows, faults };
  });
  const size = ({ head, rows }: BankTable) => (head?.places.size ?? 0) * mostCells + bankHeads.widestOf(rows).length;
  return tables.reduce((best, table) => (size(table) > size(best) ? table : best));
}

/** A file with more of them is something else. */
const mostCsvFaults = 50;

/** Reads on behind a line that is no CSV, such as one with a quotation mark in the middle of a name. */
function rowsIn(file: string, separator: CsvSeparator): { rows: CsvRow[]; faults: BankFault[] } {
  const texts = file.split('\n');
  const faults: BankFault[] = [];
  while (faults.length < mostCsvFaults) {
    try {
      return { rows: readCsv(texts.join('\n'), separator), faults };
    } catch (fault) {
      if (!(fault instanceof CsvFault)) throw fault;
      faults.push({ line: fault.line, problem: 'csv', column: null });
      texts[fault.line - 1] = '';
    }
  }
  return { rows: [], faults };
}
