import { lastPage, pageSizes } from '@seri/domain/catalogue/listing';
import { useEffect } from 'react';
import type { Paging } from './list-address.ts';

export type Navigate = (href: string, how?: 'replace') => void;

interface ListOnScreen {
  /** As the address says it. */
  paging: Paging;
  pageSize: number;
  /** undefined while the list that is asked for is not there. */
  total: number | undefined;
  hrefOf: (page: number) => string;
  navigate: Navigate;
}

/** A page beyond the end becomes the last one, and a kept page size shows itself in the address. */
export function useTrueAddress({ paging, pageSize, total, hrefOf, navigate }: ListOnScreen): void {
  const last = total === undefined ? paging.page : lastPage(total, pageSize);
  const isSizeHidden = paging.pageSize === undefined && pageSize !== pageSizes[0];
  const trueHref = paging.page > last || isSizeHidden ? hrefOf(Math.min(paging.page, last)) : undefined;
  useEffect(() => {
    if (trueHref !== undefined) navigate(trueHref, 'replace');
  }, [trueHref, navigate]);
}
