import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

interface ShareCode {
  code: string | undefined;
  keepCode: (code: string | undefined) => void;
  /** Another path with the same query, hash and code. */
  replacePath: (path: string) => void;
}

/**
 * R44: the code of a shared lot leaves the address as soon as it is read. The entry of this tab's history keeps it, so
 * that a reload and Back need not ask for it again, and nothing outlives the tab.
 */
export function useShareCode(): ShareCode {
  const { history } = useRouter();
  const [code, setCode] = useState(() => codeOf(history.location));
  const replace = useCallback(
    (path: string, shareCode: string | undefined) => {
      const { search, hash } = history.location;
      history.replace(`${path}${withoutCode(search)}${hash}`, { shareCode });
    },
    [history],
  );
  const keepCode = useCallback(
    (kept: string | undefined) => {
      setCode(kept);
      replace(history.location.pathname, kept);
    },
    [history, replace],
  );
  useEffect(() => {
    if (new URLSearchParams(history.location.search).has('code')) replace(history.location.pathname, code);
  }, [history, replace, code]);
  const replacePath = useCallback((path: string) => replace(path, code), [replace, code]);
  return { code, keepCode, replacePath };
}

type HistoryLocation = ReturnType<typeof useRouter>['history']['location'];

function codeOf({ search, state }: HistoryLocation): string | undefined {
  const { shareCode }: { shareCode?: string } = { ...state };
  return new URLSearchParams(search).get('code') ?? shareCode;
}

function withoutCode(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('code');
  return query.size > 0 ? `?${query}` : '';
}
