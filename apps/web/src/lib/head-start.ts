/** Answers on their way that were asked for before the app's code was there, by their address (see app/head-start.ts). */
export type HeadStart = Map<string, Promise<Response>>;

declare global {
  interface Window {
    seriHeadStart?: HeadStart;
  }
}

/** By then who is here, or what is listed, may be another. */
const outdated = 15_000;

/** Takes what is on its way, once each; what failed, and all else, is asked for. */
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
  if (performance.now() > outdated) started.clear();
  const answer = started.get(input);
  started.delete(input);
  return answer;
}
