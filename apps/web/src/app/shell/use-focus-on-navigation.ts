import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const pageOf = (search: object): unknown => ('page' in search ? search.page : undefined);

/** On a new page, of the site or of a list, the focus goes to its heading, as after a page load; sorting leaves it alone. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation) return;
        if (!pathChanged && pageOf(fromLocation.search) === pageOf(toLocation.search)) return;
        const main = document.querySelector<HTMLElement>('main');
        // A form that is still empty will be replaced, heading and all: then the page itself holds the focus.
        const heading = main?.querySelector('[aria-busy="true"]') ? null : main?.querySelector<HTMLElement>('h1');
        const target = heading ?? main;
        if (!target) return;
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }),
    [router],
  );
}
