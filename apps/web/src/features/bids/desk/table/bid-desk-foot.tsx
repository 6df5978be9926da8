import { pageSizes, type PageSize } from '@seri/domain/catalogue/listing';
import { formatYen, groupDigits } from '@seri/domain/money/money';
import { use } from 'react';
import { useText } from '../../../../lib/language/text.ts';
import { PageSize as PageSizeSwitch } from '../../../../ui/tables/page-size.tsx';
import { Pagination } from '../../../../ui/tables/pagination.tsx';
import { UiContext } from '../../../../ui/frame/ui-text.tsx';
import styles from './bid-desk.module.css';

interface BidDeskFootProps {
  /** The first and the last bid in sight, counted from 1. */
  from: number;
  to: number;
  total: number;
  /** Sum of the open bids, in yen. */
  amount: number | undefined;
  pageSize: PageSize;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  onPageSize: (size: PageSize) => void;
}

/** The range in sight, links that scroll to a page, and the page size. */
export function BidDeskFoot(props: BidDeskFootProps) {
  const { from, to, total, amount, pageSize, hrefOf, onPage, onPageSize } = props;
  const text = useText();
  const ui = use(UiContext);
  const figures = { from: groupDigits(from), to: groupDigits(to), total: groupDigits(total) };
  return (
    <div data-floats className={styles.foot}>
      <UiContext value={{ ...ui, navigate: (href) => onPage(pageAt(href)) }}>
        <Pagination
          page={Math.floor((from - 1) / pageSize) + 1}
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
    </div>
  );
}

const pageAt = (href: string): number => Number(new URL(href, window.location.origin).searchParams.get('page') ?? 1);
