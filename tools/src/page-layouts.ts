export type RouteLayout = { path: string; layout: string };

const NAMED_IMPORT = /const (\w+) = lazyRouteComponent\(\(\) => import\('\.\/([^']+)'\)/g;
const PAGE = /'([^']+)': (?:lazyRouteComponent\(\(\) => import\('\.\/([^']+)'\)|(\w+),)/g;

/**
 * The layouts in which each page is shown, both by their source in the manifest. Read from the text of the page table,
 * because the table itself wants a browser; a page that is not understood here counts in its heaviest layout.
 */
export function pageLayouts(pageTable: string, routes: readonly RouteLayout[]): Map<string, Set<string>> {
  const named = new Map([...pageTable.matchAll(NAMED_IMPORT)].map(([, name, file]) => [name, file]));
  const layouts = new Map<string, Set<string>>();
  for (const [, path, file, name] of pageTable.matchAll(PAGE)) {
    const source = `src/app/${file ?? named.get(name)}`;
    const layout = routes.find((route) => route.path === path)?.layout;
    if (!layout) continue;
    layouts.set(source, (layouts.get(source) ?? new Set()).add(`src/app/layouts/${layout}-layout.tsx`));
  }
  return layouts;
}
