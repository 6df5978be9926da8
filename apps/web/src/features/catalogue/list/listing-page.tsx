import type { Filters } from '@seri/domain/catalogue/filters';
import { nextSorting, type PageSize, type Sort } from '@seri/domain/catalogue/listing';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { type ReactNode, Suspense, useEffect } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { rangeOf, storedPageSize, storePageSize } from '../../../lib/lists/page-size.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { listingHref, type ListingSearch } from './listing-search.ts';
import type { LotSetting } from './lot-view.ts';
import type { RenderFavourite, RenderSearches } from './slots.ts';
import { useListing } from './use-listing.ts';
import { ListingBar } from './listing-bar.tsx';
import { ListingFrame } from './listing-frame.tsx';
import { LotsLoading } from './lots-loading.tsx';

// The code of the lots loads in parallel with their data, behind the placeholder.
const loadLots = withTexts(['listing'], () => import('./listing-lots.tsx'));
const ListingLots = lazyPart(loadLots, 'ListingLots');
const ListingTools = lazyPart(
  withTexts(['listing'], () => import('../tools/listing-tools.tsx')),
  'ListingTools',
);
const ListingEmpty = lazyPart(
  withTexts(['listing', 'filters'], () => import('./listing-empty.tsx')),
  'ListingEmpty',
);
const FilterChips = lazyPart(
  withTexts(['filters'], () => import('../filters/filter-chips.tsx')),
  'FilterChips',
);
const GroupSwitch = lazyPart(
  withTexts(['listing'], () => import('../tools/group-switch.tsx')),
  'GroupSwitch',
);
loadLots().catch(() => {});

interface ListingPageProps {
  pageType: PageType;
  title: string;
  /** The address of the listing: some listings have two. */
  path: string;
  search: ListingSearch;
  navigate: Navigate;
  renderFavourite: RenderFavourite;
  renderSearches?: RenderSearches;
  /** Above the list. */
  notice?: ReactNode;
  aside?: ReactNode;
  /** Set if the panel takes lots; `isTight` if it leaves less room for them. */
  onBid?: LotSetting['onBid'];
  onKeep?: LotSetting['onKeep'];
  renderView?: LotSetting['renderView'];
  isTight?: boolean | undefined;
}

export function ListingPage(props: ListingPageProps) {
  const {
    pageType,
    title,
    path,
    search,
    navigate,
    renderFavourite,
    renderSearches,
    notice,
    aside,
    onBid,
    onKeep,
    renderView,
    isTight,
  } = props;
  const text = useText();
  const isDesktop = useMedia(widths.desktop);
  const { filters, sorting, page } = search;
  const pageSize = search.pageSize ?? storedPageSize();
  const listing = useListing({ pageType, filters, sorting, pageSize }, page, isDesktop);
  useTitle(title);

  const hrefOf = (change: Partial<ListingSearch>) => listingHref(path, { ...search, pageSize, ...change });
  const { lots, total, isStale, error } = listing;
  useTrueAddress({
    paging: search,
    pageSize,
    total: isStale ? undefined : total,
    hrefOf: (other) => hrefOf({ page: other }),
    navigate,
  });

  const completeHref = search.isShowAssumed && hrefOf({});
  useEffect(() => {
    if (completeHref) navigate(completeHref, 'replace');
  }, [completeHref, navigate]);

  const onSort = (sort: Sort | undefined) => navigate(hrefOf({ sorting: sort && nextSorting(sorting, sort), page: 1 }));
  const onFilter = (next: Filters) => navigate(hrefOf({ filters: next, page: 1 }));
  const onPageSize = (size: PageSize) => {
    storePageSize(size);
    navigate(hrefOf({ pageSize: size, page: 1 }));
  };
  const filtering = { pageType, filters, onChange: onFilter };
  const query = listingHref('', { ...search, pageSize, page: isDesktop ? page : 1 });
  // A separate object, so that the compiler memoizes it: a new one would re-render each of a thousand rows.
  const setting = { listQuery: query, newTab: isDesktop, renderFavourite, renderView, onBid, onKeep, isTight };
  const range = isDesktop && total ? text('catalogue.range', rangeOf({ page, pageSize, total })) : undefined;
  return (
    <ListingFrame {...filtering} aside={aside}>
      {notice}
      <ListingBar
        title={title}
        total={error ? undefined : total}
        updating={isStale || (error !== null && listing.isFetching)}
        loading={!lots && !error}
        range={isStale ? undefined : range}
        groups={
          <Suspense>
            <GroupSwitch {...filtering} />
          </Suspense>
        }
        chips={
          <Suspense>
            <FilterChips {...filtering} />
          </Suspense>
        }
      >
        <Suspense>
          <ListingTools
            {...filtering}
            sorting={sorting}
            onSort={onSort}
            query={query}
            total={total}
            renderSearches={renderSearches}
          />
        </Suspense>
      </ListingBar>
      {error && (
        <ListFailed
          title={text('catalogue.failed')}
          error={error}
          onRetry={listing.retry}
          actions={<ButtonLink href={path}>{text('catalogue.reset')}</ButtonLink>}
        />
      )}
      {!lots && !error && <LotsLoading rows={pageSize} />}
      {lots && (
        <Suspense fallback={<LotsLoading rows={pageSize} />}>
          {total === 0 ? (
            <ListingEmpty {...filtering} resetHref={path} />
          ) : (
            <ListingLots
              pageType={pageType}
              label={title}
              listing={listing}
              setting={setting}
              sorting={sorting}
              onSort={onSort}
              page={page}
              pageSize={pageSize}
              onPageSize={onPageSize}
              hrefOf={(other) => hrefOf({ page: other })}
              navigate={navigate}
              range={range}
            />
          )}
        </Suspense>
      )}
    </ListingFrame>
  );
}
