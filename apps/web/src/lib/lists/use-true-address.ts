import { lastPage, pageSizes } from '@seri/domain/catalogue/listing';
import { useEffect } from 'react';
import type { Paging } from './list-address.ts';

/**
 * `replace` takes the place of the entry in the history. `addressOnly` does too, and the page is not told: it only notes
 * in the address how far a list is scrolled.
 */
export type Navigate = (href: string, mode?: 'replace' | 'addressOnly') => void;

interface ListOnScreen {
  /** Parsed from the address. */
  paging: Paging;
  pageSize: number;
  /** undefined while the requested list is loading. */
  total: number | undefined;
  hrefOf: (page: number) => string;
  navigate: Navigate;
}

/** Replaces the address: a page beyond the end becomes the last page, and a stored page size is added. */
export function useTrueAddress({ paging, pageSize, total, hrefOf, navigate }: ListOnScreen): void {
  const last = total === undefined ? paging.page : lastPage(total, pageSize);
  const isSizeHidden = paging.pageSize === undefined && pageSize !== pageSizes[0];
  const trueHref = paging.page > last || isSizeHidden ? hrefOf(Math.min(paging.page, last)) : undefined;
  useEffect(() => {
    if (trueHref !== undefined) navigate(trueHref, 'replace');
  }, [trueHref, navigate]);
}
