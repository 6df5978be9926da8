import type { FuzzCall } from './read-calls.ts';

export const fuzzRoles = ['nobody', 'client', 'dealer', 'vip', 'manager', 'owner', 'leaver', 'source'] as const;
/** The caller: `nobody` is not signed in, `leaver` may end its own sign-ins, and `source` sends a feed. */
export type FuzzRole = (typeof fuzzRoles)[number];

/** A request as data, which is sent as it is, however broken. */
export interface FuzzRequest {
  call: FuzzCall;
  role: FuzzRole;
  method: string;
  /** With the query, as bytes of the request line. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** The name of the way in which it was broken; undefined if it is meant valid. */
  breakage?: string;
}

/** The parts of a request before they are written as text. */
export interface RequestParts {
  params: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

export function writeTarget({ path }: FuzzCall, { params, query }: RequestParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => escapeText(params[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => `${escapeText(name)}=${escapeText(each)}`),
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** A lone surrogate has no bytes in UTF-8; its three bytes in the older form are what a broken client sends. */
function escapeText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
