import { storage } from '../../../lib/browser/browser-storage.ts';
import { createStore, useStore } from '../../../lib/browser/store.ts';
import { addVisited, parseVisited } from './visited-list.ts';

const visited = createStore(parseVisited(storage.read('visited')));

// A lot opens in its own tab; this event tells the listing in this tab that it was visited.
window.addEventListener('storage', () => visited.set(parseVisited(storage.read('visited'))));

export function noteVisited(id: number): void {
  const next = addVisited(parseVisited(storage.read('visited')), id);
  storage.write('visited', next.join(','));
  visited.set(next);
}

const middleButton = 1;

/**
 * Handlers for a link that mark its lot as visited. The new tab marks it too, but can tell this tab only if storage is
 * allowed.
 */
export function visitHandlers(id: number) {
  const markVisited = () => noteVisited(id);
  return {
    onClick: markVisited,
    onAuxClick: ({ button }: { button: number }) => {
      if (button === middleButton) markVisited();
    },
  };
}

export function useVisited(): ReadonlySet<number> {
  return new Set(useStore(visited));
}
