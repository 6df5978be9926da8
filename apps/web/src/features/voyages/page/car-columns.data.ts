import type { ListColumn } from '../../../lib/lists/list-columns.ts';

export const carColumns = [
  { id: 'mark', head: 'voyages.marked', width: 48, quiet: true },
  { id: 'car', head: 'voyages.car', width: 'rest', cell: 'lines' },
  { id: 'client', head: 'voyages.client', width: 188, cell: 'lines' },
  { id: 'status', head: 'voyages.status', width: 172 },
  { id: 'ports', head: 'voyages.ports', width: 208, cell: 'lines' },
  { id: 'lacks', head: 'voyages.lacks', width: 288, cell: 'lines' },
] as const satisfies readonly ListColumn[];

export type CarColumnId = (typeof carColumns)[number]['id'];
