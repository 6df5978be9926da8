import { apiRoot, cookies as names, headers } from '@seri/contract/headers';
import type { TestUser } from '@seri/api/testkit/api';
import { vi } from 'vitest';

/** A call that changes something, ready to be sent. */
export interface ReadyCall {
  by: TestUser;
  /** The account whose rows the call writes. */
  clientId: number;
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  key: string;
}

export interface CallAnswer {
  status: number;
  body: { code?: string };
}

/** Undefined if the connection broke before the whole answer had come. */
export function sendCall(
  url: string,
  { by, method, path, body, key }: ReadyCall,
  faultPoint?: string,
): Promise<CallAnswer | undefined> {
  const sent = {
    'content-type': 'application/json',
    cookie: `${names.access}=${by.cookies[names.access]}`,
    [headers.idempotencyKey]: key,
    ...(faultPoint !== undefined && { 'fault-point': faultPoint }),
  };
  return fetch(url + apiRoot + path, { method, body: JSON.stringify(body), headers: sent }).then(
    async (response) => ({ status: response.status, body: (await response.json()) as CallAnswer['body'] }),
    () => undefined,
  );
}

/** Sends it as a browser does: again under the same key until it is answered for good. */
export function insist(url: string, call: ReadyCall): Promise<CallAnswer> {
  return vi.waitFor(
    async () => {
      const answer = await sendCall(url, call);
      if (!answer || answer.status >= 500 || answer.status === 429) throw new Error(`It answered ${answer?.status}.`);
      return answer;
    },
    { timeout: 60_000 },
  );
}
