/** Pages for visitors only: returning there after signing in would loop. */
const anonymousPages = new Set(['/auth/login', '/auth/sign-up', '/auth/forgot-password']);

/** Returns a path of this site with its query and hash; anything else (`//evil`, `https:…`, `/\evil`) is null. */
export function ownPath(address: string | null, origin: string): string | null {
  if (!address?.startsWith('/')) return null;
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (url?.origin !== origin || anonymousPages.has(url.pathname)) return null;
  const path = url.pathname === '/' ? '/car-auctions' : url.pathname;
  return path.startsWith('//') ? null : `${path}${url.search}${url.hash}`;
}
