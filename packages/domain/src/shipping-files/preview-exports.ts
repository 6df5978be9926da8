import type { JudgedExport } from '../eligibility/export-rules.ts';
import type { PreviewedRow } from './preview-rows.ts';
import type { RowProblem } from './read/row-problems.ts';

/** A gate of R96 judges a car that gets a ship, and one that waits for loading or sails from now on. */
export const passesExportGate = ({ changes }: Pick<PreviewedRow, 'changes'>): boolean =>
  changes.some(({ field }) => field === 'ship' || field === 'status');

/** R102: a row whose car may not be exported, or nobody knows whether it may, waits for somebody to look at it. */
export function judgedRow<Row extends PreviewedRow>(
  row: Row,
  { verdict, rules }: Pick<JudgedExport<{ id: number }>, 'verdict' | 'rules'>,
): Row {
  if (verdict === 'ok') return row;
  const problem = verdict === 'banned' ? 'exportBanned' : 'exportUnknown';
  const told = rules.map(({ id }) => id).join(' ');
  return {
    ...row,
    problems: [...row.problems, { problem, column: null, told }],
    rank: 'attention',
    isChosen: false,
  };
}

/** The rules that stop the car of a row. */
export const rulesOfProblem = ({ problem, told }: RowProblem): number[] =>
  problem === 'exportBanned' || problem === 'exportUnknown' ? told.split(' ').map(Number) : [];
