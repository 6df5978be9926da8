import { lastPage, type PageSize, pageSizes, type Sort, type Sorting } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { Suspense, useDeferredValue } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { useText } from '../../../lib/language/text.ts';
import type { Navigate } from '../../../lib/lists/use-true-address.ts';
import { PageSize as PageSizeSwitch } from '../../../ui/tables/page-size.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { useVisited } from '../../lots/visited/visited-lots.ts';
import type { Lot } from './lots.ts';
import type { LotSetting } from './lot-view.ts';
import type { ListingState } from './use-listing.ts';
import { useListForm } from './views.ts';
import { EndlessEnds } from './endless-ends.tsx';
import { LotList } from '../rows/lot-list.tsx';
import { LotTable } from '../rows/lot-table.tsx';
import styles from './listing-lots.module.css';

const ListingKeys = lazyPart(
  withTexts(['palette'], () => import('../keys/listing-keys.tsx')),
  'ListingKeys',
);

const PhotoPreview = lazyPart(() => import('../rows/photo-preview.tsx'), 'PhotoPreview');

interface ListingLotsProps {
  pageType: PageType;
  label: string;
  listing: ListingState;
  setting: LotSetting;
  sorting: Sorting<Sort> | undefined;
  onSort: (sort: Sort) => void;
  page: number;
  pageSize: PageSize;
  onPageSize: (size: PageSize) => void;
  hrefOf: (page: number) => string;
  navigate: Navigate;
  range: string | undefined;
}

const none: readonly Lot[] = [];

export function ListingLots(props: ListingLotsProps) {
  const { pageType, label, listing, setting, sorting, onSort, page, pageSize, onPageSize, range } = props;
  const { hrefOf, navigate } = props;
  const text = useText();
  const visited = useVisited();
  const form = useListForm();
  const { lots = none, total = 0, isStale, endless } = listing;
  // Deferred, so that rendering the next lots does not interrupt scrolling.
  const deferredLots = useDeferredValue(lots);
  const pages = lastPage(total, pageSize);
  const keys = (
    <Suspense>
      <ListingKeys
        lots={deferredLots}
        setting={setting}
        page={page}
        pageSize={pageSize}
        total={total}
        isStale={isStale || deferredLots !== lots}
        previousHref={endless || page <= 1 ? undefined : hrefOf(page - 1)}
        nextHref={endless || page >= pages ? undefined : hrefOf(page + 1)}
      />
      {form !== 'cards' && <PhotoPreview lots={deferredLots} />}
    </Suspense>
  );
  const listProps = { lots: deferredLots, label, visited, stale: isStale, setting };
  const list =
    form === 'table' ? (
      <LotTable {...listProps} pageType={pageType} sorting={sorting} onSort={onSort} />
    ) : (
      <LotList {...listProps} form={form} />
    );
  if (endless) {
    return (
      <EndlessEnds
        endless={deferredLots === lots ? endless : { ...endless, isBusy: true, isLoading: true }}
        pageSize={pageSize}
        hrefOf={hrefOf}
        navigate={navigate}
      >
        {list}
        {keys}
      </EndlessEnds>
    );
  }
  return (
    <>
      {list}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefFor={hrefOf}
        range={range}
        trailing={
          <PageSizeSwitch label={text('listing.rows')} value={pageSize} options={pageSizes} onChange={onPageSize} />
        }
      />
      <p className={styles.legend}>{text('listing.legend')}</p>
      {keys}
    </>
  );
}
