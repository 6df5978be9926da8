import type { BidSort } from '@seri/domain/bids/bid-lists';
import { type PageSize, pageSizes } from '@seri/domain/catalogue/listing';
import { Suspense } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { PageSize as PageSizeSwitch } from '../../../ui/tables/page-size.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import type { BidsAnswer, BidsCall } from './bids.ts';
import { bidsHref, type BidListConfig, type BidsSearch } from './bids-search.ts';
import type { BidSetting } from './slots.ts';
import { BidList, BidListLoading } from '../rows/bid-list.tsx';
import styles from './bids-page.module.css';

const BidDesk = lazyPiece(
  withTexts(['bidDesk'], () => import('../desk/table/bid-desk.tsx')),
  'BidDesk',
);

const DeskList = lazyPiece(
  withTexts(['bidDesk'], () => import('../desk/table/desk-list.tsx')),
  'DeskList',
);

interface BidsShownProps {
  call: BidsCall;
  config: BidListConfig;
  search: BidsSearch;
  data: BidsAnswer;
  isStale: boolean;
  pageSize: PageSize;
  label: string;
  range: string | undefined;
  setting: BidSetting;
  hrefOf: (page: number) => string;
  navigate: Navigate;
  onSort: (sort: BidSort) => void;
  onPageSize: (size: PageSize) => void;
}

/** Staff on desktops scroll through all bids; everybody else turns pages. */
export function BidsShown(props: BidsShownProps) {
  const { call, config, search, data, isStale, pageSize, label, range, setting } = props;
  const { hrefOf, navigate, onSort, onPageSize } = props;
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const total = data.pageInfo.totalSearchResults;
  if (isDesktop && call === 'manager') {
    return (
      <Suspense fallback={<BidListLoading hasClients isSorted={search.sorting !== undefined} />}>
        <BidDesk
          key={bidsHref(config, { ...search, page: 1 })}
          call={call}
          config={config}
          search={search}
          pageSize={pageSize}
          total={total}
          amount={data.totalBids}
          sessions={data.sessions}
          label={label}
          setting={setting}
          hrefOf={hrefOf}
          navigate={navigate}
          onSort={onSort}
          onPageSize={onPageSize}
        />
      </Suspense>
    );
  }
  const list = { bids: data.cars, label, stale: isStale, sorting: search.sorting, onSort, setting };
  return (
    <>
      {config.reader === 'staff' && config.list === 'live' ? (
        <Suspense fallback={<BidListLoading hasClients />}>
          <DeskList {...list} />
        </Suspense>
      ) : (
        <BidList {...list} />
      )}
      <div className={config.reader === 'staff' ? styles.turns : undefined}>
        <Pagination
          page={search.page}
          pageSize={pageSize}
          total={total}
          hrefFor={hrefOf}
          range={range}
          trailing={
            config.reader === 'staff' ? (
              <PageSizeSwitch label={text('bids.rows')} value={pageSize} options={pageSizes} onChange={onPageSize} />
            ) : undefined
          }
        />
      </div>
    </>
  );
}
