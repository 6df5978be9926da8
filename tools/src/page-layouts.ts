export type RouteLayout = { path: string; layout: string };

const NAMED_IMPORT = /const (\w+) = lazyRouteComponent\(\(\) => import\('\.\/([^']+)'\)/g;
const PAGE = /'([^']+)': (?:lazyRouteComponent\(\(\) => import\('\.\/([^']+)'\)|(\w+),)/g;

/**
 * The source of each page by its address. Read from the text of the page table, because the table itself wants a
 * browser; a page that is not understood here counts in its heaviest layout.
 */
export function pageSources(pageTable: string): Map<string, string> {
  const named = new Map([...pageTable.matchAll(NAMED_IMPORT)].map(([, name, file]) => [name, file]));
  return new Map(
    [...pageTable.matchAll(PAGE)].map(([, path = '', file, name]) => [path, `src/app/${file ?? named.get(name)}`]),
  );
}

/** The layouts in which each page is shown, both by their source in the manifest. */
export function pageLayouts(pageTable: string, routes: readonly RouteLayout[]): Map<string, Set<string>> {
  const layouts = new Map<string, Set<string>>();
  for (const [path, source] of pageSources(pageTable)) {
    const layout = routes.find((route) => route.path === path)?.layout;
    if (!layout) continue;
    layouts.set(source, (layouts.get(source) ?? new Set()).add(`src/app/layouts/${layout}-layout.tsx`));
  }
  return layouts;
}
