import { type PageSize, pageSizes } from '@seri/domain/catalogue/listing';
import { PageSize as PageSizeSwitch } from '../../ui/tables/page-size.tsx';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { storePageSize } from './page-size.ts';
import type { Navigate } from './use-true-address.ts';

interface ListFootProps {
  page: number;
  pageSize: PageSize;
  total: number;
  range: string | undefined;
  /** Names the choice of rows per page. */
  label: string;
  hrefOf: (paging: { page: number; pageSize: PageSize }) => string;
  navigate: Navigate;
}

/** The pages of a list, and how many rows each has: a choice that this browser keeps for all lists. */
export function ListFoot({ page, pageSize, total, range, label, hrefOf, navigate }: ListFootProps) {
  const choose = (size: PageSize) => {
    storePageSize(size);
    navigate(hrefOf({ page: 1, pageSize: size }));
  };
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      hrefFor={(other) => hrefOf({ page: other, pageSize })}
      range={range}
      trailing={<PageSizeSwitch label={label} value={pageSize} options={pageSizes} onChange={choose} />}
    />
  );
}
