import { apiRoot } from '@seri/contract/headers';
import { type JapanDay } from '@seri/domain/time/japan-time';
import { type PageSize, pageSizes } from '@seri/domain/catalogue/listing';
import { bidPages, type BidsCall, livePages, readerOf } from '../features/bids/model/bids.ts';
import { bidListConfig } from '../features/bids/model/bids-place.ts';
import { bidsSearchOfUrl, bidsFilterParams, bidsRequest } from '../features/bids/model/bids-search.ts';
import { listingQueryOf } from '../features/catalogue/model/listing-request.ts';
import { parseListingSearch } from '../features/catalogue/model/listing-search.ts';
import { dashboardPath, parseScope } from '../features/dashboard/model/dashboard.ts';
import type { Profile } from '../features/identity/model/session-state.ts';
import { oneOf } from '../lib/list-address.ts';
import { pageTypeAt, pageTypeOfLot } from './listing-paths.ts';

export interface FirstRequests {
  page: 'listing' | 'lot' | 'signIn' | 'dashboard' | 'bids' | 'desk' | 'deskList';
  urls: readonly string[];
  /** What depends on who is here. */
  urlsFor?: (profile: Profile, today: JapanDay) => readonly string[];
}

interface Visited {
  pathname: string;
  search: string;
  storedSize: string | null;
  isDesktop: boolean;
}

export const whoIsHere = `${apiRoot}/user/view-profile`;
const company = `${apiRoot}/site/company`;

/**
 * What a page that people come to asks first, by its address: who is here, and what it shows. The paths stand here once
 * more, since a few lines that run at once carry no table of calls; a test holds them to it.
 */
export function firstRequests(visited: Visited): FirstRequests | undefined {
  const { pathname, search, storedSize } = visited;
  const path = pathname.replace(/(?!^)\/$/, '');
  if (path === '/auth/login') return { page: 'signIn', urls: [whoIsHere, company] };
  if (path === dashboardPath) {
    const scope = parseScope(Object.fromEntries(new URLSearchParams(search)));
    return { page: 'dashboard', urls: [whoIsHere, `${apiRoot}/dashboard/today?scope=${scope}`] };
  }
  const call = bidsCallAt(path);
  if (call) return bidsAsked(call, visited);
  const lots = lotsAsked(path, search, storedSize);
  if (lots !== undefined) return { page: 'listing', urls: [whoIsHere, lots] };
  const lot = lotAsked(path);
  return lot === undefined ? undefined : { page: 'lot', urls: [whoIsHere, lot] };
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
