import { type PageSize, pageSizes } from '@seri/domain/catalogue/listing';
import { groupDigits } from '@seri/domain/money/money';
import { storage } from '../browser/browser-storage.ts';

/** Rows per page, stored in this browser for all lists. */
export function storedPageSize(): PageSize {
  const stored = Number(storage.read('pageSizes'));
  return pageSizes.find((size) => size === stored) ?? pageSizes[0];
}

export function storePageSize(size: PageSize): void {
  storage.write('pageSizes', String(size));
}

export function rangeOf({ page, pageSize, total }: { page: number; pageSize: number; total: number }) {
  const [from, to] = [(page - 1) * pageSize + 1, Math.min(page * pageSize, total)];
  return { from: groupDigits(from), to: groupDigits(to), total: groupDigits(total) };
}
