import { type PageSize, pageSizes } from '@seri/domain/listing';
import { storage } from './browser-storage.ts';

/** Rows per page, kept in this browser; one choice for all lists. */
export function storedPageSize(): PageSize {
  const stored = Number(storage.read('pageSizes'));
  return pageSizes.find((size) => size === stored) ?? pageSizes[0];
}

export function storePageSize(size: PageSize): void {
  storage.write('pageSizes', String(size));
}
