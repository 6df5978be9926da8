import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { knownSession } from '../features/identity/session/session.ts';
import { remember, takeRemembered } from '../lib/language/remembered.ts';
import { redirectionOf, signInPath } from './guard.ts';
import { pageComponents } from './page-components.ts';
import { Root } from './root.tsx';
import { layouts } from './layouts.ts';
import type { LayoutName, PageAccess } from './page.ts';
import { routes } from './routes.ts';
import { Crash, CrashPage } from './crash-page.tsx';

const NotFound = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFound');

const names = Object.keys(layouts) as LayoutName[];

/** An address that no page has keeps the menu of whoever is signed in. The session is asked first, lest it appear late. */
function unknownRoute(layout: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => layout,
    path: '$',
    beforeLoad: async () => void (await knownSession()),
    component: NotFound,
  });
}

/** A router of its own for each app: the page has one, each test another. */
export function createAppRouter() {
  async function guard(access: PageAccess, { href }: ParsedLocation): Promise<void> {
    const known = await knownSession();
    const previous = router.state.resolvedLocation?.href;
    const target = redirectionOf({ access, session: known, previous, remembered: takeRemembered });
    if (target === undefined || target === href) return;
    if (target === signInPath) remember(href);
    throw redirect({ href: target, replace: true });
  }

  function pageRoute(layout: AnyRoute, page: (typeof routes)[number]): AnyRoute {
    return createRoute({
      getParentRoute: () => layout,
      path: page.path,
      beforeLoad: ({ location }) => guard(page.access, location),
      component: pageComponents[page.name],
    });
  }

  function layoutRoute(name: LayoutName): AnyRoute {
    const layout = createRoute({ getParentRoute: () => root, id: name, component: layouts[name] });
    const known = routes.filter((page) => page.layout === name).map((page) => pageRoute(layout, page));
    return layout.addChildren(name === 'public' ? [...known, unknownRoute(layout)] : known);
  }

  const root = createRootRoute({ component: Root, errorComponent: CrashPage });
  const router = createRouter({
    routeTree: root.addChildren(names.map(layoutRoute)),
    defaultErrorComponent: Crash,
    // Data has its own cache; nothing waits behind a spinner of the router's.
    defaultPendingMs: Infinity,
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
