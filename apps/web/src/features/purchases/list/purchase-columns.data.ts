import { type ListColumn, minWidthOf } from '../../../lib/lists/list-columns.ts';

/** Column `whose` is for staff only. */
export const purchaseColumns = [
  { id: 'photo', head: 'purchases.col.photo', width: 86, quiet: true, cell: 'pic' },
  { id: 'lot', head: 'purchases.col.lot', width: 92, cell: 'plate' },
  { id: 'car', head: 'purchases.col.car', width: 'rest', cell: 'name' },
  { id: 'whose', head: 'purchases.col.client', width: 136, cell: 'clip' },
  { id: 'chassis', head: 'purchases.col.chassis', width: 148, cell: 'clip' },
  { id: 'bought', head: 'purchases.col.bought', width: 108, cell: 'clip' },
  { id: 'way', head: 'purchases.col.way', width: 228 },
  { id: 'route', head: 'purchases.col.route', width: 120, cell: 'clip' },
  { id: 'times', head: 'purchases.col.times', width: 112 },
  { id: 'total', head: 'purchases.col.total', width: 164, numeric: true },
  { id: 'papers', head: 'purchases.col.papers', width: 48, numeric: true },
] as const satisfies readonly ListColumn[];

export type PurchaseColumnId = (typeof purchaseColumns)[number]['id'];

export const columnsFor = (isStaff: boolean) => purchaseColumns.filter(({ id }) => isStaff || id !== 'whose');
export const roomFor = (isStaff: boolean) => minWidthOf(columnsFor(isStaff), 136);
