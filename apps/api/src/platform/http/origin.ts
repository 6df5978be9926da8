import type { IncomingHttpHeaders } from 'node:http';
import { headers as names } from '@seri/contract/headers';

/** Without PUBLIC_URL the portal's own origin is the host that the visitor used. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  const origin = headers.origin;
  if (origin === undefined) return headers['sec-fetch-site'] === undefined || isSameOrigin(headers);
  return isPortal(origin, headers, publicUrl);
}

/** Without PUBLIC_URL the portal's address is made from the Host of the request, which may be any text. */
export function hasReadableHost({ host }: IncomingHttpHeaders): boolean {
  return host === undefined || (/^[^/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`));
}

/** The path of an absolute or relative address within the portal; null for a foreign address. */
export function ownPathOf(address: string, headers: IncomingHttpHeaders, publicUrl: string | undefined): string | null {
  const base = publicUrl ?? `http://${headers.host}`;
  if (!URL.canParse(address, base)) return null;
  const { origin, pathname } = new URL(address, base);
  return isPortal(origin, headers, publicUrl) ? pathname : null;
}

/** The portal's origin, for absolute links that it hands out. */
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

/** True for a browser that opens a page; false for programs that fetch it, such as a messenger's link preview. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-mode'] === 'navigate';
}

function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] === 'same-origin';
}
