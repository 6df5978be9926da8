import { pageComponents } from './page-components.ts';
import type { AppRouter } from './router.tsx';
import type { PageName } from './routes.ts';

interface Preloadable {
  preload?: () => Promise<unknown> | undefined;
  fetch?: () => Promise<unknown>;
}

/** A chunk that does not come is asked for again when its page is opened. */
function preload(part: Preloadable): void {
  (part.preload ?? part.fetch)?.()?.catch(() => {});
}

/** The code of a page and its layout, while the session is still being asked for. */
export function preloadAddress(router: AppRouter, pathname: string): void {
  const [matched] = router.getMatchedRoutes(pathname);
  for (const { options } of matched) {
    if (options.component) preload(options.component as Preloadable);
  }
}

/** Fetched when the first page stands: a click after the line is gone still finds its page. */
export function preloadPages(): void {
  for (const name of ['listing', 'lot', 'signIn'] satisfies PageName[]) preload(pageComponents[name]);
}
