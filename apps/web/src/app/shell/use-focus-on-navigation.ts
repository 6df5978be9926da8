import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** On a new page the focus goes to its heading, as it would after a page load; sorting and paging leave it alone. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
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
