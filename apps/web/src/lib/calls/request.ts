import { type CallData, changesSomething } from '@seri/contract/call';
import { apiRoot, headers } from '@seri/contract/headers';
import { notePosition } from './live-position.ts';
import { offline, type CallRefusal, type Reply } from './refusal.ts';

export interface Input {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
}

/** `crypto.randomUUID` exists in secure contexts only, and people open http://host:3000. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function urlOf(call: Pick<CallData, 'path'>, input: Input): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = Object.entries(input.query ?? {}).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `${apiRoot}${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
}

export interface CallHeaders {
  socketId?: string | undefined;
  idempotencyKey?: string | undefined;
  captcha?: string | undefined;
}

export function requestOf(call: CallData, input: Input, callHeaders: CallHeaders): RequestInit {
  const { socketId, idempotencyKey = newKey(), captcha } = callHeaders;
  const requestHeaders = new Headers({ accept: 'application/json' });
  if (input.body !== undefined) requestHeaders.set('content-type', 'application/json');
  if (changesSomething(call)) {
    requestHeaders.set(headers.idempotencyKey, idempotencyKey);
    if (socketId) requestHeaders.set(headers.socketId, socketId);
  }
  if (captcha) requestHeaders.set(headers.captcha, captcha);
  const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
  return {
    method: call.method,
    headers: requestHeaders,
    credentials: 'same-origin',
    cache: call.cached ? 'no-cache' : 'no-store',
    ...body,
  };
}

function isRefusalBody(body: unknown): body is CallRefusal {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

export type ReadAnswer = (response: Response) => Promise<unknown>;
const readJson: ReadAnswer = (response) => response.json().catch(() => undefined);

/** A body that is not JSON comes from a proxy in between and counts as an internal error. */
async function readReply(response: Response, readAnswer: ReadAnswer): Promise<Reply<unknown>> {
  const body = await (response.ok ? readAnswer : readJson)(response);
  if (response.ok && body !== undefined) return { ok: true, answer: body };
  if (isRefusalBody(body)) return { ok: false, refusal: { ...body, data: body.data ?? {} } as CallRefusal };
  const id = response.headers.get(headers.requestId) ?? '';
  return { ok: false, refusal: { code: 'INTERNAL', data: {}, id } };
}

export async function exchange(
  send: typeof fetch,
  url: string,
  request: RequestInit,
  readAnswer = readJson,
): Promise<Reply<unknown> & { status: number }> {
  try {
    const response = await send(url, request);
    notePosition(response);
    return { ...(await readReply(response, readAnswer)), status: response.status };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    return { ok: false, refusal: offline, status: 0 };
  }
}
