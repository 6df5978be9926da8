import {
  type BidFilterName,
  bidFilterNames,
  type BidFilters,
  bidFilterQuery,
  type BidReader,
  readBidFilters,
} from '@seri/domain/bids/bid-filters';
import {
  type BidList,
  type BidScope,
  bidScopes,
  type BidSort,
  bidSorts,
  statusesOf,
} from '@seri/domain/bids/bid-lists';
import { type PageSize, pageSizes, type Sorting } from '@seri/domain/catalogue/listing';
import { listAddress, oneOf, parsePaging, parseSorting, type RawSearch } from '../../../lib/list-address.ts';

/** Which list, and what of it narrows until its reader says otherwise. */
export interface BidsPlace {
  list: BidList;
  reader: BidReader;
  path: string;
  defaults: BidFilters;
}

/** What of a list of bids stands in the address. */
export interface BidsSearch {
  /** The tab; all of them without one. */
  status: number | undefined;
  /** Whose bids a dealer looks at. */
  scope: BidScope;
  /** As they are applied: what the list begins with is among them. */
  filters: BidFilters;
  sorting: Sorting<BidSort> | undefined;
  page: number;
  pageSize: PageSize | undefined;
}

/** A status is called by the list that it narrows. */
const statusNames = { live: 'bidStatus', archive: 'archiveStatus' } as const;

export function parseBidsSearch({ list, reader, defaults }: BidsPlace, raw: RawSearch): BidsSearch {
  const { page, pageSize } = parsePaging(raw);
  return {
    status: oneOf<number>(statusesOf[list], raw[statusNames[list]]),
    scope: oneOf<BidScope>(bidScopes, raw['bidType']) ?? bidScopes[0],
    filters: tidied({ defaults }, { ...defaults, ...readBidFilters(reader, raw).filters }),
    sorting: parseSorting(bidSorts, raw),
    page,
    pageSize: reader === 'staff' ? pageSize : undefined,
  };
}

/** A filter of which nothing is left goes, but where the list begins with one that was taken away. */
export function tidied({ defaults }: Pick<BidsPlace, 'defaults'>, filters: BidFilters): BidFilters {
  const gone = bidFilterNames.filter((name) => filters[name]?.length === 0 && defaults[name] === undefined);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !(gone as readonly string[]).includes(name)));
}

/** What the address asks for; staff alone say how long a page is, there or in this browser. */
export function askedBids(place: BidsPlace, raw: RawSearch, storedSize: PageSize) {
  const said = parseBidsSearch(place, raw);
  const isStaff = place.reader === 'staff';
  const pageSize = isStaff ? (said.pageSize ?? storedSize) : pageSizes[0];
  return { search: isStaff ? { ...said, pageSize } : said, pageSize, saidPageSize: said.pageSize };
}

/** What the list begins with is not said; that it was taken away is. */
export function bidsHref({ path, list, defaults }: BidsPlace, search: BidsSearch): string {
  const { status, scope, sorting, page, pageSize } = search;
  const atFirst = bidFilterQuery(defaults);
  const said = Object.entries(bidFilterQuery(search.filters)).filter(([name, value]) => value !== atFirst[name]);
  const filters = {
    ...narrowed(list, status),
    bidType: scope === bidScopes[0] ? undefined : scope,
    ...Object.fromEntries(said),
  };
  return listAddress(path, { filters, sorting, page, pageSize });
}

/** What narrows the list, for the list itself, for its counts and for what is found in it. */
export function bidsNarrowing({ list, reader }: BidsPlace, { status, scope, filters }: BidsSearch) {
  return { ...narrowed(list, status), ...(reader === 'dealer' && { bidType: scope }), ...bidFilterQuery(filters) };
}

/** What the call is asked; what is not narrowed is not sent, and only staff say how many. */
export function bidsRequest(place: BidsPlace, search: BidsSearch) {
  const { sorting, page, pageSize } = search;
  return {
    ...bidsNarrowing(place, search),
    ...sorting,
    ...(pageSize && { pageSize: `${pageSize}` as const }),
    page: String(page),
  };
}

function narrowed(list: BidList, status: number | undefined): Partial<Record<'bidStatus' | 'archiveStatus', string>> {
  return status === undefined ? {} : { [statusNames[list]]: String(status) };
}

/**
 * What an empty list is widened to: to what it begins with, of which stays cleared what was cleared; from there to all of
 * it. Nothing where nothing narrows it.
 */
export function widerHref(place: BidsPlace, search: BidsSearch): string | undefined {
  const begin = Object.entries(place.defaults) as [BidFilterName, readonly string[]][];
  const kept = begin.map(([name, values]) => [name, search.filters[name]?.length === 0 ? [] : values]);
  const cleared = begin.map(([name]) => [name, []]);
  const here = bidsHref(place, { ...search, sorting: undefined, page: 1, pageSize: undefined });
  return [kept, cleared]
    .map((filters) => bidsHref(place, { ...wholeOf(place), filters: Object.fromEntries(filters) }))
    .find((href) => href !== here);
}

/** The list as it begins. */
export function wholeOf({ defaults }: BidsPlace): BidsSearch {
  return { status: undefined, scope: 'all', filters: defaults, sorting: undefined, page: 1, pageSize: undefined };
}
