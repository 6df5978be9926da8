import { profileCalls } from '@seri/contract/screens/profile.calls';
import { type PageSize, pageSizes } from '@seri/domain/catalogue/listing';
import { bidPages, type BidsCall, livePages, readerOf } from '../features/bids/model/bids.ts';
import { bidListConfig } from '../features/bids/model/bids-place.ts';
import { bidsSearchOfUrl, bidsFilterParams, bidsRequest } from '../features/bids/model/bids-search.ts';
import { listingQueryOf } from '../features/catalogue/model/listing-request.ts';
import { parseListingSearch } from '../features/catalogue/model/listing-search.ts';
import { dashboardPath, parseScope } from '../features/dashboard/model/dashboard.ts';
import type { Profile } from '../features/identity/model/session-state.ts';
import { oneOf } from '../lib/list-address.ts';
import { urlOf } from '../lib/request.ts';
import { firstLoads } from '../pages/first-loads.ts';
import type { FirstCall, FirstLoad, PageVisit, Reader } from './page.ts';

export interface FirstRequests {
  page: keyof typeof firstLoads;
  /** Which of its files it loads. */
  variant: string;
  first: FirstLoad;
  urls: readonly string[];
  /** What depends on who is here. */
  urlsFor: ((reader: Reader) => readonly string[]) | undefined;
}

interface OpenedAddress {
  pathname: string;
  search: string;
  storedSize: string | null;
  isDesktop: boolean;
}

const toUrl = ({ call, query }: FirstCall): string => urlOf(call, query ? { query } : {});

export const whoIsHere = toUrl({ call: profileCalls.view });

/** What a page that people come to asks first, by its address: who is here, and what it shows. */
export function firstRequests({ pathname, search, storedSize, isDesktop }: OpenedAddress): FirstRequests | undefined {
  const path = pathname.replace(/(?!^)\/$/, '');
  for (const page of Object.keys(firstLoads) as (keyof typeof firstLoads)[]) {
    const params = firstLoads[page].page.addresses.map((address) => paramsOf(address.path, path)).find(Boolean);
    if (!params) continue;
    const first: FirstLoad = firstLoads[page].first;
    const visit: PageVisit = {
      path,
      params,
      search: Object.fromEntries(new URLSearchParams(search)),
      pageSize: oneOf<PageSize>(pageSizes, storedSize) ?? pageSizes[0],
      isDesktop,
    };
    const calls = first.calls(visit);
    return (
      calls && {
        page,
        variant: first.variant?.(visit) ?? 'page',
        first,
        urls: [whoIsHere, ...calls.map(toUrl)],
        urlsFor: first.callsOf && ((reader) => first.callsOf?.(visit, reader).map(toUrl) ?? []),
      }
    );
  }
  return undefined;
}

const bidPaths = { manager: 'index', mine: 'my-bid', dealer: 'dealer', archive: 'bid-history' } as const;

const bidsCallAt = (path: string) => (Object.keys(bidPaths) as BidsCall[]).find((call) => bidPages[call].path === path);

/** The desk is for a desktop; what narrows a list is chosen from right there, elsewhere in a drawer. */
function bidsAsked(call: BidsCall, { search: said, storedSize, isDesktop }: Visited): FirstRequests {
  return {
    page: call !== 'manager' ? 'bids' : isDesktop ? 'desk' : 'deskList',
    urls: [whoIsHere],
    urlsFor(profile, today) {
      if (call !== 'archive' && bidPages[call] !== livePages[readerOf('archive', profile)]) return [];
      const place = bidListConfig(call, profile, today);
      const { search } = bidsSearchOfUrl(place, Object.fromEntries(new URLSearchParams(said)), sizeOf(storedSize));
      const filters = call === 'archive' ? 'bid-history-filters' : 'filters';
      const bids = queried(bidPaths[call], bidsRequest(place, search));
      return isDesktop ? [bids, queried(filters, bidsFilterParams(place, search))] : [bids];
    },
  };
}

const queried = (path: string, query: Record<string, string>) =>
  `${apiRoot}/bid/${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`;

const sizeOf = (stored: string | null) => oneOf<PageSize>(pageSizes, stored) ?? pageSizes[0];

function lotsAsked(path: string, search: string, storedSize: string | null): string | undefined {
  const pageType = pageTypeAt(path);
  if (!pageType) return undefined;
  const asked = parseListingSearch(pageType, Object.fromEntries(new URLSearchParams(search)));
  const pageSize = asked.pageSize ?? sizeOf(storedSize);
  const query = { ...listingQueryOf({ ...asked, pageType, pageSize }), page: String(asked.page) };
  return `${apiRoot}/${pageType}/listing?${new URLSearchParams(query)}`;
}

function lotAsked(path: string): string | undefined {
  const [, id] = /^\/[\w-]+\/(\d{1,15})$/.exec(path) ?? [];
  const pageType = id === undefined ? undefined : pageTypeOfLot(path);
  return pageType && `${apiRoot}/${pageType}/view?id=${id}`;
}
