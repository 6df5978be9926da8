export type RouteLayout = { path: string; layout: string };

/** One page in the page table: its source, and the groups of texts that it loads. */
export type PageSource = { source: string; texts: readonly string[]; isDeferred: boolean };

const LOAD = String.raw`(lazyRouteComponent|deferred)\(\s*(?:withTexts\(\[([^\]]*)\],\s*)?\(\) => import\('\./([^']+)'\)`;
const NAMED_IMPORT = new RegExp(String.raw`const (\w+) = ${LOAD}`, 'g');
const PAGE = new RegExp(String.raw`'([^']+)': (?:${LOAD}|(\w+),)`, 'g');

/**
 * The source of each page by its address. It is read from the text of the page table, because importing the table needs a
 * browser; a page that is not understood here counts in its heaviest layout.
 */
export function pageSources(pageTable: string): Map<string, PageSource> {
  const named = new Map(
    [...pageTable.matchAll(NAMED_IMPORT)].map(([, name = '', how, texts, file]) => [name, sourceOf(how, file, texts)]),
  );
  return new Map(
    [...pageTable.matchAll(PAGE)].map(([, path = '', how, texts, file, name = '']) => [
      path,
      file ? sourceOf(how, file, texts) : (named.get(name) ?? sourceOf(how, file)),
    ]),
  );
}

function sourceOf(how: string | undefined, file: string | undefined, texts = ''): PageSource {
  const groups = [...texts.matchAll(/'(\w+)'/g)].map(([, group = '']) => group);
  return { source: `src/app/${file}`, texts: groups, isDeferred: how === 'deferred' };
}

export function pageLayouts(pageTable: string, routes: readonly RouteLayout[]): Map<string, Set<string>> {
  const layouts = new Map<string, Set<string>>();
  for (const [path, { source }] of pageSources(pageTable)) {
    const layout = routes.find((route) => route.path === path)?.layout;
    if (!layout) continue;
    layouts.set(source, (layouts.get(source) ?? new Set()).add(`src/app/layouts/${frameOf(layout)}-layout.tsx`));
  }
  return layouts;
}

/** The profile is shown in the standard layout. */
function frameOf(layout: string): string {
  return layout === 'profile' ? 'standard' : layout;
}

export function pagesBySource(pageTable: string): Map<string, PageSource> {
  return new Map([...pageSources(pageTable).values()].map((page) => [page.source, page]));
}
