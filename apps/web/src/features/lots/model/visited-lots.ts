import { storage } from '../../../lib/browser-storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { addVisited, parseVisited } from './visited-list.ts';

const visited = createStore(parseVisited(storage.read('visited')));

// A lot opens in its own tab: the listing in this one learns of it here.
window.addEventListener('storage', () => visited.set(parseVisited(storage.read('visited'))));

export function noteVisited(id: number): void {
  const next = addVisited(parseVisited(storage.read('visited')), id);
  storage.write('visited', next.join(','));
  visited.set(next);
}

const middleButton = 1;

/** How a link notes that its lot was opened. The new tab's page notes it too, but tells this one only where storage is allowed. */
export function visitHandlers(id: number) {
  const note = () => noteVisited(id);
  return {
    onClick: note,
    onAuxClick: ({ button }: { button: number }) => {
      if (button === middleButton) note();
    },
  };
}

export function useVisited(): ReadonlySet<number> {
  return new Set(useStore(visited));
}
