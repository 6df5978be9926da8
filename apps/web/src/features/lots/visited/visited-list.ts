export const visitedAtMost = 20;

/** Newest first; a lot that is opened again moves to the front. */
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
