import { useMatch, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RawSearch } from '../lib/lists/list-address.ts';
import type { Navigate } from '../lib/lists/use-true-address.ts';

interface Address {
  path: string;
  search: RawSearch;
  navigate: Navigate;
}

/** Where the page stands and how it goes on: features know of the router no more than this. */
export function useAddress(): Address {
  const router = useRouter();
  // Its own address, not that of the browser: a page that is being left still stands, and would ask for another's data.
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const search: RawSearch = useSearch({ strict: false });
  const navigate = useCallback<Navigate>(
    (href, how) => (how ? router.history.replace(href) : router.history.push(href)),
    [router],
  );
  return { path, search, navigate };
}
