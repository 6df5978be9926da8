import type { ParsedLocation } from '@tanstack/react-router';
import type { AppRouter } from './router.tsx';

/**
 * The scroll position of each history entry, so that Back returns to the same row. Kept in memory: after a reload
 * the browser restores its own.
 */
const positions = new Map<string, number>();

// oxlint-disable-next-line no-underscore-dangle -- the router's name for an entry of the history
const entryOf = (location: ParsedLocation): string => location.state.__TSR_key ?? '';

export function keepScroll(router: AppRouter): void {
  let current = entryOf(router.state.location);
  window.addEventListener('scroll', () => positions.set(current, window.scrollY), { passive: true });
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const entered = entryOf(toLocation);
    const hasMoved = fromLocation !== undefined && entered !== current;
    current = entered;
    // A place within a page is the page's own matter.
    if (hasMoved && !toLocation.hash) window.scrollTo({ top: positions.get(entered) ?? 0, behavior: 'instant' });
  });
}
