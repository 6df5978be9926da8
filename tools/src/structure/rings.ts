/** From each group to the groups that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The arrows between groups of sources; imports inside a group are none. */
export function graphOf(
  sources: Iterable<{ path: string; imports: readonly string[] }>,
  groupOf: (path: string) => string | undefined,
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const group = groupOf(path);
    if (group === undefined) continue;
    const arrows = graph.get(group) ?? new Set();
    graph.set(group, arrows);
    for (const target of imports.map(groupOf)) if (target !== undefined && target !== group) arrows.add(target);
  }
  return graph;
}

/** Groups that reach themselves, each with one way round. */
export function ringsIn(graph: Graph): string[] {
  return [...graph.keys()].flatMap((start) => {
    const way = wayBack(graph, start);
    return way ? [way.join(' → ')] : [];
  });
}

function wayBack(graph: Graph, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
