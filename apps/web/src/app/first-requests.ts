import { profileCalls } from '@seri/contract/screens/profile.calls';
import { type PageSize, pageSizes } from '@seri/domain/catalogue/listing';
import { oneOf } from '../lib/lists/list-address.ts';
import { urlOf } from '../lib/calls/request.ts';
import { firstLoads } from '../pages/first-loads.ts';
import type { FirstCall, PagePreload, PageVisit, PageReader } from './page.ts';

export interface FirstRequests {
  page: keyof typeof firstLoads;
  /** The variant whose files the page loads. */
  variant: string;
  first: PagePreload;
  urls: readonly string[];
  /** Requests that depend on the reader. */
  urlsFor: ((reader: PageReader) => readonly string[]) | undefined;
}

interface OpenedAddress {
  pathname: string;
  search: string;
  storedSize: string | null;
  isDesktop: boolean;
}

const toUrl = ({ call, query }: FirstCall): string => urlOf(call, query ? { query } : {});

export const whoIsHere = toUrl({ call: profileCalls.view });

/** The first requests of an opened address: who is signed in, and the data of the page. */
export function firstRequests({ pathname, search, storedSize, isDesktop }: OpenedAddress): FirstRequests | undefined {
  const path = pathname.replace(/(?!^)\/$/, '');
  for (const page of Object.keys(firstLoads) as (keyof typeof firstLoads)[]) {
    const params = firstLoads[page].page.addresses.map((address) => paramsOf(address.path, path)).find(Boolean);
    if (!params) continue;
    const first: PagePreload = firstLoads[page].first;
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

/** The values of `$name` in an address; undefined where the path is another. */
function paramsOf(address: string, path: string): Record<string, string> | undefined {
  const pattern = `^${address.replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)')}$`;
  const match = new RegExp(pattern).exec(path);
  return match ? { ...match.groups } : undefined;
}
