import { layouts } from './layouts.ts';
import { pages } from './pages.ts';
import { routes } from './routes.data.ts';

interface Preloadable {
  preload?: () => Promise<void> | undefined;
  fetch?: () => Promise<unknown>;
}

/** A chunk that does not come is asked for again when its page is opened. */
function preload(part: Preloadable): void {
  (part.preload ?? part.fetch)?.()?.catch(() => {});
}

/** The code of a page and its layout, while the session is still being asked for. */
export function preloadPage(pathname: string): void {
  const isAsked = (path: string) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(pathname);
  const page = routes.find(({ path }) => isAsked(path));
  if (!page) return;
  preload(layouts[page.layout]);
  preload(pages[page.path]);
}

/** Fetched when the first page stands: a click after the line is gone still finds its page. */
export function preloadPages(): void {
  for (const path of ['/car-auctions', '/car-auctions/$id', '/auth/login'] as const) preload(pages[path]);
}
