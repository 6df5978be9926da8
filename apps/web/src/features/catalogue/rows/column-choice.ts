import type { LotShape } from '@seri/domain/catalogue/page-types';
import { storage } from '../../../lib/browser/browser-storage.ts';
import { createStore, useStore } from '../../../lib/browser/store.ts';
import type { ColumnId } from './columns.data.ts';
import { formatHidden, parseHidden } from './hidden-columns.ts';

const hidden = createStore(parseHidden(storage.read('columns')));

function hide(shape: LotShape, ids: readonly string[]): void {
  const next = { ...hidden.get(), [shape]: ids };
  storage.write('columns', formatHidden(next) || null);
  hidden.set(next);
}

export function toggleColumn(shape: LotShape, id: ColumnId): void {
  const ids = hidden.get()[shape];
  hide(shape, ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

export const showAllColumns = (shape: LotShape): void => hide(shape, []);

export function useHiddenColumns(shape: LotShape): readonly string[] {
  return useStore(hidden)[shape];
}
