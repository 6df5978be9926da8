export type RouteLayout = { path: string; layout: string };

/** What the table says of one page: its source, and the groups of texts it brings along. */
export type PageSource = { source: string; texts: readonly string[] };

const LOAD = String.raw`lazyRouteComponent\(\s*(?:withTexts\(\[([^\]]*)\],\s*)?\(\) => import\('\./([^']+)'\)`;
const NAMED_IMPORT = new RegExp(String.raw`const (\w+) = ${LOAD}`, 'g');
const PAGE = new RegExp(String.raw`'([^']+)': (?:${LOAD}|(\w+),)`, 'g');

/**
 * The source of each page by its address. Read from the text of the page table, because the table itself wants a
 * browser; a page that is not understood here counts in its heaviest layout.
 */
export function pageSources(pageTable: string): Map<string, PageSource> {
  const named = new Map(
    [...pageTable.matchAll(NAMED_IMPORT)].map(([, name = '', texts, file]) => [name, sourceOf(file, texts)]),
  );
  return new Map(
    [...pageTable.matchAll(PAGE)].map(([, path = '', texts, file, name = '']) => [
      path,
      file ? sourceOf(file, texts) : (named.get(name) ?? sourceOf(undefined, undefined)),
    ]),
  );
}

function sourceOf(file: string | undefined, texts = ''): PageSource {
  return { source: `src/app/${file}`, texts: [...texts.matchAll(/'(\w+)'/g)].map(([, group = '']) => group) };
}

/** The layouts in which each page is shown, both by their source in the manifest. */
export function pageLayouts(pageTable: string, routes: readonly RouteLayout[]): Map<string, Set<string>> {
  const layouts = new Map<string, Set<string>>();
  for (const [path, { source }] of pageSources(pageTable)) {
    const layout = routes.find((route) => route.path === path)?.layout;
    if (!layout) continue;
    layouts.set(source, (layouts.get(source) ?? new Set()).add(`src/app/layouts/${layout}-layout.tsx`));
  }
  return layouts;
}

/** The groups of texts that each page brings along, by its source. */
export function pageTexts(pageTable: string): Map<string, readonly string[]> {
  return new Map([...pageSources(pageTable).values()].map(({ source, texts }) => [source, texts]));
}
