import { apiRoot } from '@seri/contract/headers';
import { type PageSize, pageSizes } from '@seri/domain/listing';
import { listingQueryOf } from '../features/catalogue/model/listing-request.ts';
import { parseListingSearch } from '../features/catalogue/model/listing-search.ts';
import { oneOf } from '../lib/list-address.ts';
import { pageTypeAt, pageTypeOfLot } from './listing-paths.ts';

export interface FirstRequests {
  page: 'listing' | 'lot';
  urls: readonly string[];
}

/**
 * What the page of a listing or of a lot asks first, by its address: who is here, and the lots. The paths stand here
 * once more, since a few lines that run at once carry no table of calls; a test holds them to it.
 */
export function firstRequests(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  storedSize: string | null,
): FirstRequests | undefined {
  const path = pathname.replace(/(?!^)\/$/, '');
  const lots = lotsAsked(path, search, storedSize);
  if (lots !== undefined) return { page: 'listing', urls: [whoIsHere, lots] };
  const lot = lotAsked(path);
  return lot === undefined ? undefined : { page: 'lot', urls: [whoIsHere, lot] };
}

const whoIsHere = `${apiRoot}/user/view-profile`;

function lotsAsked(path: string, search: string, storedSize: string | null): string | undefined {
  const pageType = pageTypeAt(path);
  if (!pageType) return undefined;
  const asked = parseListingSearch(pageType, Object.fromEntries(new URLSearchParams(search)));
  const pageSize = asked.pageSize ?? oneOf<PageSize>(pageSizes, storedSize) ?? pageSizes[0];
  const query = { ...listingQueryOf({ ...asked, pageType, pageSize }), page: String(asked.page) };
  return `${apiRoot}/${pageType}/listing?${new URLSearchParams(query)}`;
}

function lotAsked(path: string): string | undefined {
  const [, id] = /^\/[\w-]+\/(\d{1,15})$/.exec(path) ?? [];
  const pageType = id === undefined ? undefined : pageTypeOfLot(path);
  return pageType && `${apiRoot}/${pageType}/view?id=${id}`;
}
