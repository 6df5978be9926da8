import { storage } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

export const visitedAtMost = 20;

/** Newest first; opening one again moves it to the front. */
export function addVisited(visited: readonly number[], id: number): readonly number[] {
  if (visited[0] === id) return visited;
  return [id, ...visited.filter((other) => other !== id)].slice(0, visitedAtMost);
}

export function parseVisited(stored: string | null): readonly number[] {
  return (stored ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}

const visited = createStore(parseVisited(storage.read('visited')));

// A lot opens in its own tab: the listing in this one learns of it here.
window.addEventListener('storage', () => visited.set(parseVisited(storage.read('visited'))));

export function noteVisited(id: number): void {
  const next = addVisited(visited.get(), id);
  storage.write('visited', next.join(','));
  visited.set(next);
}

export function useVisited(): ReadonlySet<number> {
  return new Set(useStore(visited));
}
