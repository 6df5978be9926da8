import type { IncomingHttpHeaders } from 'node:http';
import { headers as names } from '@seri/contract/headers';

/** Without PUBLIC_URL the portal's own origin is whatever host the visitor opened it by. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const origin = headers.origin;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined || isSameOrigin(headers);
  return isPortal(origin, headers, publicUrl);
}

/** The path of an address within the portal, be it whole or relative; of a foreign one there is none. */
export function ownPathOf(address: string, headers: IncomingHttpHeaders, publicUrl: string | undefined): string | null {
  const base = publicUrl ?? `http://${headers.host}`;
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname } = new URL(address, base);
  return isPortal(origin, headers, publicUrl) ? pathname : null;
}

/** Where the portal is, for addresses that leave it. */
export function originOf(publicUrl: string | undefined, protocol: string, { host }: IncomingHttpHeaders): string {
  return publicUrl ?? `${protocol}://${host ?? 'localhost'}`;
}

function isPortal(origin: string, { host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (publicUrl !== undefined) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** A GET that acts could be sent by any page's image tag, so it must show that our own page or client sent it. */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  return isSameOrigin(headers) || headers[names.idempotencyKey] !== undefined;
}

/** A browser that opens a page, rather than a program that looks at it for a browser or a messenger. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate';
}

function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}
