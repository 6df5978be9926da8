import type { BidSort } from '@seri/domain/bid-lists';
import { nextSorting, pageSizes } from '@seri/domain/listing';
import { groupDigits } from '@seri/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/text.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { type Navigate, useTrueAddress } from '../../../lib/use-true-address.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { may } from '../../identity/model/session-state.ts';
import { useProfile } from '../../identity/model/session.ts';
import { bidsQuery } from '../api/bids.query.ts';
import { bidPages, type BidsCall } from '../model/bids.ts';
import { bidsHref, type BidsSearch, isNarrowed } from '../model/bids-search.ts';
import type { RenderPhoto } from '../model/slots.ts';
import { soonOf } from '../model/soon.ts';
import { useNow } from '../model/use-now.ts';
import { BidList, BidListLoading } from './bid-list.tsx';
import { BidsBar } from './bids-bar.tsx';
import { BidsHead } from './bids-head.tsx';
import { BidsFailed, NoBids } from './bids-states.tsx';

interface BidsPageProps {
  call: BidsCall;
  search: BidsSearch;
  navigate: Navigate;
  listingHref: string;
  renderPhoto: RenderPhoto;
}

// Whoever chooses no size has the first one.
const [pageSize] = pageSizes;

/** R56: what is under way, or what is over. */
export function BidsPage({ call, search, navigate, listingHref, renderPhoto }: BidsPageProps) {
  const text = useText();
  const now = useNow();
  const { list, title, path } = bidPages[call];
  const hasClients = may(useProfile(), 'dealerBidAccess') && call !== 'mine';
  const { data, error, refetch, isPlaceholderData } = useQuery(bidsQuery(call, search, hasClients));
  useTitle(text(title));

  const { page, sorting } = search;
  const total = data?.pageInfo.totalSearchResults;
  const hrefOf = (change: Partial<BidsSearch>) => bidsHref(path, list, { ...search, page: 1, ...change });
  useTrueAddress({
    paging: { page, pageSize },
    pageSize,
    total: isPlaceholderData ? undefined : total,
    hrefOf: (other) => hrefOf({ page: other }),
    navigate,
  });
  const sortBy = (sort: BidSort | undefined) => navigate(hrefOf({ sorting: sort && nextSorting(sorting, sort) }));
  const figures = {
    from: groupDigits((page - 1) * pageSize + 1),
    to: groupDigits(Math.min(page * pageSize, total ?? 0)),
    total: groupDigits(total ?? 0),
  };
  const range = total && !isPlaceholderData ? text('bids.range', figures) : undefined;
  const soon = data?.cars.filter((bid) => soonOf(bid, now)).length ?? 0;
  const all = data?.counters.find(({ status }) => status === 'All')?.count ?? 0;
  return (
    <>
      <BidsHead
        call={call}
        status={search.status}
        counters={data?.counters}
        hrefOf={(status) => hrefOf({ status })}
        archiveHref={bidsHref(bidPages.archive.path, 'archive', { ...search, ...whole })}
      />
      <BidsBar
        call={call}
        search={search}
        isDealer={hasClients}
        onScope={(scope) => navigate(hrefOf({ scope }))}
        onSort={sortBy}
        soon={soon}
        total={data?.totalBids}
        liveHref={bidPages[hasClients ? 'dealer' : 'mine'].path}
        range={range}
      />
      {!data &&
        (error ? (
          <BidsFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <BidListLoading hasClients={hasClients} />
        ))}
      {total === 0 && (
        <NoBids
          list={list}
          wholeHref={isNarrowed(search) ? bidsHref(path, list, { ...whole, scope: 'all' }) : undefined}
          others={all}
          listingHref={listingHref}
        />
      )}
      {data && total !== undefined && total > 0 && (
        <>
          <BidList
            bids={data.cars}
            label={text(title)}
            stale={isPlaceholderData}
            sorting={sorting}
            onSort={sortBy}
            setting={{ now, hasClients, renderPhoto }}
          />
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            hrefFor={(other) => hrefOf({ page: other })}
            range={range}
          />
        </>
      )}
    </>
  );
}

const whole = { status: undefined, sorting: undefined, page: 1 } as const;
