import type { ListColumn } from '../../../lib/lists/list-columns.ts';

export const sentListColumns = [
  { id: 'list', head: 'shippingFiles.list', width: 'rest', cell: 'lines' },
  { id: 'sender', head: 'shippingFiles.sender', width: 220, cell: 'lines' },
  { id: 'sent', head: 'shippingFiles.sent', width: 200, cell: 'lines' },
  { id: 'state', head: 'shippingFiles.state', width: '36%', cell: 'lines' },
  { id: 'rows', head: 'shippingFiles.figure.rows', width: 88, numeric: true },
] as const satisfies readonly ListColumn[];

export type SentListColumnId = (typeof sentListColumns)[number]['id'];
