import type { ListColumn } from '../../../lib/lists/list-columns.ts';

export const tariffColumns: readonly ListColumn[] = [
  { id: 'kind', head: 'tariffs.filter.kind', width: 192 },
  { id: 'scope', head: 'tariffs.scope', width: 'rest' },
  { id: 'price', head: 'tariffs.how', width: 252 },
  { id: 'booksAt', head: 'tariffs.booksAt', width: 176 },
  { id: 'valid', head: 'tariffs.valid', width: 232 },
  { id: 'source', head: 'tariffs.source', width: 200 },
  { id: 'actions', head: 'tariffs.change', width: 56, quiet: true },
];

/** For readers who may not edit. */
export const readTariffColumns = tariffColumns.filter(({ id }) => id !== 'actions');
