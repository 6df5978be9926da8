/** Requests sent before the app's code had loaded, by address (see app/head-start.ts). */
export type HeadStart = Map<string, Promise<Response>>;

declare global {
  interface Window {
    seriHeadStart?: HeadStart;
  }
}

/** After this many ms the account or the list may have changed. */
const maxAgeMs = 15_000;

/**
 * Uses each started request once. A failed one, and every other request, is sent. After the first 401 the sign-in is
 * renewed, so a second one, which was asked with the cookie before, is sent again.
 */
export function withHeadStart(send: typeof fetch, started: HeadStart | undefined): typeof fetch {
  let hasExpired = false;
  return async (input, init) => {
    const answer = takeFrom(started, input);
    const response = await answer?.catch(() => undefined);
    init?.signal?.throwIfAborted();
    const isExpired = response?.status === 401;
    if (!response || (isExpired && hasExpired)) return send(input, init);
    hasExpired ||= isExpired;
    return response;
  };
}

function takeFrom(started: HeadStart | undefined, input: Parameters<typeof fetch>[0]): Promise<Response> | undefined {
  if (!started || typeof input !== 'string') return undefined;
  if (performance.now() > maxAgeMs) started.clear();
  const answer = started.get(input);
  started.delete(input);
  return answer;
}
