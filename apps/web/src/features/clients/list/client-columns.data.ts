import type { ListColumn } from '../../../lib/lists/list-columns.ts';
import type { ClientSort } from './clients-search.ts';

export const clientColumns: readonly ListColumn<ClientSort>[] = [
  { id: 'id', head: 'clients.col.id', width: 84 },
  { id: 'name', head: 'clients.col.name', width: 'rest', sort: 'fullName' },
  { id: 'country', head: 'clients.col.country', width: 136 },
  { id: 'role', head: 'clients.col.role', width: 124 },
  { id: 'balance', head: 'clients.col.balance', width: 124, sort: 'balance', numeric: true },
  { id: 'creditLimit', head: 'clients.col.creditLimit', width: 124, sort: 'creditLimit', numeric: true },
  { id: 'people', head: 'clients.col.people', width: 160 },
  { id: 'lastLogin', head: 'clients.col.lastLogin', width: 120, sort: 'lastLogin' },
  { id: 'createdAt', head: 'clients.col.createdAt', width: 120, sort: 'createdAt' },
];

/** Minimum width for all columns; a narrower table scrolls sideways in its frame. */
export const clientTableWidth = 1200;
