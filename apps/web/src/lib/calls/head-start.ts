/** Requests sent before the app's code had loaded, by address (see app/head-start.ts). */
export type HeadStart = Map<string, Promise<Response>>;

declare global {
  interface Window {
    seriHeadStart?: HeadStart;
  }
}

/** After this many ms the account or the list may have changed. */
const maxAgeMs = 15_000;

/** Uses each started request once. A failed one, and every other request, is sent. */
export function withHeadStart(send: typeof fetch, started: HeadStart | undefined): typeof fetch {
  return async (input, init) => {
    const answer = takeFrom(started, input);
    const response = await answer?.catch(() => undefined);
    init?.signal?.throwIfAborted();
    return response ?? send(input, init);
  };
}

function takeFrom(started: HeadStart | undefined, input: Parameters<typeof fetch>[0]): Promise<Response> | undefined {
  if (!started || typeof input !== 'string') return undefined;
  if (performance.now() > maxAgeMs) started.clear();
  const answer = started.get(input);
  started.delete(input);
  return answer;
}
