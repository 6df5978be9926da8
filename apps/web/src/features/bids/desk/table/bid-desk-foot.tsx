import { pageSizes, type PageSize } from '@seri/domain/catalogue/listing';
import { formatYen } from '@seri/domain/money/money';
import { type ReactNode, use } from 'react';
import { rangeOf } from '../../../../lib/lists/page-size.ts';
import { useText } from '../../../../lib/language/text.ts';
import { PageSize as PageSizeSwitch } from '../../../../ui/tables/page-size.tsx';
import { Pagination } from '../../../../ui/tables/pagination.tsx';
import { UiContext } from '../../../../ui/frame/ui-text.tsx';
import styles from './bid-desk.module.css';

interface BidDeskFootProps {
  /** The page of the first bid in sight. */
  page: number;
  total: number;
  /** Sum of the open bids, in yen. */
  amount: number | undefined;
  pageSize: PageSize;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  onPageSize: (size: PageSize) => void;
  /** A second line. */
  children: ReactNode;
}

/** The bids of the page in sight, links that scroll to a page, and the page size. */
export function BidDeskFoot(props: BidDeskFootProps) {
  const { page, total, amount, pageSize, hrefOf, onPage, onPageSize, children } = props;
  const text = useText();
  const ui = use(UiContext);
  const figures = rangeOf({ page, pageSize, total });
  return (
    <div data-floats className={styles.foot}>
      <UiContext value={{ ...ui, navigate: (href) => onPage(pageAt(href)) }}>
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          hrefFor={hrefOf}
          range={
            amount ? text('bids.range.total', { ...figures, amount: formatYen(amount) }) : text('bids.range', figures)
          }
          trailing={
            <PageSizeSwitch label={text('bids.rows')} value={pageSize} options={pageSizes} onChange={onPageSize} />
          }
        />
      </UiContext>
      {children}
    </div>
  );
}

const pageAt = (href: string): number => Number(new URL(href, window.location.origin).searchParams.get('page') ?? 1);
