import type { BidSort } from '@seri/domain/bids/bid-lists';
import { nextSorting, type PageSize } from '@seri/domain/catalogue/listing';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo } from 'react';
import { withTexts } from '../../../lib/language/language.ts';
import { lazyPart } from '../../../lib/code/lazy-part.ts';
import { lazyPiece } from '../../../lib/code/lazy-piece.tsx';
import type { RawSearch } from '../../../lib/lists/list-address.ts';
import { ListFailed } from '../../../lib/lists/list-failed.tsx';
import { rangeOf, storePageSize } from '../../../lib/lists/page-size.ts';
import { useText } from '../../../lib/language/text.ts';
import { useMedia, widths } from '../../../lib/browser/use-media.ts';
import { useTitle } from '../../../lib/browser/use-title.ts';
import { type Navigate, useTrueAddress } from '../../../lib/lists/use-true-address.ts';
import { openChatOf, withChat } from './open-chat.ts';
import { bidsQuery } from './bids.query.ts';
import { bidPages, type BidsCall } from './bids.ts';
import { bidsHref, type BidsSearch, widerHref } from './bids-search.ts';
import type { BidSlots } from './slots.ts';
import { soonOf } from '../rows/soon.ts';
import { useNow } from '../rows/use-now.ts';
import { BidListLoading } from '../rows/bid-list.tsx';
import { BidsBar } from './bids-bar.tsx';
import { BidsHead } from './bids-head.tsx';
import { BidsShown } from './bids-shown.tsx';
import styles from './bids-page.module.css';
import { useBidsSearch } from './use-bids-search.ts';

const NoBids = lazyPart(() => import('./no-bids.tsx'), 'NoBids');
const loadFilters = withTexts(['filters'], () => import('../filters/bids-filters.tsx'));
const FiltersInRow = lazyPiece(loadFilters, 'FiltersInRow');
const FiltersInDrawer = lazyPiece(loadFilters, 'FiltersInDrawer');
const BidsExport = lazyPiece(
  withTexts(['export'], () => import('./bids-export.tsx')),
  'BidsExport',
);
const DeskUndo = lazyPiece(
  withTexts(['bidDesk'], () => import('../desk/changes/desk-undo.tsx')),
  'DeskUndo',
);

interface BidsPageProps extends BidSlots {
  call: BidsCall;
  search: RawSearch;
  navigate: Navigate;
  listingHref: string;
  /** For an account that may not bid yet: above its empty list. */
  start?: ReactNode;
}

/** R56: the live list or the archive. */
export function BidsPage({
  call,
  search: raw,
  navigate,
  listingHref,
  start,
  renderPhoto,
  renderChat,
  renderUser,
  renderActions,
}: BidsPageProps) {
  const text = useText();
  const now = useNow();
  const isDesktop = useMedia(widths.desktop);
  const { config, search, pageSize, urlPageSize } = useBidsSearch(call, raw, now);
  const { data, error, refetch, isPlaceholderData } = useQuery(bidsQuery(call, config, search));
  const title = text(bidPages[call].title);
  useTitle(title);

  const { page, sorting } = search;
  const total = data?.pageInfo.totalSearchResults;
  // An empty placeholder says nothing about the list that is loading.
  const isComing = isPlaceholderData ? total === 0 : !data && !error;
  const chat = openChatOf(raw);
  const hrefOf = (change: Partial<BidsSearch>) => withChat(bidsHref(config, { ...search, page: 1, ...change }), chat);
  useTrueAddress({
    paging: { page, pageSize: urlPageSize },
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (other) => hrefOf({ page: other }),
    navigate,
  });
  const sortBy = (sort: BidSort | undefined) => navigate(hrefOf({ sorting: sort && nextSorting(sorting, sort) }));
  const resize = (size: PageSize) => {
    storePageSize(size);
    navigate(hrefOf({ pageSize: size }));
  };
  const range = total && !isPlaceholderData ? text('bids.range', rangeOf({ page, pageSize, total })) : undefined;
  const hasClients = config.reader !== 'client';
  const isLive = config.list === 'live';
  const setting = useMemo(
    () => ({ now, reader: config.reader, hasClients, isLive, renderPhoto, renderChat, renderUser, renderActions }),
    [now, config.reader, hasClients, isLive, renderPhoto, renderChat, renderUser, renderActions],
  );
  const Filters = isDesktop ? FiltersInRow : FiltersInDrawer;
  return (
    <>
      <BidsHead
        title={title}
        config={config}
        status={search.status}
        counters={data?.counters}
        hrefOf={(status) => hrefOf({ status })}
        archiveHref={bidPages.archive.path}
      />
      <Suspense fallback={<div className={styles.filtersRoom} />}>
        <Filters config={config} search={search} now={now} onFilters={(filters) => navigate(hrefOf({ filters }))} />
      </Suspense>
      <BidsBar
        config={config}
        search={search}
        onScope={(scope) => navigate(hrefOf({ scope }))}
        onSort={sortBy}
        soon={data?.cars.filter((bid) => soonOf(bid, now)).length ?? 0}
        total={data?.totalBids}
        range={range}
      >
        <Suspense>{config.reader === 'staff' && config.list === 'live' && <DeskUndo />}</Suspense>
        <Suspense fallback={<span className={styles.exportRoom} />}>
          <BidsExport call={call} config={config} search={search} total={total} />
        </Suspense>
      </BidsBar>
      {!data && error && <ListFailed title={text('bids.failed')} error={error} onRetry={() => void refetch()} />}
      {isComing && (
        <BidListLoading
          hasClients={hasClients}
          isLive={isLive}
          reader={config.reader}
          isDesk={call === 'manager'}
          isSorted={sorting !== undefined}
        />
      )}
      {total === 0 && !isComing && (
        <Suspense>
          <NoBids
            config={config}
            widerHref={widerHref(config, search)}
            others={data?.counters.find(({ status }) => status === 'All')?.count ?? 0}
            listingHref={listingHref}
            start={start}
          />
        </Suspense>
      )}
      {data && total !== undefined && total > 0 && (
        <BidsShown
          call={call}
          config={config}
          search={search}
          data={data}
          isStale={isPlaceholderData}
          pageSize={pageSize}
          label={title}
          range={range}
          setting={setting}
          hrefOf={(other) => hrefOf({ page: other })}
          navigate={navigate}
          onSort={sortBy}
          onPageSize={resize}
        />
      )}
    </>
  );
}
