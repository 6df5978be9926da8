import { type RouterHistory, useMatch, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { RawSearch } from '../lib/lists/list-address.ts';
import type { Navigate } from '../lib/lists/use-true-address.ts';

interface RouterAddress {
  path: string;
  search: RawSearch;
  navigate: Navigate;
}

/** The page's address and the ways to change it; features know no more of the router. */
export function useAddress(): RouterAddress {
  const router = useRouter();
  // Its own address, not that of the browser: a page that is being left still stands, and would ask for another's data.
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const search: RawSearch = useSearch({ strict: false });
  const navigate = useCallback<Navigate>(
    (href, mode) => {
      if (mode === 'addressOnly') noteAddress(router.history, href);
      else if (mode === 'replace') router.history.replace(href);
      else router.history.push(href);
    },
    [router],
  );
  return { path, search, navigate };
}

/**
 * The entry keeps its key, so that Back still finds its scroll position. The router, which listens to the browser's
 * history, would load the page anew and move the focus: it is silenced as it silences itself while it writes.
 */
function noteAddress(history: RouterHistory, href: string): void {
  /* oxlint-disable no-underscore-dangle -- the router's name for it */
  history._ignoreSubscribers = true;
  try {
    window.history.replaceState(window.history.state, '', href);
  } finally {
    // A browser refuses too many writes in a row; the router must hear of the next move all the same.
    history._ignoreSubscribers = false;
  }
  /* oxlint-enable no-underscore-dangle */
}
