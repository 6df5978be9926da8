import type { AnswerOf, Call } from '@seri/contract/call';
import { api, socketId } from './api.ts';
import type { Reply } from './refusal.ts';
import { exchange, type Input, requestOf, urlOf } from './request.ts';

interface SentBytes {
  input: Pick<Input, 'params' | 'query'>;
  bytes: Blob;
  /** The one that the call takes, since a browser knows the type of some files only where an office program is installed. */
  type: string;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Gets the share that has left this machine. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Sends the bytes of a file as they are. A cancelled sending is rejected with the reason of its signal. */
export async function sendBytes<C extends Call>(call: C, sent: SentBytes): Promise<Reply<AnswerOf<C>>> {
  const { input, bytes, type, idempotencyKey, signal = null, onProgress } = sent;
  const request = requestOf(call, {}, { socketId: socketId.get(), idempotencyKey });
  const headers = new Headers(request.headers);
  headers.set('content-type', type);
  const send: typeof fetch = onProgress ? fetchTelling(onProgress) : (url, init) => window.fetch(url, init);
  const attempt = () =>
    exchange(send, urlOf(call, input), { ...request, headers, signal, body: bytes }) as Promise<
      Reply<AnswerOf<C>> & { status: number }
    >;
  const first = await attempt();
  return first.status === 401 && (await api.renew()) === 'renewed' ? attempt() : first;
}

/** A `fetch` that tells how far it is, which only the older interface of browsers can. */
function fetchTelling(onProgress: (share: number) => void): typeof fetch {
  return (url, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url instanceof Request ? url.url : url);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'text';
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
      request.addEventListener('error', () => reject(new TypeError('cut off')));
      request.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as Blob);
    });
}
