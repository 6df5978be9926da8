import { type ListColumn, minWidthOf } from '../../../lib/lists/list-columns.ts';

/** Column `actions` is for staff only. */
export const invoiceColumns = [
  { id: 'number', head: 'invoices.number', width: 132 },
  { id: 'kind', head: 'invoices.kind', width: 140, cell: 'clip' },
  { id: 'issuedOn', head: 'invoices.issuedOn', width: 108 },
  { id: 'dueOn', head: 'invoices.dueOn', width: 108 },
  { id: 'party', head: 'invoices.party', width: 176, cell: 'clip' },
  { id: 'cars', head: 'invoices.cars', width: 'rest', cell: 'lines' },
  { id: 'total', head: 'invoices.total', width: 132, numeric: true },
  { id: 'state', head: 'invoices.state', width: 128 },
  { id: 'file', head: 'invoices.file', width: 96 },
  { id: 'actions', head: 'invoices.credit', width: 92, quiet: true },
] as const satisfies readonly ListColumn[];

export type InvoiceColumnId = (typeof invoiceColumns)[number]['id'];

export const invoiceColumnsFor = (isStaff: boolean) => invoiceColumns.filter(({ id }) => isStaff || id !== 'actions');
export const widthOf = (isStaff: boolean) => minWidthOf(invoiceColumnsFor(isStaff), 160);
