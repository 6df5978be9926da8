import { type Sort, sortsOf, nextSorting, type PageSize, pageSizes } from '@seri/domain/listing';
import { groupDigits } from '@seri/domain/money';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { refusalText } from '../../../lib/on-refusal.ts';
import { storedPageSize, storePageSize } from '../../../lib/page-size.ts';
import { offline, refusalOf } from '../../../lib/refusal.ts';
import { useText } from '../../../lib/text.ts';
import { useMedia, widths } from '../../../lib/use-media.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { type Navigate, useTrueAddress } from '../../../lib/use-true-address.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageSize as PageSizeSwitch } from '../../../ui/page-size.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { SortMenu } from '../../../ui/sort-menu.tsx';
import { useVisited } from '../../lots/model/visited-lots.ts';
import { carListingQuery } from '../api/car-listing.query.ts';
import { listingHref, type ListingSearch } from '../model/listing-search.ts';
import type { RenderFavourite } from '../model/render-favourite.ts';
import { CarListLoading } from './car-list-loading.tsx';
import { ListingBar } from './listing-bar.tsx';

// Rows and cards come side by side with their lots, behind the empty form.
const loadList = () => import('./car-list.tsx');
const CarList = lazyPart(loadList, 'CarList');
loadList().catch(() => {});

interface CarListingPageProps {
  /** Its own address: the root shows the same listing. */
  path: string;
  search: ListingSearch;
  navigate: Navigate;
  renderFavourite: RenderFavourite;
}

export function CarListingPage({ path, search, navigate, renderFavourite }: CarListingPageProps) {
  const text = useText();
  const visited = useVisited();
  const isDesktop = useMedia(widths.desktop);
  const { sorting, page } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const listing = useQuery(carListingQuery({ sorting, page, pageSize }));
  useTitle(text('catalogue.title'));

  const hrefOf = (change: Partial<ListingSearch>) => listingHref(path, { ...search, pageSize, ...change });
  const { data, isPlaceholderData } = listing;
  const total = data?.pageInfo.totalSearchResults;
  useTrueAddress({
    paging: search,
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (other) => hrefOf({ page: other }),
    navigate,
  });

  const sortBy = (sort: Sort | undefined) => navigate(hrefOf({ sorting: sort && nextSorting(sorting, sort), page: 1 }));
  const choosePageSize = (size: number) => {
    storePageSize(size as PageSize);
    navigate(hrefOf({ pageSize: size as PageSize, page: 1 }));
  };
  const reset = <ButtonLink href={path}>{text('catalogue.showAll')}</ButtonLink>;

  if (listing.isError && !data) {
    // The button goes with the error: the focus waits on the heading, which stays.
    const retry = () => {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      void listing.refetch();
    };
    const refusal = refusalOf(listing.error) ?? offline;
    return (
      <>
        <ListingBar total={undefined} updating={listing.isFetching} />
        <Sheet flush>
          <ErrorState title={text('catalogue.failed')} onRetry={retry} actions={reset} id={refusal.id || undefined}>
            {refusalText(text, refusal)}
          </ErrorState>
        </Sheet>
      </>
    );
  }
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total ?? 0);
  const range =
    total === undefined || total === 0
      ? undefined
      : text('catalogue.range', { from: groupDigits(from), to: groupDigits(to), total: groupDigits(total) });
  return (
    <>
      <ListingBar
        total={total}
        updating={isPlaceholderData}
        loading={!data}
        range={isPlaceholderData ? undefined : range}
      >
        {!isDesktop && (
          <SortMenu
            sorts={sortsOf('car-auction').map((sort) => ({ sort, label: text(`catalogue.sort.${sort}`) }))}
            sorting={sorting}
            unsorted={text('catalogue.sort.none')}
            onSort={sortBy}
          />
        )}
      </ListingBar>
      {!data && <CarListLoading rows={pageSize} />}
      {data && total === 0 && (
        <Sheet flush>
          <EmptyState title={text('catalogue.empty')} actions={reset}>
            {text('catalogue.empty.hint')}
          </EmptyState>
        </Sheet>
      )}
      {data && total !== 0 && (
        <Suspense fallback={<CarListLoading rows={pageSize} />}>
          <CarList
            lots={data.carsList}
            visited={visited}
            stale={isPlaceholderData}
            sorting={sorting}
            onSort={sortBy}
            renderFavourite={renderFavourite}
          />
        </Suspense>
      )}
      {total !== undefined && total > 0 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          hrefFor={(other) => hrefOf({ page: other })}
          range={range}
          trailing={
            <PageSizeSwitch
              label={text('catalogue.rows')}
              value={pageSize}
              options={pageSizes}
              onChange={choosePageSize}
            />
          }
        />
      )}
    </>
  );
}
