import type { PageSource } from './page-layouts.ts';

export type ManifestChunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
};

/** Vite's manifest: the built chunks by source. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export type FirstLoad = { route: string; scripts: string[]; styles: string[]; fonts: string[]; behind: string[] };

const PAGE_SOURCES = /^src\/app\/pages\//;
const LAYOUT_SOURCES = /^src\/app\/layouts\//;
const ENGLISH_TEXTS = 'virtual:messages/en/';
/** English needs only the latin faces; the others are loaded by their unicode-range. */
const ENGLISH_FONTS = /-latin-[^/]*\.woff2$/;

/** The files that a first visit in English loads, for every page in each of its layouts: the entry, the page, the layout, the texts, and all they import. */
export function firstLoads(
  manifest: Manifest,
  layoutsOf: ReadonlyMap<string, ReadonlySet<string>>,
  table: ReadonlyMap<string, Pick<PageSource, 'texts' | 'isDeferred'>> = new Map(),
): FirstLoad[] {
  const entry = Object.keys(manifest).find((source) => manifest[source]?.isEntry);
  const sources = Object.keys(manifest).filter((source) => manifest[source]?.isDynamicEntry);
  const pages = sources.filter((source) => PAGE_SOURCES.test(source));
  const layouts = sources.filter((source) => LAYOUT_SOURCES.test(source));
  if (!entry) return [];
  return pages.flatMap((page) => {
    const { texts = [], isDeferred = false } = table.get(page) ?? {};
    const own = [page, ...texts.map((group) => ENGLISH_TEXTS + group)];
    return [...(layoutsOf.get(page) ?? layouts)].map((layout) => {
      const frame = [entry, layout, `${ENGLISH_TEXTS}main`];
      return loadOf(manifest, page, isDeferred ? frame : [...frame, ...own], own);
    });
  });
}

/** `own` are the sources that a deferred page loads right after the first paint. */
function loadOf(manifest: Manifest, route: string, roots: readonly string[], own: readonly string[]): FirstLoad {
  const chunksOf = (sources: readonly string[]) =>
    [...closure(manifest, sources)].flatMap((name) => manifest[name] ?? []);
  const first = chunksOf(roots);
  const scripts = files(first, scriptOf);
  return {
    route,
    scripts,
    styles: files(first, (chunk) => chunk.css ?? []),
    fonts: files(first, (chunk) => chunk.assets ?? []).filter((file) => ENGLISH_FONTS.test(file)),
    behind: files(chunksOf(own), scriptOf).filter((file) => !scripts.includes(file)),
  };
}

function files(chunks: readonly ManifestChunk[], pick: (chunk: ManifestChunk) => readonly string[]): string[] {
  return [...new Set(chunks.flatMap(pick))];
}

function scriptOf({ file }: ManifestChunk): string[] {
  return file.endsWith('.js') ? [file] : [];
}

function closure(manifest: Manifest, roots: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const waiting = [...roots];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    if (seen.has(source)) continue;
    seen.add(source);
    waiting.push(...(manifest[source]?.imports ?? []));
  }
  return seen;
}
