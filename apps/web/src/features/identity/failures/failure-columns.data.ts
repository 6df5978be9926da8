import type { ListColumn } from '../../../lib/lists/list-columns.ts';

export const failureColumns: readonly ListColumn[] = [
  { id: 'at', head: 'failures.at', width: 148 },
  { id: 'account', head: 'failures.account', width: 'rest' },
  { id: 'reason', head: 'failures.reason', width: 208 },
  { id: 'network', head: 'failures.network', width: 208 },
  { id: 'tries', head: 'failures.tries', width: 92, numeric: true },
];
