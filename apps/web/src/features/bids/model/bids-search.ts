import { type BidList, type BidScope, bidScopes, type BidSort, bidSorts, statusesOf } from '@seri/domain/bid-lists';
import type { Sorting } from '@seri/domain/listing';
import { listAddress, oneOf, parsePaging, parseSorting, type RawSearch } from '../../../lib/list-address.ts';

/** What of a list of bids stands in the address. */
export interface BidsSearch {
  /** The tab; all of them without one. */
  status: number | undefined;
  /** Whose bids a dealer looks at. */
  scope: BidScope;
  sorting: Sorting<BidSort> | undefined;
  page: number;
}

/** A status is called by the list that it narrows. */
const statusNames = { live: 'bidStatus', archive: 'archiveStatus' } as const;

export function parseBidsSearch(list: BidList, raw: RawSearch): BidsSearch {
  return {
    status: oneOf<number>(statusesOf[list], raw[statusNames[list]]),
    scope: oneOf<BidScope>(bidScopes, raw['bidType']) ?? bidScopes[0],
    sorting: parseSorting(bidSorts, raw),
    page: parsePaging(raw).page,
  };
}

export function bidsHref(path: string, list: BidList, { status, scope, sorting, page }: BidsSearch): string {
  const filters = { ...narrowed(list, status), bidType: scope === bidScopes[0] ? undefined : scope };
  return listAddress(path, { filters, sorting, page, pageSize: undefined });
}

/** What the call is asked; what is not narrowed is not sent. */
export function bidsRequest(list: BidList, { status, scope, sorting, page }: BidsSearch, isDealer: boolean) {
  return { ...narrowed(list, status), ...(isDealer && { bidType: scope }), ...sorting, page: String(page) };
}

function narrowed(list: BidList, status: number | undefined): Partial<Record<'bidStatus' | 'archiveStatus', string>> {
  return status === undefined ? {} : { [statusNames[list]]: String(status) };
}

export function isNarrowed({ status, scope }: BidsSearch): boolean {
  return status !== undefined || scope !== bidScopes[0];
}
