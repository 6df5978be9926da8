import { type ListColumn, minWidthOf } from '../../../lib/lists/list-columns.ts';

export const debtColumns = [
  { id: 'client', head: 'debts.client', width: 'rest', cell: 'clip' },
  { id: 'notDue', head: 'debts.notDue', width: 124, numeric: true },
  { id: 'week', head: 'debts.week', width: 132, numeric: true },
  { id: 'month', head: 'debts.month', width: 144, numeric: true },
  { id: 'twoMonths', head: 'debts.twoMonths', width: 152, numeric: true },
  { id: 'older', head: 'debts.older', width: 128, numeric: true },
  { id: 'open', head: 'debts.open', width: 128, numeric: true },
  { id: 'since', head: 'debts.since', width: 112 },
  { id: 'announced', head: 'debts.announced', width: 124, numeric: true },
] as const satisfies readonly ListColumn[];

export type DebtColumnId = (typeof debtColumns)[number]['id'];

export const debtsWidth = minWidthOf(debtColumns, 176);
