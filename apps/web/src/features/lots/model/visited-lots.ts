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

export function useVisited(): ReadonlySet<number> {
  return new Set(useStore(visited));
}
