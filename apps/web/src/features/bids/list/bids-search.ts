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
import { listAddress, oneOf, parsePaging, parseSorting, type RawSearch } from '../../../lib/lists/list-address.ts';

/** The list of a page, its reader and its default filters. */
export interface BidListConfig {
  list: BidList;
  reader: BidReader;
  path: string;
  defaults: BidFilters;
}

/** The part of the list's state that is kept in the URL. */
export interface BidsSearch {
  /** The status of the open tab; undefined for all. */
  status: number | undefined;
  scope: BidScope;
  /** Includes the default filters. */
  filters: BidFilters;
  sorting: Sorting<BidSort> | undefined;
  page: number;
  pageSize: PageSize | undefined;
}

/** Each list has its own parameter for the status. */
const statusNames = { live: 'bidStatus', archive: 'archiveStatus' } as const;

export function parseBidsSearch({ list, reader, defaults }: BidListConfig, raw: RawSearch): BidsSearch {
  const { page, pageSize } = parsePaging(raw);
  return {
    status: oneOf<number>(statusesOf[list], raw[statusNames[list]]),
    scope: oneOf<BidScope>(bidScopes, raw['bidType']) ?? bidScopes[0],
    filters: withoutEmptyFilters({ defaults }, { ...defaults, ...readBidFilters(reader, raw).filters }),
    sorting: parseSorting(bidSorts, raw),
    page,
    pageSize: reader === 'staff' ? pageSize : undefined,
  };
}

/** Drops empty filters. An empty default filter stays, because it records that the reader cleared it. */
export function withoutEmptyFilters({ defaults }: Pick<BidListConfig, 'defaults'>, filters: BidFilters): BidFilters {
  const emptyNames = bidFilterNames.filter((name) => filters[name]?.length === 0 && defaults[name] === undefined);
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !(emptyNames as readonly string[]).includes(name)),
  );
}

/** The search of the URL. Only staff choose a page size, in the URL or stored in this browser. */
export function bidsSearchOfUrl(config: BidListConfig, raw: RawSearch, storedSize: PageSize) {
  const parsed = parseBidsSearch(config, raw);
  const isStaff = config.reader === 'staff';
  const pageSize = isStaff ? (parsed.pageSize ?? storedSize) : pageSizes[0];
  return { search: isStaff ? { ...parsed, pageSize } : parsed, pageSize, urlPageSize: parsed.pageSize };
}

/** Default filters are left out of the URL; a cleared one is written as `all`. */
export function bidsHref({ path, list, defaults }: BidListConfig, search: BidsSearch): string {
  const { status, scope, sorting, page, pageSize } = search;
  const defaultQuery = bidFilterQuery(defaults);
  const changed = Object.entries(bidFilterQuery(search.filters)).filter(
    ([name, value]) => value !== defaultQuery[name],
  );
  const filters = {
    ...statusParam(list, status),
    bidType: scope === bidScopes[0] ? undefined : scope,
    ...Object.fromEntries(changed),
  };
  return listAddress(path, { filters, sorting, page, pageSize });
}

/** Shared by the list, its facets and its number search. */
export function bidsFilterParams({ list, reader }: BidListConfig, { status, scope, filters }: BidsSearch) {
  return { ...statusParam(list, status), ...(reader === 'dealer' && { bidType: scope }), ...bidFilterQuery(filters) };
}

/** Parts that are not set are left out. */
export function bidsRequest(config: BidListConfig, search: BidsSearch) {
  const { sorting, page, pageSize } = search;
  return {
    ...bidsFilterParams(config, search),
    ...sorting,
    ...(pageSize && { pageSize: `${pageSize}` as const }),
    page: String(page),
  };
}

function statusParam(
  list: BidList,
  status: number | undefined,
): Partial<Record<'bidStatus' | 'archiveStatus', string>> {
  return status === undefined ? {} : { [statusNames[list]]: String(status) };
}

/**
 * A link from an empty list: first to the default filters, of which cleared ones stay cleared, then to the whole list.
 * Undefined if nothing narrows the list.
 */
export function widerHref(config: BidListConfig, search: BidsSearch): string | undefined {
  const defaultFilters = Object.entries(config.defaults) as [BidFilterName, readonly string[]][];
  const uncleared = defaultFilters.map(([name, values]) => [name, search.filters[name]?.length === 0 ? [] : values]);
  const cleared = defaultFilters.map(([name]) => [name, []]);
  const currentHref = bidsHref(config, { ...search, sorting: undefined, page: 1, pageSize: undefined });
  return [uncleared, cleared]
    .map((filters) => bidsHref(config, { ...defaultSearch(config), filters: Object.fromEntries(filters) }))
    .find((href) => href !== currentHref);
}

export function defaultSearch({ defaults }: BidListConfig): BidsSearch {
  return { status: undefined, scope: 'all', filters: defaults, sorting: undefined, page: 1, pageSize: undefined };
}
